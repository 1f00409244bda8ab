// Headings of sections in CVs, in the languages we meet.
import { squashLabel } from '#values/normalise/squash-label.ts';
import sections from './resume-sections.json' with { type: 'json' };

export type SectionKind = keyof typeof sections;

const kinds = new Map<string, SectionKind>(
  Object.entries(sections).flatMap(([kind, names]) =>
    names.map((name) => [squashLabel(name), kind as SectionKind] as const),
  ),
);

/** Letters may be set apart: `E X P E R I E N C E`. */
export const kindOfSection = (heading: string): SectionKind | undefined => kinds.get(squashLabel(heading));

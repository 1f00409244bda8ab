// Roles of people in the headings and compounds of the lexicon.

import { squashLabel } from '#values/normalise/squash-label.ts';
import { partiesThat } from '../parties.ts';
import headings from './headings.json' with { type: 'json' };
import neutralHeadings from './neutral-headings.json' with { type: 'json' };
import roles from './roles.json' with { type: 'json' };

type Wordings = Readonly<Record<string, readonly string[]>>;

const roleByWording = new Map<string, string>();
// A heading says it more surely than a compound: it goes last.
for (const list of [roles, headings] as readonly Readonly<Record<string, Wordings>>[])
  for (const [role, wordings] of Object.entries(list))
    for (const wording of Object.values(wordings).flat()) roleByWording.set(squashLabel(wording), role);

/** The same of a wording that is squashed already. */
export const roleOfSquashed = (squashed: string): string | undefined => roleByWording.get(squashed);

/** The role a heading gives to what stands below it, when it is known to give one. */
export const roleOfWording = (text: string): string | undefined => roleByWording.get(squashLabel(text));

const neutral = new Set(Object.values(neutralHeadings).flat().map(squashLabel));

/** A heading that speaks of a thing, not of a person: what stands below is no longer the one's above. */
export const isNeutralHeading = (text: string): boolean => neutral.has(squashLabel(text));

/** Those who are the paper's own subject. */
export const isSubjectRole = (role: string): boolean => subjects.has(role);

const subjects: ReadonlySet<string> = new Set(partiesThat((party) => party.isSubject));

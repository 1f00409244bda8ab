// Families of invented papers, one text file a kind: what issuers of one sort print, and in which shapes.
import { readdirSync, readFileSync } from 'node:fs';
import { type DocumentType, documentTypes } from '@oneform/contract';

export interface Family {
  readonly type: DocumentType;
  readonly name: string;
  /** Language and country, such as `en-US`. */
  readonly tag: string;
  readonly shapes: readonly string[];
  /** By pool: `titles`, `captions`, `says` … */
  readonly pools: Readonly<Record<string, readonly string[]>>;
}

const directory = new URL('./families/', import.meta.url);

/** `@ name | tag | shapes` opens a family; a line `pool: wording | wording` follows for each of its pools. */
export function readFamilies(): Family[] {
  return readdirSync(directory).flatMap((file) => {
    const type = documentTypes.find((known) => `${known}.txt` === file);
    if (!type) throw new Error(`${file} is named after no document type`);
    const sections = readFileSync(new URL(file, directory), 'utf8').split(/^@ /m).slice(1);
    return sections.map((section) => readFamily(type, section));
  });
}

function readFamily(type: DocumentType, section: string): Family {
  const [head = '', ...lines] = section.trim().split('\n');
  const [name = '', tag = 'en-US', shapes = 'pairs'] = head.split('|').map((part) => part.trim());
  const pools = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      const wordings = line.slice(colon + 1).split('|');
      return [line.slice(0, colon).trim(), wordings.map((wording) => wording.trim())] as const;
    }),
  );
  return { type, name, tag, shapes: shapes.split(/\s+/), pools };
}

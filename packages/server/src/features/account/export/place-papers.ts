// Places each original in the export: under its own name, in the folder of every collection that it supports.
import { extname } from 'node:path';

export interface Paper {
  readonly id: string;
  readonly displayName: string;
  readonly originalFilename: string;
}

export interface Folder {
  readonly name: string;
  /** Ids of papers. */
  readonly papers: ReadonlySet<string>;
}

const OTHER_PAPERS = 'Other documents';

/**
 * Windows takes a path of 259 characters, with the folder that the export is unpacked into; Linux a name of 255 bytes. A path of two names is
 * longer than both by `documents/`, a count in brackets and an ending.
 */
const MAX_LENGTH = 70;
const MAX_BYTES = 200;
const MAX_ENDING = 10;
/** Characters that Windows, macOS or Linux refuse in a name. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu;
/** Names that Windows keeps for itself, whatever ending follows. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;

/** A name that every system takes: never empty, never a path. */
export function safeName(text: string, fallback: string): string {
  const name = trim(cut(trim(text.normalize('NFC').replace(forbidden, ' ').replace(/\s+/g, ' '))));
  return name === '' || reserved.test(name) ? fallback : name;
}

/** Windows drops points and spaces at the end, and a point in front hides a file elsewhere. */
const trim = (text: string) => text.replace(/^[\s.]+|[\s.]+$/g, '');

/** After a whole character. */
function cut(text: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const longer = kept + segment;
    if (longer.length > MAX_LENGTH || Buffer.byteLength(longer) > MAX_BYTES) break;
    kept = longer;
  }
  return kept;
}

/** Hands out names that differ, as file systems compare them: `Trip`, `Trip (2)`. */
function distinctNames(): (stem: string, ending?: string) => string {
  const taken = new Set<string>();
  return (stem, ending = '') => {
    for (let count = 1; ; count += 1) {
      const name = `${stem}${count === 1 ? '' : ` (${count})`}${ending}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
}

/** Paths of each paper, by its id. One that no collection used lies with the other documents. */
export function placePapers(papers: readonly Paper[], folders: readonly Folder[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const nameFolder = distinctNames();
  const used = new Set(folders.flatMap((folder) => [...folder.papers]));
  const rest = papers.filter(({ id }) => !used.has(id));
  for (const folder of [...folders, { name: OTHER_PAPERS, papers: new Set(rest.map(({ id }) => id)) }]) {
    if (folder.papers.size === 0) continue;
    const name = nameFolder(safeName(folder.name, 'Collection'));
    const nameFile = distinctNames();
    for (const paper of papers.filter(({ id }) => folder.papers.has(id))) {
      const path = `documents/${name}/${nameFile(...splitName(paper))}`;
      paths.set(paper.id, [...(paths.get(paper.id) ?? []), path]);
    }
  }
  return paths;
}

/** A renamed paper may lack the ending that tells a computer how to open it. */
function splitName({ displayName, originalFilename }: Paper): [stem: string, ending: string] {
  const ending = safeName(extname(originalFilename).slice(1, 1 + MAX_ENDING), '');
  const name = safeName(displayName, 'Document');
  if (ending === '') return [name, ''];
  const own = extname(name);
  return own.toLowerCase() === `.${ending.toLowerCase()}` ? [name.slice(0, -own.length), own] : [name, `.${ending}`];
}

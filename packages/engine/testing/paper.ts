// Invented papers for tests: their type, what is printed on them, and what has to be read from them.
import type { DocumentType } from '@oneform/contract';
import type { Page } from '#document/read-document.ts';
import { type Drawn, drawPage } from './draw-page.ts';

export interface Paper {
  readonly type: DocumentType;
  /** Unique among the papers of its type. */
  readonly about: string;
  /** A row a line; two spaces or more part columns. A row that begins with `# ` is set large. */
  readonly text: string;
  /** By fact name; lists are not compared. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Names of which nothing stands on the paper. */
  readonly absent?: readonly string[];
}

export function drawPaper({ text }: Paper): Page {
  const rows = text.replace(/^\n|\n\s*$/g, '').split('\n');
  return drawPage(
    rows.flatMap((row, index): Drawn[] => {
      const y = 48 + index * 15;
      if (row.startsWith('# ')) return [[40, y, row.slice(2), 16]];
      return row.trim() === '' ? [] : [[40, y, row, 9.5]];
    }),
  );
}

// Truth about a document, written down by somebody who looked at it: DIR/truth/NAME.json beside DIR/docs/NAME.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Truth {
  /** Below the folder. */
  readonly file: string;
  readonly document_type: string;
  /** Other types that are right as well. */
  readonly also?: readonly string[];
  /** `digital`: has a text layer; `image`: scan or photo. */
  readonly medium?: string;
  /** Dates ISO, amounts plain decimals. */
  readonly fields: Readonly<Record<string, string | number | null>>;
  /** Repeated groups by the name of their fact: a record for each job, school, account, line. */
  readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  /** Names for which nothing stands on the page. */
  readonly absent?: readonly string[];
}

/** Those whose document is there. */
export function readTruths(corpus: string): Truth[] {
  return readdirSync(join(corpus, 'truth'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(corpus, 'truth', name), 'utf8')) as Truth)
    .filter(({ file }) => existsSync(join(corpus, file)));
}

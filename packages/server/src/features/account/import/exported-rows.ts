// The rows of a table in an export, one after the other: a table of any length takes the memory of one row.
import { createHash, type Hash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import { isTooDeep, MAX_NESTING_DEPTH } from '@oneform/contract';
import { type Archive, linesOf } from '../../../archive/read-archive.ts';
import { takeTurns } from '../../../take-turns.ts';
import { refuseImport } from './refuse-import.ts';

export type ExportedRow = Record<string, unknown>;

const MB = 1024 * 1024;
/** The whole text of a long paper, and what was read of it. */
const MAX_ROW = 32 * MB;
/** Members of a row around data of a collection, with its changes. */
const AROUND = 16;

/**
 * The export writes an array over many lines, a row between ` {` and ` }`; no line break stands inside a text of JSON. `hash` takes the bytes as
 * they pass. Throws for anything else.
 */
export async function* readRows(archive: Archive, path: string, hash?: Hash): AsyncGenerator<ExportedRow> {
  const turn = takeTurns();
  const bytes = measure(hash ?? createHash('sha256'));
  // A fault in the archive breaks off the reading with its reason.
  pipeline(await archive.stream(path), bytes, () => {});
  let lines: string[] | undefined;
  let length = 0;
  for await (const line of linesOf(bytes, MAX_ROW)) {
    if (lines === undefined && line === ' {') [lines, length] = [['{'], 0];
    else if (lines === undefined) requireFrame(line);
    else if (line === ' }' || line === ' },') {
      yield parseRow([...lines, '}'].join(''));
      lines = undefined;
      await turn();
    } else {
      length += line.length;
      if (length > MAX_ROW) throw refuseImport(`A row of ${path} is longer than any paper.`);
      lines.push(line);
    }
  }
  if (lines !== undefined) throw refuseImport(`The export ends in the middle of ${path}.`);
}

function measure(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

function requireFrame(line: string): void {
  if (line !== '[' && line !== ']' && line !== '[]') throw refuseImport('The export is not as OneForm writes it.');
}

function parseRow(text: string): ExportedRow {
  const row: unknown = JSON.parse(text);
  if (isTooDeep(row, MAX_NESTING_DEPTH + AROUND)) throw refuseImport('A row of the export is nested too deep.');
  return row as ExportedRow;
}

// Location of the word vectors.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = (name: string): string => fileURLToPath(new URL(`../../../../networks/${name}`, import.meta.url));

/** A number a piece, then a row of bytes a piece that it multiplies. */
export const vectorsFile = file('word-vectors.bin');
/** The pieces, one a line, in the order of the rows. */
export const piecesFile = file('word-vectors.txt');

/** Without them the engine works as before: wordings are compared by their letters alone. */
export const hasWordVectors = (): boolean => existsSync(vectorsFile) && existsSync(piecesFile);

// Corrections of misreadings: each in one place, in the order in which they are tried. Everything that changes a
// character of the network's output is in these two tables; none changes a character that the network was sure of.
import type { Character, DecodedLine } from '../recognise/decode-ctc.ts';
import { dropSpecks } from './drop-specks.ts';
import { mendAmounts } from './mend-amounts.ts';
import { mendLookAlikes } from './mend-look-alikes.ts';
import { mendStops } from './mend-stops.ts';
import { mendWords } from './mend-words.ts';
import { mendZeroOrO } from './mend-zero-or-o.ts';

interface LineCorrection {
  readonly misreading: string;
  readonly correct: (line: DecodedLine) => DecodedLine;
}

/** Before a line is parted into words, where spaces inside of a number are still known. */
const ofLines: readonly LineCorrection[] = [
  { misreading: 'the point of an amount lost, or read as another sign: `84:20`', correct: mendAmounts },
];

interface WordCorrection {
  readonly misreading: string;
  /** `following`: the first character of the next word, `''` at the end of the line. */
  readonly correct: (word: readonly Character[], following: string) => readonly Character[];
}

/** Letter for digit first, as a word of the dictionary may come of it; the stop last, as it depends on what kind of word stands before it. */
const ofWords: readonly WordCorrection[] = [
  { misreading: 'specks taken for full stops where the sentence goes on: `.Total`', correct: dropSpecks },
  { misreading: 'zeros and capital Os, which many printers draw alike: `0REGON`, `12OZ`', correct: mendZeroOrO },
  { misreading: 'a letter inside of a number, a digit inside of a word: `2l5`, `C1TY`', correct: mendLookAlikes },
  { misreading: 'one doubtful letter away from a word of the dictionary: `Arnount`', correct: mendWords },
  { misreading: 'commas and colons of small print taken for full stops: `Name.` before a value', correct: mendStops },
];

export function correctLine(line: DecodedLine): DecodedLine {
  return ofLines.reduce((corrected, { correct }) => correct(corrected), line);
}

export function correctWord(word: readonly Character[], following: string): readonly Character[] {
  return ofWords.reduce((corrected, { correct }) => correct(corrected, following), word);
}

// The point of an amount is the first thing to be lost in faint print: it stands before the last two digits where the network thought of it there.

import type { Character, DecodedLine } from '../recognise/decode-ctc.ts';

/** Share with which the point must have been thought of where another sign was read. */
const thought = { colon: 0.04, timeOfDay: 0.2, hyphen: 0.1 };
/** Probability of a space from which a number begins there. */
const apart = 0.5;
const amountBefore = /^(?:0|[1-9]\d{0,4})$/;

/**
 * The characters of a line, the amount at its end mended: numbers further left are dates and codes too often. A second point behind an
 * amount that stands alone is dirt.
 */
export function mendAmounts(line: DecodedLine): DecodedLine {
  const { characters } = line;
  if (/^\D?\d+\.\d\d\.$/.test(spell(characters))) return { ...line, characters: characters.slice(0, -1) };
  const ending = spell(characters.slice(-3));
  if (/^\d{3}$/.test(ending)) return putPoint(line, characters.length - 2);
  const at = characters.length - 3;
  if (!/^[:-]\d\d$/.test(ending) || !isPoint(line, at)) return line;
  return { ...line, characters: characters.with(at, { ...characters[at]!, text: '.' }) };
}

/** `at`: of the first digit behind the point that was passed over. */
function putPoint(line: DecodedLine, at: number): DecodedLine {
  const { characters } = line;
  const [before, after] = [characters[at - 1]!, characters[at]!];
  const { omitted } = before;
  const whole = wholeNumber(line, at);
  const isMissing = omitted?.text === '.' || (omitted?.text === ':' && !isTimeOfDay(whole, characters.slice(at)));
  if (!omitted || !isMissing || !amountBefore.test(whole)) return line;
  const point = {
    text: '.',
    from: before.to,
    to: after.from,
    peak: (before.to + after.from) >> 1,
    confidence: omitted.confidence,
  };
  return {
    ...line,
    characters: characters.toSpliced(at, 0, point),
    spaces: line.spaces.map((space, step) => (step >= before.to && step < after.from ? 0 : space)),
  };
}

function isPoint(line: DecodedLine, at: number): boolean {
  const { text, rivals = [] } = line.characters[at]!;
  const whole = wholeNumber(line, at);
  const share = rivals.find((rival) => rival.text === '.')?.confidence ?? 0;
  if (!amountBefore.test(whole)) return false;
  if (text === '-') return share >= thought.hyphen;
  return share >= (isTimeOfDay(whole, line.characters.slice(at + 1)) ? thought.timeOfDay : thought.colon);
}

/** The digits that end before `to`; empty where they are part of a longer code, date or time. */
function wholeNumber({ characters, spaces }: DecodedLine, to: number): string {
  let from = to;
  const isApart = (at: number) =>
    spaces.subarray(characters[at - 1]!.to, characters[at]!.from).some((space) => space >= apart);
  while (from > 0 && /^\d$/.test(characters[from - 1]!.text) && (from === to || !isApart(from))) from--;
  const isJoined = from > 0 && !isApart(from) && /^[\p{L}\d./:,-]$/u.test(characters[from - 1]!.text);
  return isJoined ? '' : spell(characters.slice(from, to));
}

function isTimeOfDay(hour: string, minute: readonly Character[]): boolean {
  return Number(hour) < 24 && Number(spell(minute)) < 60;
}

const spell = (characters: readonly Character[]): string => characters.map(({ text }) => text).join('');

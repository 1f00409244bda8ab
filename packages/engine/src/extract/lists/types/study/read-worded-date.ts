// Dates that diplomas write out: `this eleventh day of May, two thousand and nineteen`.
import { findMonth, monthPattern } from '#values/normalise/month-names.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const ordinal = `(?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty|thirty)[ -](?:${ordinals.slice(0, 9).join('|')})|${ordinals.join('|')}|thirtieth)`;
const number = `(?:${[...units, ...tens.slice(2)].join('|')})`;
const year = `(?:\\d{4}|(?:two thousand|(?:nineteen|twenty)(?: hundred)?)(?:[ -]+(?:and )?${number}(?:[ -]${number})?)?)`;
const written = new RegExp(
  `\\b(?<day>${ordinal})\\s+(?:day\\s+)?(?:of\\s+)?(?<month>${monthPattern}),?\\s+(?:in the year\\s+(?:of our lord\\s+)?(?:of\\s+)?)?(?<year>${year})\\b`,
  'iu',
);

/** ISO date and where it stands in the text; null when none is written out. */
export function readWordedDate(text: string): { value: string; from: number; to: number } | null {
  const match = written.exec(text);
  const day = toDay(match?.groups?.day ?? '');
  const month = findMonth((match?.groups?.month ?? '').toLowerCase());
  const yearOf = toYear(match?.groups?.year ?? '');
  if (!match || !day || !month || !yearOf) return null;
  const pad = (part: number): string => String(part).padStart(2, '0');
  return { value: `${yearOf}-${pad(month)}-${pad(day)}`, from: match.index, to: match.index + match[0].length };
}

function toDay(text: string): number {
  if (/^\d/.test(text)) return Number.parseInt(text, 10);
  const words = text.toLowerCase().split(/[ -]/);
  if (words[0] === 'thirtieth') return 30;
  const last = ordinals.indexOf(words.at(-1) ?? '') + 1;
  return words.length > 1 ? tens.indexOf(words[0] ?? '') * 10 + last : last;
}

function toYear(text: string): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  const words = text
    .toLowerCase()
    .split(/[ -]+/)
    .filter((word) => word !== 'and' && word !== 'hundred');
  const isThousand = words[0] === 'two';
  const rest = words.slice(isThousand ? 2 : 1).map((word) => Math.max(units.indexOf(word), tens.indexOf(word) * 10));
  return (isThousand ? 2000 : words[0] === 'twenty' ? 2000 : 1900) + rest.reduce((sum, part) => sum + part, 0);
}

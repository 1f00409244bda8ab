// The languages a CV lists, in a row, one a line or in a table with levels beside them.
import { foldText } from '#values/normalise/fold-text.ts';
import type { Reading } from '../../find/make-facts.ts';
import { stringTogether } from '../../find/run-of-text.ts';
import type { Section } from './find-sections.ts';

const locales = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'tr', 'ro', 'hu'];
const codes =
  `af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko
ku ky la lb lo lt lv mk ml mn mr ms mt my ne nl no nb pa pl ps pt ro ru rw sd si sk sl so sq sr sv sw ta te tg th tk tl tr tt uk ur uz vi
xh yi yo yue zh zu`.split(/\s+/);
const furtherNames = [
  'mandarin',
  'cantonese',
  'farsi',
  'flemish',
  'tagalog',
  'castilian',
  'sign language',
  'valencian',
  'twi',
  'akan',
];

const names: ReadonlySet<string> = new Set([
  ...furtherNames,
  ...locales.flatMap((locale) => {
    const display = new Intl.DisplayNames([locale], { type: 'language' });
    return codes.flatMap((code) => foldText(display.of(code) ?? ''));
  }),
]);

/** One string, the languages in the order of the page, each with what stands in brackets behind it. */
export function readLanguages(sections: readonly Section[]): Reading[] {
  const found = new Map<string, Section['lines'][number]['tokens']>();
  for (const line of sections.filter(({ kind }) => kind === 'languages').flatMap((section) => section.lines)) {
    const run = stringTogether(line.tokens);
    let at = 0;
    for (const piece of run.text.split(/[,;|•·▪●◦\u2022]|\s[–—-]\s|:/)) {
      const from = run.text.indexOf(piece, at);
      at = from + piece.length;
      const text = piece.replace(/^[^\p{L}]+|[\s.–—*-]+$/gu, '');
      if (isLanguage(text) && !found.has(text)) found.set(text, run.tokensAt(from, at));
    }
  }
  if (found.size === 0) return [];
  return [
    {
      name: 'languages',
      value: [...found.keys()].join(', '),
      type: 'string',
      confidence: 0.85,
      tokens: [...found.values()].flat(),
      anchor: 'languages',
    },
  ];
}

/** `English`, `English (fluent)`, `Fluent English`. */
function isLanguage(text: string): boolean {
  const words = foldText(text.replace(/\(.*$/, '')).trim().split(/\s+/);
  return (
    words.length <= 3 && (names.has(words.join(' ')) || names.has(words[0] ?? '') || names.has(words.at(-1) ?? ''))
  );
}

// Values whose form says which field they are: a town with its postal code, the place before the day of a signature, a month alone, the last
// figures of a masked number, the name of a bank.

import type { Page } from '#document/read-document.ts';
import type { PageGrid } from '#layout/page-grid.ts';
import { joinWords, type PlacedWord } from '#layout/segments.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { findDates } from '#values/normalise/find-dates.ts';
import type { MatchContext } from '../claims/match-context.ts';
import type { Piece } from './describe-looks.ts';
import { splitCompound } from './split-compound.ts';

export type NamedPiece = Piece & { readonly name: string };

/** `Pleasantville, CA 94588`: town, state and postal code of a line that is nothing else. */
function findTowns(page: Page, grid: PageGrid, context: MatchContext): NamedPiece[] {
  return grid.rows.flat().flatMap((segment) => {
    const raw = joinWords(segment.words);
    if (!townLine.test(raw)) return [];
    return splitCompound(raw, townParts, context).map(({ name, raw: part, shaped, fit }) => {
      const words = segment.words.filter(({ text }) => part.includes(text.replace(/,$/, '')));
      return { page, grid, segment, name, raw: part, words, shaped, fit, share: 1, lines: 1 };
    });
  });
}

const townParts = 'city+state+postal_code';
const townLine = /^\p{Lu}[\p{L}.' -]{2,30},?\s+[A-Z]{2},?\s+\d{5}(?:-\d{4})?$|^\d{4,5}\s+\p{Lu}[\p{L}.' -]{2,30}$/u;

/** `Köln, den 12. Mai 2025`, `Fait à Lyon, le 3 mars 2024`: where something was signed, before the day. */
function findPlacesOfDates(page: Page, grid: PageGrid, { dates }: MatchContext): NamedPiece[] {
  return grid.rows.flat().flatMap((segment) => {
    const [date] = findDates(joinWords(segment.words), dates.order);
    const before = date ? wordsUpTo(segment.words, date.from) : [];
    const found = placeBeforeDate.exec(joinWords(before));
    if (!found || found.index > 0) return [];
    const raw = found.groups!.place!.trim();
    const words = before.filter(({ text }) => raw.split(/\s+/).includes(text.replace(/,$/, '')));
    const fit = fitsShape('place', raw);
    return fit > 0
      ? [
          {
            page,
            grid,
            segment,
            name: 'place_of_issue',
            raw,
            words,
            shaped: { value: raw, type: 'string' },
            fit,
            share: 1,
            lines: 1,
          },
        ]
      : [];
  });
}

const placeBeforeDate =
  /^(?:(?:fait|done|signed|dado|hecho|gegeven|fatto)\s+)?(?:(?:à|a|at|in|en|em|te|zu)\s+)?(?<place>\p{Lu}[\p{L}.’'-]+(?:\s[\p{L}.’'-]+){0,3}?),?\s*(?:,|den|le|lì|li|il|el|a|dnia|em|on|op|d\.)\s*$/iu;

function wordsUpTo(words: readonly PlacedWord[], end: number): PlacedWord[] {
  let from = 0;
  return words.filter(({ text }) => {
    const isBefore = from + text.length <= end;
    from += text.length + 1;
    return isBefore;
  });
}

/** `März 2025`, `PERIODO: OTTOBRE 2025`: a payslip often says for which month it is and nothing else. */
function findMonths(page: Page, grid: PageGrid, { dates }: MatchContext): NamedPiece[] {
  return grid.rows.flat().flatMap((segment) => {
    const text = joinWords(segment.words);
    const months = findDates(text, dates.order).filter(({ value }) => value.length === 7);
    return months.slice(0, 1).flatMap(({ value, from, to }) => {
      const words = segment.words.filter(({ text: word }) => text.slice(from, to).includes(word));
      const raw = text.slice(from, to);
      const piece = { page, grid, segment, raw, words, fit: fitsShape('date_or_month', raw), lines: 1 };
      const share = words.length / segment.words.length;
      return ['period_start', 'period_end'].map(
        (name): NamedPiece => ({ ...piece, name, share, shaped: { value, type: 'date' } }),
      );
    });
  });
}

/** `XXX-XX-4417`: of a number that is kept to itself, its last four figures. */
function findMasked(page: Page, grid: PageGrid): NamedPiece[] {
  return grid.rows.flat().flatMap((segment) =>
    segment.words.flatMap((word): NamedPiece[] => {
      const value = maskedNumber.exec(word.text)?.[1];
      if (!value) return [];
      const words = [word];
      return [
        {
          page,
          grid,
          segment,
          name: 'ssn_last4',
          raw: word.text,
          words,
          shaped: { value, type: 'code' },
          fit: 1,
          share: 1,
          lines: 1,
        },
      ];
    }),
  );
}

/** `Banque: LA BANQUE POSTALE`, `Deposited at First Tamarack Bank, N.A.`: the capital words around one that says it is a bank. */
function findBanks(page: Page, grid: PageGrid): NamedPiece[] {
  return grid.rows.flat().flatMap(({ words: all, ...segment }) => {
    const at = all.findIndex(({ text }) => ofBank.test(text));
    if (at < 0) return [];
    const isOfName = (index: number): boolean =>
      /^[\p{Lu}&]|^(?:of|de|di|du|la|le|zu|und|del|della)$/u.test(all[index]?.text ?? '');
    const ends = (index: number): boolean => /[.,:;]$/.test(all[index]?.text ?? '.');
    let [from, to] = [at, at + 1];
    while (from > 0 && isOfName(from - 1) && !ends(from - 1)) from--;
    while (from < at && !/^\p{Lu}/u.test(all[from]!.text)) from++;
    while (
      to < all.length &&
      isOfName(to) &&
      !(ends(to - 1) && !/^(?:N\.?A|S\.?A|A\.?G|plc|eG|Inc)/i.test(all[to]!.text))
    )
      to++;
    while (to > at + 1 && !/^\p{Lu}/u.test(all[to - 1]!.text)) to--;
    const words = all.slice(from, to);
    const raw = joinWords(words).replace(/[,;:]$/, '');
    const share = words.length / all.length;
    if (words.length < 2 && !/.{4}(?:bank|kasse)$/i.test(raw)) return [];
    return [
      {
        page,
        grid,
        segment: { ...segment, words: all },
        name: 'bank_name',
        raw,
        words,
        shaped: { value: raw, type: 'name' },
        fit: fitsShape('organisation', raw),
        share,
        lines: 1,
      },
    ];
  });
}

const ofBank =
  /^(?:\p{L}*bank|banks?|banco|banca|banque|bancorp|caixa|caja|\p{L}*sparkasse|raiffeisen\p{L}*|volksbank|bbva|hsbc)[.,]?$/iu;

const maskedNumber = /^[Xx*•●#]{3}[-–]?[Xx*•●#]{2}[-–]?(\d{4})$/;

/** Each finds pieces of one sort; how they stand to others of their sort counts. */
export const tellingForms: readonly ((page: Page, grid: PageGrid, context: MatchContext) => NamedPiece[])[] = [
  findTowns,
  findPlacesOfDates,
  findMonths,
  findMasked,
  findBanks,
];

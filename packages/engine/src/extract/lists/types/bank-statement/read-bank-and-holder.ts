// Finds bank and holder of an account: the bank by its name, the holder by the address the statement is sent to.

import { normaliseName } from '#values/normalise/normalise-name.ts';
import { looksLikePerson } from '#values/recognise-party.ts';
import { findLetterhead } from '../../find/find-letterhead.ts';
import { findLogo } from '../../find/find-logo.ts';
import type { PlacedParty } from '../../find/find-parties.ts';
import type { Reading } from '../../find/make-facts.ts';
import { type Paper, readPartyAs } from '../../find/read-paper.ts';
import { stringTogether } from '../../find/run-of-text.ts';

const bankWord =
  /bank|banc[oa]?(?!\p{L})|banque|sparkasse|credit union|building society|savings|volksbank|kredit|raiffeisen/iu;
// Titles of papers, kinds of account and ways to bank, which are no bank's name.
const notName =
  /statement|online|mobile|account|checking|digital|internet|banking|branch|contact|savings acc|bankers?\b|mybank|your bank/i;

export function readBankAndHolder(paper: Paper): Reading[] {
  const readings: Reading[] = [];
  const holder = findHolder(paper);
  if (holder) {
    const nameAs = holder.kind === 'person' ? 'full_name' : 'company_name';
    readings.push(...readPartyAs(holder, { name: nameAs, address: 'address' }, 0.9, 'block'));
  }
  if (!readings.some((reading) => /^(?:full|company)_name$/.test(reading.name))) readings.push(...findNameAlone(paper));
  return [...readings, ...findBank(paper, holder)];
}

/** The first block with an address that is not the bank's own; people before companies on the first pages. */
function findHolder(paper: Paper): PlacedParty | undefined {
  const firstPage = paper.sheets[0]?.page ?? 1;
  const candidates = paper.parties.filter(
    (party) => party.sheet.page <= firstPage + 1 && party.name && !bankWord.test(party.name),
  );
  const score = (party: PlacedParty): number =>
    (party.kind === 'person' ? 2 : 0) + (party.top < firstPage + 0.45 ? 1.5 : 0) + (isWrittenTo(party) ? 1 : 0);
  return candidates.toSorted((a, b) => score(b) - score(a))[0];
}

/** For an address that cannot be read: the first line near the top that is a person's name. */
function findNameAlone({ sheets }: Paper): Reading[] {
  const line = sheets[0]?.segments.find((segment) => segment.top < 0.35 && looksLikePerson(segment.text));
  return line
    ? [
        {
          name: 'full_name',
          value: normaliseName(line.text)?.value ?? line.text,
          type: 'name',
          confidence: 0.72,
          tokens: line.tokens,
          anchor: 'line',
        },
      ]
    : [];
}

// A bank's address to write to or pay to carries a post box or stands beside such a word.
const isWrittenTo = (party: PlacedParty): boolean => !/box/i.test(party.address?.street ?? '');

function findBank(paper: Paper, holder: PlacedParty | undefined): Reading[] {
  const named = paper.parties
    .filter(
      (party) =>
        party !== holder &&
        party.name &&
        !notName.test(party.name) &&
        (bankWord.test(party.name) || party.kind === 'company'),
    )
    .map((party) => ({
      text: party.name ?? '',
      tokens: party.nameTokens,
      certainty: bankWord.test(party.name ?? '') ? 0.88 : 0.7,
    }));
  const headings = paper.sheets
    .slice(0, 1)
    .flatMap((sheet) =>
      sheet.segments
        .filter(
          (segment) =>
            segment.top < 0.25 &&
            segment.tokens.length <= 6 &&
            bankWord.test(segment.text) &&
            !notName.test(segment.text) &&
            !/[.:@]|\d/.test(segment.text.replace(/\bN\.A\.|\bS\.A\./g, '')),
        )
        .map((segment) => ({ text: segment.text, tokens: segment.tokens, certainty: 0.85 })),
    );
  const member = paper.sheets
    .flatMap((sheet) => sheet.segments)
    .flatMap((segment) => {
      const run = stringTogether(segment.tokens);
      const match = /((?:\p{Lu}[\p{L}&'.]*\s?){1,5}),?\s*Member FDIC/u.exec(run.text);
      return match?.[1]
        ? [
            {
              text: match[1].replace(/[,\s]+$/, ''),
              tokens: run.tokensAt(match.index, match.index + match[1].length),
              certainty: 0.7,
            },
          ]
        : [];
    });
  const [letterhead] = findLetterhead(paper, 'bank_name').filter(({ value }) => !notName.test(value));
  const known = [...headings, ...named, ...member].toSorted((a, b) => b.certainty - a.certainty);
  const readings = known
    .filter((one) => !looksLikePerson(one.text))
    .map(
      (one): Reading => ({
        name: 'bank_name',
        value: tidy(one.text),
        type: 'string',
        confidence: one.certainty,
        tokens: one.tokens,
        anchor: 'bank',
      }),
    );
  if (readings.length === 0 && !letterhead) {
    const printed = findInSmallPrint(paper);
    return printed.length > 0 ? printed : findLogo(paper, 'bank_name');
  }
  return letterhead
    ? [...readings, { ...letterhead, value: tidy(letterhead.value), confidence: letterhead.confidence * 0.95 }]
    : readings;
}

/** For a head with a picture in place of the name: a name within a line about something else. */
function findInSmallPrint({ sheets }: Paper): Reading[] {
  const name =
    /(?:\p{Lu}[\p{L}&'’-]*\s+){1,4}(?:Bank|Credit Union|Building Society|Savings & Loan)(?!\p{L})|\p{Lu}\p{Ll}+bank(?!\p{L})/gu;
  return sheets.flatMap((sheet) =>
    sheet.segments.flatMap((segment) => {
      const run = stringTogether(segment.tokens);
      return [...run.text.matchAll(name)]
        .filter((match) => !notName.test(match[0]))
        .map(
          (match): Reading => ({
            name: 'bank_name',
            value: match[0],
            type: 'string',
            confidence: 0.68,
            tokens: run.tokensAt(match.index, match.index + match[0].length),
            anchor: 'small print',
          }),
        );
    }),
  );
}

/** `SampleBank, N.A.` is the SampleBank; the letters only say under which law. */
const tidy = (text: string): string =>
  text
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[\s,]+N\.?\s?A\.?$/, '')
    .replace(/[\s,;:|*]+$/, '');

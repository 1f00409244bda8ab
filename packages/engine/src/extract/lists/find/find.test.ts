import { describe, expect, it, test } from 'vitest';
import type { Page } from '#document/read-document.ts';
import { readFile } from '#read/read-file.ts';
import { drawBlock, drawPage, layOutAs } from '#testing/draw-page.ts';
import { looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import { buildContext } from '../build-context.ts';
import { findLabelledParties, findParties } from './find-parties.ts';
import { layOut } from './lay-out.ts';
import { evidenceFor, makeFacts } from './make-facts.ts';
import { beginsLine, findLabels } from './match-label.ts';
import { openPaper } from './read-paper.ts';
import { readPeriod } from './read-period.ts';
import { type ReadableType, readValue } from './read-value.ts';

const contextOf = (page: Page) => buildContext([page], 'other');
const picture = (page: Page): Page => ({ ...page, source: 'ocr' });

describe('findLabels', () => {
  const find = (page: Page, ...phrases: string[]) =>
    findLabels(layOut([layOutAs(page)]), phrases).map((hit) => [
      hit.phrase,
      hit.after.map((token) => token.text).join(' '),
    ]);

  it('finds a label glued to its value, spaced out, or set on two lines', () => {
    expect(find(drawPage([[40, 50, 'Date:26/05/2020']]), 'date')).toEqual([['date', '26/05/2020']]);
    expect(find(drawPage([[40, 50, 'Invoice No. 17']]), 'invoice no')).toEqual([['invoice no', '17']]);
    expect(
      find(
        drawPage([
          [40, 50, 'Other Benefits and'],
          [40, 61, 'Information'],
        ]),
        'other benefits and information',
      ),
    ).toHaveLength(1);
  });

  it('forgives misread letters in pictures only, and never takes one label for another', () => {
    const page = drawPage([[40, 50, 'Aocount Numbcr']]);
    expect(find(page, 'account number')).toEqual([]);
    expect(find(picture(page), 'account number')).toHaveLength(1);
    expect(find(picture(drawPage([[40, 50, 'Customer ID']])), 'customer po')).toEqual([]);
  });

  it('looks past a box number whose frame was read as letters', () => {
    const [hit] = findLabels(layOut([layOutAs(picture(drawPage([[40, 50, 'II Wages, tips']])))]), ['wages, tips']);
    expect(hit && beginsLine(hit)).toBe(true);
  });

  it('tells a label from the same words within a sentence', () => {
    const [hit] = findLabels(layOut([layOutAs(drawPage([[40, 50, 'We will send the total on Monday']]))]), ['total']);
    expect(hit && beginsLine(hit)).toBe(false);
  });
});

describe('readValue', () => {
  const context = contextOf(drawPage([[40, 50, 'x']]));
  test.each<[ReadableType, string, string | undefined]>([
    ['date', ': 03 Mar 2021', '2021-03-03'],
    ['money', 'as of 03 Mar 2021 $12.00', '12.00'],
    ['money', '18 State wages', undefined],
    ['code', 'AP 4402-9917', 'AP 4402-9917'],
    ['code', '8980 4417 2041', '8980 4417 2041'],
    ['code', 'BILLING', undefined],
  ])('reads %s from %j', (kind, text, value) => {
    expect(readValue(text, kind, context)?.value).toBe(value);
  });
});

describe('parties', () => {
  it('reads blocks with a name over an address, people and companies apart', () => {
    const page = drawPage([
      ...drawBlock(40, 60, ['Fernwell Studios LLC', '9 Mill Lane', 'Dover, DE 19901']),
      ...drawBlock(350, 60, ['Ada Quill', '4 High Street', 'Leeds', 'LS1 4AP']),
    ]);
    expect(
      findParties(layOut([layOutAs(page)])).map((party) => [party.kind, party.name, party.address?.value]),
    ).toEqual([
      ['company', 'Fernwell Studios LLC', '9 Mill Lane, Dover, DE 19901'],
      ['person', 'Ada Quill', '4 High Street, Leeds, LS1 4AP'],
    ]);
  });

  it('stops under a label where the next label begins', () => {
    const page = drawPage([
      [40, 60, 'Tenant'],
      [180, 60, 'Ada Quill'],
      [40, 73, 'Property'],
      [180, 73, '4 High Street, Leeds LS1 4AP'],
    ]);
    const [tenant] = findLabelledParties(layOut([layOutAs(page)]), ['tenant']);
    expect([tenant?.name, tenant?.address]).toEqual(['Ada Quill', undefined]);
  });

  test.each([
    'Statement of Account',
    'Gross Pay',
    'January',
    'Account Number',
    '12 High Street',
    'Human Resources',
    'Total Due',
  ])('%s is no person', (text) => {
    expect(looksLikePerson(text)).toBe(false);
  });
  test.each(['Ada Quill', 'ADA M. QUILL', "Declan O'Rourke", 'Jan van der Berg', 'Agnieszka Wiśniewska'])(
    '%s is a person',
    (text) => {
      expect([looksLikePerson(text), looksLikeCompany(text)]).toEqual([true, false]);
    },
  );
  test.each([
    'Fernwell Studios LLC',
    'Zielona Dolina Sp. z o.o.',
    'Banksia Print Co Pty Ltd',
    'Deccan Mercantile Bank',
  ])('%s is a company', (text) => {
    expect([looksLikePerson(text), looksLikeCompany(text)]).toEqual([false, true]);
  });
});

describe('readPeriod', () => {
  const read = (text: string) =>
    readPeriod(openPaper(buildContext([drawPage([[40, 50, text]])], 'bank_statement')), 'statement_period', {
      from: 'a',
      to: 'b',
    }).map((reading) => reading.value);

  it('reads two days, the year named once or twice', () => {
    expect(read('Statement period: 1 May 2021 to 31 May 2021')).toEqual(['2021-05-01', '2021-05-31']);
    expect(read('Statement period: 1 May to 31 May 2021')).toEqual(['2021-05-01', '2021-05-31']);
    expect(read('April 5 - May 4, 2023')).toEqual(['2023-04-05', '2023-05-04']);
  });

  it('takes no two days that run backwards', () => {
    expect(read('Statement period: 31 May 2021 to 1 May 2021')).toEqual([]);
  });
});

describe('makeFacts', () => {
  const page = drawPage([
    [40, 50, 'Pay date 5 May 2024'],
    [40, 80, 'Paid on 5 May 2024'],
    [40, 110, 'Checked 6 May 2024'],
  ]);
  const context = contextOf(page);
  const [sheet] = layOut([layOutAs(page)]);
  const reading = (index: number, value: string, anchor: string, confidence: number) => ({
    name: 'pay_date',
    value,
    type: 'date' as const,
    confidence,
    tokens: sheet?.segments[index]?.tokens.slice(-3) ?? [],
    anchor,
  });

  it('proves what two places under different labels say, and keeps both places', () => {
    const [fact] = makeFacts(context, [
      reading(0, '2024-05-05', 'pay date', 0.9),
      reading(1, '2024-05-05', 'paid on', 0.85),
      reading(2, '2024-05-06', 'checked', 0.5),
    ]);
    expect(fact).toMatchObject({ value: '2024-05-05', tier: 'proved' });
    expect(fact?.evidence.map(({ quote }) => quote)).toEqual(['5 May 2024', '5 May 2024']);
  });

  it('proves nothing by one label printed twice', () => {
    const [fact] = makeFacts(context, [
      reading(0, '2024-05-05', 'pay date', 0.9),
      reading(1, '2024-05-05', 'pay date', 0.85),
    ]);
    expect(fact?.tier).toBe('read');
  });

  it('places a value in plain text by its characters', async () => {
    const text = 'Name: Ada Quill\nBorn: 5 May 1990';
    const { pages } = await readFile(new TextEncoder().encode(text));
    const plainContext = contextOf(pages[0]!);
    const born =
      layOut(pages.map((page) => layOutAs(page)))[0]
        ?.segments.at(-1)
        ?.tokens.slice(-3) ?? [];
    const [evidence] = evidenceFor(plainContext, born);
    expect(evidence?.range && text.slice(...evidence.range)).toBe('5 May 1990');
  });
});

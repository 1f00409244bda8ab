import { createHash } from 'node:crypto';
import { PDFName } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { addTextPage, makePdf, makeTextPdf } from './testing/make-pdf.ts';

const letter = () =>
  makePdf(
    (document, font) => void addTextPage(document, font, ['Employment letter', 'Ada Lovelace earns 4,200.00 a month']),
  );

describe('what a file is', () => {
  test('is told by its content, with its SHA-256', async () => {
    const bytes = await letter();
    const read = await readFile(bytes, { declaredType: 'application/pdf' });
    expect(read).toMatchObject({
      mediaType: 'application/pdf',
      problems: [],
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(read.pages[0]?.text).toBe('Employment letter\nAda Lovelace earns 4,200.00 a month');
  });

  test('contradicts a declared type without keeping the file from being read', async () => {
    const read = await readFile(await letter(), { declaredType: 'image/png' });
    expect(read.problems).toEqual([{ code: 'type_mismatch' }]);
    expect(read.pages).toHaveLength(1);
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'application/pdf', 'empty_file'],
    ['binary bytes called text', Buffer.from([0, 1, 2, 3, 0xfe, 0x80, 0x81]), 'text/plain; charset=utf-8', 'not_text'],
    ['binary bytes called PDF', Buffer.from([0, 1, 2, 3, 0xfe, 0x80, 0x81]), 'application/pdf', 'corrupt_file'],
    ['a zip archive', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), undefined, 'unsupported_type'],
    ['white space', Buffer.from(' \n '), 'text/plain', 'no_text_found'],
  ])('is a typed problem for %s', async (_name, bytes, declaredType, code) => {
    const read = await readFile(bytes, declaredType === undefined ? {} : { declaredType });
    expect(read.pages).toEqual([]);
    expect(read.problems).toEqual([{ code }]);
  });
});

describe('a PDF', () => {
  test('that needs a password is a typed problem', async () => {
    const bytes = await makePdf((document, font) => {
      addTextPage(document, font, ['Secret']);
      document.encrypt({ userPassword: 'open sesame', ownerPassword: 'owner' });
    });
    expect((await readFile(bytes)).problems).toEqual([{ code: 'encrypted_pdf' }]);
  });

  test('that only forbids printing is read', async () => {
    const bytes = await makePdf((document, font) => {
      addTextPage(document, font, ['Not to be printed']);
      document.encrypt({ userPassword: '', ownerPassword: 'owner' });
    });
    expect((await readFile(bytes)).pages[0]?.text).toBe('Not to be printed');
  });

  test('without pages is a typed problem', async () => {
    const bytes = await makePdf(() => {});
    expect((await readFile(bytes)).problems).toEqual([{ code: 'no_pages' }]);
  });

  test('with one page that is none costs that page alone', async () => {
    const bytes = await makePdf((document, font) => {
      addTextPage(document, font, ['First']);
      const broken = addTextPage(document, font, ['Second']);
      addTextPage(document, font, ['Third']);
      document.context.assign(broken.ref, document.context.obj([PDFName.of('NoPage')]));
    });
    const { pages, problems } = await readFile(bytes);
    expect(pages.map((page) => [page.number, page.text])).toEqual([
      [1, 'First'],
      [3, 'Third'],
    ]);
    expect(problems).toEqual([{ code: 'page_unreadable', page: 2 }]);
  });

  test('with a blank page among others has no problem, one of blank pages says nothing', async () => {
    expect(await readFile(await makeTextPdf([['Text'], []]))).toMatchObject({
      problems: [],
      pages: [{ text: 'Text' }, { text: '', source: 'text' }],
    });
    expect((await readFile(await makeTextPdf([[], []]))).problems).toEqual([{ code: 'no_text_found' }]);
  });

  test('with more pages than are read is read up to the limit', async () => {
    const bytes = await makeTextPdf([['One'], ['Two'], ['Three']]);
    const { pages, problems } = await readFile(bytes, { limits: { maxPages: 2 } });
    expect(pages.map((page) => page.text)).toEqual(['One', 'Two']);
    expect(problems).toEqual([{ code: 'too_many_pages' }]);
  });

  test('leaves out pages that ended an earlier attempt, and tells its progress', async () => {
    const bytes = await makeTextPdf([['One'], ['Two'], ['Three']]);
    const seen: [number, number][] = [];
    const { pages, problems } = await readFile(bytes, {
      skipPages: [2],
      onPage: (done, total) => seen.push([done, total]),
    });
    expect(pages.map((page) => page.text)).toEqual(['One', 'Three']);
    expect(problems).toEqual([{ code: 'page_unreadable', page: 2 }]);
    expect(seen).toEqual([0, 1, 2, 3].map((done) => [done, 3]));
  });

  test('never makes reading throw, however it is damaged', async () => {
    const whole = await makeTextPdf([
      ['One', 'More'],
      ['Two', 'More'],
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 30 }),
        async (share, changes) => {
          const damaged = whole.slice(0, Math.max(1, Math.round(whole.length * share)));
          for (const [at, value] of changes) if (at < damaged.length) damaged[at] = value;
          const { pages, problems } = await readFile(damaged, { declaredType: 'application/pdf' });
          expect(pages.length + problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});

test('aborting ends the reading with its reason', async () => {
  const reason = new Error('the person left');
  await expect(readFile(await letter(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('text is cleaned of what cannot be stored', async () => {
  const read = await readFile(Buffer.from(`Name: Ada\0\nBorn 1815 ${'and so on '.repeat(20)}`));
  expect(read.pages[0]?.lines[0]?.text).toBe('Name: Ada');
});

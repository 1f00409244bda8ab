// Forms without fields: found, written onto the page or made fillable, and read back.
import { degrees, PDFDocument, type PDFTextField, rgb } from '@cantoo/pdf-lib';
import type { CollectionData } from '@oneform/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readFile } from '#read/read-file.ts';
import { renderPage } from '#read/render-page.ts';
import { type FillOptions, fillForm } from './fill-form.ts';
import type { FilledForm } from './fill-result.ts';
import { type FormPage, makeForm } from './testing/make-form.ts';
import { makeValues } from './testing/make-values.ts';

const ada: CollectionData = {
  personal: {
    surname: 'Kadıköy',
    given_names: 'Łucja Maria',
    sex: 'Female',
    ssn: '123-45-6789',
    explanation: 'Visiting my grandmother in Diyarbakır, who is ninety years old and lives alone by the river.',
  },
};

const drawer = ({ page }: FormPage) => ({
  line: (x: number, y: number, to: number) =>
    page.drawLine({ start: { x, y }, end: { x: to, y }, thickness: 0.7, color: rgb(0, 0, 0) }),
  box: (x: number, y: number, width: number, height: number) =>
    page.drawRectangle({ x, y, width, height, borderWidth: 0.7, borderColor: rgb(0, 0, 0) }),
});

function drawPaper(paper: FormPage): void {
  const { line, box } = drawer(paper);
  paper.print('Surname', 60, 700);
  line(110, 698, 300);
  paper.print('Given names', 62, 663, 7);
  box(60, 645, 240, 27);
  paper.print('Sex', 60, 600);
  box(100, 599, 10, 10);
  paper.print('Male', 114, 600);
  box(160, 599, 10, 10);
  paper.print('Female', 174, 600);
  paper.print('Social security number', 60, 575, 8);
  for (let cell = 0; cell < 9; cell++) box(60 + cell * 15, 552, 15, 17);
  paper.print('Reference', 60, 510);
  line(120, 508, 300);
}

async function fill(bytes: Uint8Array, options: FillOptions = {}, data = ada): Promise<FilledForm> {
  const result = await fillForm(bytes, makeValues(data), options);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const outcome = ({ fields }: FilledForm) => fields.map(({ label, status, value }) => `${label}: ${status} ${value}`);

const filledPaper = [
  'Surname: verified Kadıköy',
  'Given names: verified Łucja Maria',
  'Sex: Male: blank ',
  'Sex: Female: verified Yes',
  'Social security number: verified 123456789',
  'Reference: blank ',
];

test('writes onto the lines, into the cells, combs and boxes of a page without fields, and reads it back', async () => {
  const filled = await fill(await makeForm(drawPaper));
  expect(outcome(filled)).toEqual(filledPaper);
  expect([filled.places, filled.asIntended, filled.toCheck, filled.leftBlank]).toEqual(['blanks', 4, 0, 2]);
  const { pages } = await readFile(filled.bytes);
  expect(pages[0]?.text).toContain('Kadıköy');
  expect(pages[0]?.fields.filter(({ name }) => name !== '')).toEqual([]);
  expect(pages[0]?.fields.map(({ label, checked }) => [label, checked])).toEqual([
    ['Male', false],
    ['Female', true],
  ]);
});

test('the same made fillable has fields with names, tips, combs and what was written in them', async () => {
  const filled = await fill(await makeForm(drawPaper), { makeFillable: true });
  expect(outcome(filled)).toEqual(filledPaper);
  const fields = (await PDFDocument.load(filled.bytes)).getForm().getFields();
  expect(fields.map((field) => field.getName())).toEqual(filled.fields.map(({ name }) => name));
  const comb = fields[4] as PDFTextField;
  expect([comb.isCombed(), comb.getMaxLength(), comb.getText()]).toEqual([true, 9, '123456789']);
  const { pages } = await readFile(filled.bytes);
  expect(pages[0]?.fields[0]).toMatchObject({ label: 'Surname', value: 'Kadıköy' });
});

test('a page that lies on its side is written on as it is read', async () => {
  for (const angle of [90, 180, 270]) {
    const document = await PDFDocument.load(await makeForm(drawPaper));
    const [source] = await document.embedPages([document.getPage(0)]);
    const page = document.addPage(angle === 180 ? [595, 842] : [842, 595]);
    const at = { 90: { x: 842, y: 0 }, 180: { x: 595, y: 842 }, 270: { x: 0, y: 595 } }[angle]!;
    page.drawPage(source!, { ...at, rotate: degrees(angle) });
    page.setRotation(degrees(angle));
    document.removePage(0);
    expect(outcome(await fill(await document.save()))).toEqual(filledPaper);
  }
});

test('what a person decides stands there, and what is too long goes onto the added page', async () => {
  const paper = await makeForm((page) => {
    page.print('Reasons for travel', 60, 700);
    drawer(page).line(160, 698, 330);
    page.print('Remarks', 60, 660);
    drawer(page).line(160, 658, 330);
  });
  const filled = await fillForm(paper, makeValues(ada, [{ name: 'page 1, blank 2', text: 'Grüße aus Łódź' }]));
  if (typeof filled === 'string') throw new Error(filled);
  expect(filled.fields.map(({ status, value, reason }) => [status, value.slice(0, 20), reason])).toEqual([
    ['overflow', 'Visiting my grandmot', 'too_long'],
    ['verified', 'Grüße aus Łódź', undefined],
  ]);
  const { pages } = await readFile(filled.bytes);
  expect(pages[0]?.text).toContain('See added page');
  expect(pages[1]?.text.replace(/\s+/g, ' ')).toContain('by the river');
});

test('a longer text is written on the lines that are printed for it, row by row', async () => {
  const bytes = await makeForm((paper) => {
    paper.print('Explanation', 60, 700);
    for (let row = 0; row < 4; row++) drawer(paper).line(60, 680 - row * 20, 300);
  });
  const filled = await fill(bytes);
  expect(outcome(filled)).toEqual([`Explanation: verified ${ada['personal']!['explanation']}`]);
  const rows = (await readFile(filled.bytes)).pages[0]!.lines.filter(({ text }) => text !== 'Explanation');
  expect(rows.length).toBeGreaterThan(1);
  // Points over the page's foot: each row stands right on its line.
  for (const [row, { box }] of rows.entries()) {
    const line = 842 - (680 - row * 20);
    expect(box[3] * 842).toBeGreaterThan(line - 8);
    expect(box[3] * 842).toBeLessThan(line + 1);
  }
});

test('text keeps one size over the form', async () => {
  const filled = await fill(
    await makeForm((page) => {
      page.print('Surname', 60, 700);
      drawer(page).line(110, 698, 300);
      page.print('Given names', 62, 655, 7);
      drawer(page).box(60, 625, 240, 38);
      page.print('Social security number', 60, 575);
      drawer(page).line(180, 573, 300);
    }),
  );
  const { pages } = await readFile(filled.bytes);
  const heights = ['Kadıköy', 'Łucja', '123-45-6789'].map((word) => {
    const box = pages[0]!.lines.flatMap(({ words }) => words).find(({ text }) => text === word)!.box;
    return Math.round((box[3] - box[1]) * 842);
  });
  expect(new Set(heights).size).toBe(1);
});

test('what stands right under a line is what it asks for', async () => {
  const filled = await fill(
    await makeForm((paper) => {
      paper.print('1. My legal name is:', 60, 700);
      for (const [index, caption] of ['First Name', 'Middle Name', 'Last Name'].entries()) {
        drawer(paper).line(170 + index * 130, 698, 290 + index * 130);
        paper.print(caption, 200 + index * 130, 688, 8);
      }
    }),
  );
  expect(outcome(filled)).toEqual([
    'First Name: verified Łucja',
    'Middle Name: verified Maria',
    'Last Name: verified Kadıköy',
  ]);
});

test('in a later section, which is less often about the applicant, a blank has to be surer to be written', async () => {
  const filled = await fill(
    await makeForm((paper) => {
      for (const [y, heading, caption] of [
        [740, 'PART 1. ABOUT YOU', 'Last Name'],
        [640, 'PART 2. FURTHER INFORMATION', 'Middle Name'],
      ] as const) {
        paper.print(heading, 60, y, 14);
        drawer(paper).line(60, y - 40, 260);
        paper.print(caption, 100, y - 50, 8);
      }
    }),
  );
  expect(outcome(filled)).toEqual(['Last Name: verified Kadıköy', 'Middle Name: unsure Maria']);
});

/** The paper printed, laid on a scanner a little askew, and saved as a picture. */
async function scan(bytes: Uint8Array, angle: number): Promise<Buffer> {
  const page = await renderPage(bytes, 'application/pdf', 1, 0, 1653);
  if (typeof page === 'string') throw new Error(page);
  return sharp(page.webp).rotate(angle, { background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
}

test('a scan is straightened, filled over the picture and read back; so is a photo of the paper', async () => {
  const picture = await scan(await makeForm(drawPaper), 2.2);
  const document = await PDFDocument.create();
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const size: [number, number] = [(width * 72) / 200, (height * 72) / 200];
  document.addPage(size).drawImage(await document.embedJpg(picture), { x: 0, y: 0, width: size[0], height: size[1] });
  for (const paper of [new Uint8Array(await document.save()), new Uint8Array(picture)]) {
    const filled = await fill(paper);
    expect(
      outcome(filled)
        .filter((one) => one.includes('verified'))
        .toSorted(),
    ).toEqual(filledPaper.filter((one) => one.includes('verified')).toSorted());
    expect(filled.places).toBe('blanks');
    const again = await PDFDocument.load(filled.bytes);
    expect(again.getPageCount()).toBe(1);
  }
});

test('pale letters in the cells of a date may be written over, dark ones not', async () => {
  const born = makeValues({ personal: { date_of_birth: '1990-03-14' } }, [
    { name: 'page 1, blank 1', path: 'personal.date_of_birth' },
  ]);
  const statusAt = async (shade: number) => {
    const bytes = await makeForm((paper) => {
      paper.print('Date of birth', 60, 700);
      for (const [cell, letter] of [...'MMDDYYYY'].entries()) {
        drawer(paper).box(140 + cell * 16, 694, 16, 18);
        const color = rgb(shade, shade, shade);
        paper.page.drawText(letter, { x: 144 + cell * 16, y: 699, size: 9, color, font: paper.font });
      }
    });
    const filled = await fillForm(bytes, born);
    return typeof filled === 'string' ? filled : filled.fields.map(({ status, value }) => `${status} ${value}`);
  };
  expect(await statusAt(0.9)).toEqual(['verified 03141990']);
  expect(await statusAt(0)).toEqual(['differs 03141990']);
});

test('lines of underscores and of dots are written on; dots that lead to a number are not', async () => {
  const filled = await fill(
    await makeForm(({ print }) => {
      print('Surname ______________________________', 60, 700);
      print(`Given names ${'.'.repeat(90)}`, 60, 660);
      print(`Social security number ${'.'.repeat(60)} 7`, 60, 620);
    }),
  );
  expect(outcome(filled)).toEqual(['Surname: verified Kadıköy', 'Given names: verified Łucja Maria']);
});

test('captions between typed lines are told apart, and one that goes on with a sentence says what is meant', async () => {
  const lines = '_'.repeat(22);
  const filled = await fill(
    await makeForm(({ print }) => {
      print(`Il sottoscritto ${lines}${lines}`, 60, 760);
      print(`Nato a${lines}il${lines}`, 60, 730);
      print(`Residente in${lines}${lines}`, 60, 700);
      print(`Via${lines}n.________CAP${lines}`, 60, 670);
      print('Modulo di iscrizione: i dati sono obbligatori, la firma è del richiedente', 60, 630, 8);
    }),
    {},
    {
      personal: { full_name: 'Ada Novak', date_of_birth: '1990-03-09' },
      contact: { home_address: { street: 'Lindenweg 4', city: 'Springfield', postal_code: '20537' } },
    },
  );
  const values = filled.fields.map(({ label, value }) => `${label} ${value}`);
  expect(values).toEqual([
    'Il sottoscritto Ada Novak',
    'Nato a il ',
    'Nato a il 09/03/1990',
    'Residente in Springfield',
    'Via Lindenweg',
    'Via 4',
    'CAP 20537',
  ]);
});

test('a question with boxes that a form asks twice is about two people, and is left to the person', async () => {
  const paper = (rows: readonly number[]) =>
    makeForm((form) => {
      const { box, line } = drawer(form);
      form.print('Surname', 60, 700);
      line(110, 698, 300);
      for (const y of rows) {
        form.print('Sex', 60, y);
        box(100, y - 1, 10, 10);
        form.print('Male', 114, y);
        box(160, y - 1, 10, 10);
        form.print('Female', 174, y);
      }
    });
  const ticked = async (rows: readonly number[]) =>
    (await fill(await paper(rows))).fields.filter(({ label }) => label.includes('Female')).map(({ status }) => status);
  expect(await ticked([600])).toEqual(['verified']);
  expect(await ticked([600, 500])).toEqual(['unsure', 'unsure']);
});

test('what is too long for its line is to be checked, and stands on a page that speaks the form’s language', async () => {
  const filled = await fill(
    await makeForm((paper) => {
      const { line } = drawer(paper);
      for (const [at, word] of ['Antrag', 'Name, Vorname', 'Geburtsdatum', 'Straße', 'Ort'].entries())
        paper.print(word, 60, 600 - at * 20);
      paper.print('Reasons for travel', 60, 700);
      line(160, 698, 330);
    }),
  );
  expect([filled.asIntended, filled.toCheck]).toEqual([0, 1]);
  const { pages } = await readFile(filled.bytes);
  expect(pages[0]?.text).toContain('Siehe Zusatzblatt');
  expect(pages.at(-1)?.text).toMatch(/^Zusatzblatt\s+Seite 1, Reasons for travel\s+Visiting my grandmother/);
});

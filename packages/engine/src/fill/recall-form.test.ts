// The same form once more: known by what is printed on it, filled as the person had it, and nothing taken over from a form that asks otherwise.
import { rgb } from '@cantoo/pdf-lib';
import type { CollectionData } from '@oneform/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPage } from '#read/render-page.ts';
import { fillForm } from './fill-form.ts';
import type { FillChoice, FilledForm, SavedForm } from './fill-result.ts';
import { type FormPage, makeForm } from './testing/make-form.ts';
import { makeValues } from './testing/make-values.ts';

const ada: CollectionData = { personal: { surname: 'Kadıköy', given_names: 'Łucja Maria', nationality: 'Polish' } };

const rows = ['Surname', 'Given names', 'Reference of the case', 'Remarks of the applicant'];
function drawPaper({ page, print }: FormPage, asked: readonly string[] = rows): void {
  print('Application for a permit to keep bees within the town', 60, 780, 13);
  print('Please answer every question and hand the form in at the town hall', 60, 760);
  for (const [index, words] of asked.entries()) {
    print(words, 60, 700 - index * 40);
    page.drawLine({
      start: { x: 200, y: 698 - index * 40 },
      end: { x: 420, y: 698 - index * 40 },
      thickness: 0.7,
      color: rgb(0, 0, 0),
    });
  }
}

async function fill(bytes: Uint8Array, more: { choices?: FillChoice[]; savedForms?: SavedForm[] } = {}) {
  const result = await fillForm(bytes, { ...makeValues(ada), ...more });
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const values = ({ fields }: FilledForm) => fields.map(({ status, value }) => `${status} ${value}`.trim());

/** Form as the page of a person's browser saves it. */
const remember = ({ fields, print }: FilledForm): SavedForm => ({
  id: 'bees',
  print,
  places: fields.map(({ page, box, foundAt, asks, path, reason }) => ({
    ...{ page, box: foundAt ?? box, asks },
    ...(path === undefined ? (reason === 'left_blank' ? { path: null } : {}) : { path }),
    ...(foundAt === undefined ? {} : { movedTo: box }),
  })),
});

async function correct(): Promise<{ form: Uint8Array; corrected: FilledForm }> {
  const form = await makeForm(drawPaper);
  const [surname, given, reference] = (await fill(form)).fields;
  const [x0, y0, x1, y1] = reference!.box;
  const choices = [
    { name: surname!.name, text: '' },
    { name: given!.name, path: 'personal.surname' },
    { name: reference!.name, path: 'personal.nationality', box: [x0 + 0.1, y0 + 0.02, x1 + 0.1, y1 + 0.02] as const },
  ];
  return { form, corrected: await fill(form, { choices }) };
}

const asCorrected = ['blank', 'verified Kadıköy', 'verified Polish', 'blank'];

test('a value stands where it was moved to, and is read back there', async () => {
  const { corrected } = await correct();
  expect(values(corrected)).toEqual(asCorrected);
  const [, , moved] = corrected.fields;
  expect(moved!.box[0] - moved!.foundAt![0]).toBeCloseTo(0.1);
  expect(corrected.pages).toEqual([{ width: 595, height: 842, rotation: 0 }]);
});

test('a move alone leaves the value as it is', async () => {
  const form = await makeForm(drawPaper);
  const [surname] = (await fill(form)).fields;
  const [x0, y0, x1, y1] = surname!.box;
  const moved = await fill(form, { choices: [{ name: surname!.name, box: [x0, y0 - 0.03, x1, y1 - 0.03] }] });
  expect(values(moved).slice(0, 2)).toEqual(['verified Kadıköy', 'verified Łucja Maria']);
  // On the words above the line nothing can be verified.
  const onPrint = await fill(form, { choices: [{ name: surname!.name, box: [0.1, y0, x1 - x0 + 0.1, y1] }] });
  expect(values(onPrint)[0]).toBe('differs Kadıköy');
});

test('the same form is filled as it was corrected, from another file and from a scan', async () => {
  const { form, corrected } = await correct();
  const savedForms = [remember(corrected)];
  const another = await makeForm((page) => drawPaper(page));
  const again = await fill(another, { savedForms });
  expect([again.savedForm, ...values(again)]).toEqual(['bees', ...asCorrected]);
  expect(again.fields[2]!.foundAt).toEqual(corrected.fields[2]!.foundAt);

  const drawn = await renderPage(form, 'application/pdf', 1, 0, 1654);
  if (typeof drawn === 'string') throw new Error(drawn);
  const scanned = await fill(await sharp(drawn.webp).jpeg({ quality: 80 }).toBuffer(), { savedForms });
  expect([scanned.savedForm, ...values(scanned)]).toEqual(['bees', ...asCorrected]);
});

test('what is said now goes before what was remembered', async () => {
  const { form, corrected } = await correct();
  const again = await fill(form, {
    savedForms: [remember(corrected)],
    choices: [{ name: corrected.fields[2]!.name, text: 'B-12' }],
  });
  expect(values(again)).toEqual(['blank', 'verified Kadıköy', 'verified B-12', 'blank']);
  expect(again.fields[2]!.foundAt).toBeDefined();
});

test('another form, and another question at the same place, take nothing over', async () => {
  const { corrected } = await correct();
  const savedForms = [remember(corrected)];
  const other = await makeForm(({ page, print }) => {
    print('Registration of a dog kept in a household of this municipality', 60, 780, 13);
    print('Fill in everything; the fee is due when the mark is collected', 60, 760);
    print('Surname', 60, 700);
    page.drawLine({ start: { x: 200, y: 698 }, end: { x: 420, y: 698 }, thickness: 0.7 });
  });
  const dog = await fill(other, { savedForms });
  expect([dog.savedForm, ...values(dog)]).toEqual([undefined, 'verified Kadıköy']);
  const edition = await makeForm((page) => drawPaper(page, ['Given names', 'Surname', 'Reference of the case']));
  const newer = await fill(edition, { savedForms });
  expect([newer.savedForm, ...values(newer)]).toEqual([
    'bees',
    'verified Łucja Maria',
    'verified Kadıköy',
    'verified Polish',
  ]);
});

test('places that are found larger, or are called with the words of their row, are the same ones', async () => {
  const { form, corrected } = await correct();
  const saved = remember(corrected);
  const places = saved.places.map((place) => {
    const [x0, y0, x1, y1] = place.box;
    return { ...place, box: [x0, y0, x0 + (x1 - x0) / 4, y1] as const, asks: `13. About the bees: ${place.asks}` };
  });
  const again = await fill(form, { savedForms: [{ ...saved, places }] });
  expect(values(again)).toEqual(asCorrected);
  const others = places.map((place, index) => ({ ...place, asks: `${place.asks} of keeper ${index}` }));
  expect(values(await fill(form, { savedForms: [{ ...saved, places: others }] }))).not.toEqual(asCorrected);
});

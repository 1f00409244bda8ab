// Each kind of control is written as a person would: the page hears of it, masks keep their signs, and what the page refuses stays as it was.
import { expect, test } from '../support/test.ts';
import { answerFor } from './answer-for.ts';
import { openPage } from './open-page.ts';

const pageOf = (body: string, script = '') =>
  `<!doctype html><html lang="en"><title>Apply</title><body>${body}<script>${script}</script></body></html>`;

test('the page hears what a person typing would cause', async ({ page }) => {
  const script = `window.heard = [];
    for (const name of ['focus', 'input', 'change', 'blur'])
      document.querySelector('input').addEventListener(name, ({ type }) => window.heard.push(type));`;
  const world = await openPage(page, pageOf('<label>City <input></label>', script));
  await world.write(answerFor(await world.describe(), [{ label: 'City', answer: 'Stockholm' }]));
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'focus',
    'input',
    'change',
    'blur',
  ]);
});

test('a mask that takes one sign at a time is typed into', async ({ page }) => {
  // Takes no text as a whole, and writes letters by itself, as masks do that listen to keys.
  const script = `const field = document.querySelector('input'); let kept = '';
    const show = () => { field.value = kept.replace(/^(\\d{3})(\\d{1,3})?(\\d{1,4})?$/, (_, a, b = '', c = '') => [a, b, c].filter(Boolean).join('-')) };
    field.addEventListener('keydown', (event) => { if (/^\\d$/.test(event.key)) { kept += event.key; event.preventDefault(); show(); } });
    field.addEventListener('input', () => { if (field.value === '') kept = ''; show(); });`;
  const world = await openPage(page, pageOf('<label>Phone <input></label>', script));
  const state = await world.write(answerFor(await world.describe(), [{ label: 'Phone', answer: '3095550186' }]));
  expect(state.filled).toBe(1);
  await expect(page.getByLabel('Phone')).toHaveValue('309-555-0186');
});

test('a value that the page throws away is told, and the field left as it was', async ({ page }) => {
  const script = `document.querySelector('input').addEventListener('input', ({ target }) => { target.value = ''; });`;
  const world = await openPage(page, pageOf('<label>City <input></label>', script));
  const state = await world.write(answerFor(await world.describe(), [{ label: 'City', answer: 'Stockholm' }]));
  expect(state.questions.map((one) => one.state)).toEqual(['refused']);
  await expect(page.getByLabel('City')).toHaveValue('');
});

test('lists and groups are answered by their words, and put back', async ({ page }) => {
  const body = `<label>Country <select><option>Choose</option><option>Peru</option><option>Poland</option></select></label>
    <fieldset><legend>Sex</legend><label><input type="radio" name="s">Female</label><label><input type="radio" name="s">Male</label></fieldset>`;
  const world = await openPage(page, pageOf(body));
  const known = [
    { label: 'Country', answer: 'Poland' },
    { label: 'Sex', answer: 'Female' },
  ];
  expect((await world.write(answerFor(await world.describe(), known))).filled).toBe(2);
  await expect(page.getByLabel('Country')).toHaveValue('Poland');
  await expect(page.getByLabel('Female')).toBeChecked();
  await world.undo();
  await expect(page.getByLabel('Country')).toHaveValue('Choose');
  await expect(page.getByLabel('Female')).not.toBeChecked();
});

test('a list that opens is chosen from, and closed again where it has no such choice', async ({ page }) => {
  const body = `<label id="l">Country</label><input role="combobox" aria-labelledby="l" aria-controls="o"><ul id="o" role="listbox" hidden></ul>`;
  const script = `const [field, list] = [document.querySelector('input'), document.querySelector('ul')];
    const show = () => setTimeout(() => { list.hidden = false; list.innerHTML = ['Peru', 'Poland'].map((one) => '<li role="option">' + one + '</li>').join(''); }, 50);
    field.addEventListener('click', show);
    field.addEventListener('keydown', ({ key }) => { if (key === 'Escape') list.hidden = true; });
    list.addEventListener('click', ({ target }) => { field.value = target.textContent; list.hidden = true; });`;
  for (const [answer, state, value] of [
    ['Poland', 'filled', 'Poland'],
    ['Sweden', 'refused', ''],
  ] as const) {
    const world = await openPage(page, pageOf(body, script));
    const { questions } = await world.write(answerFor(await world.describe(), [{ label: 'Country', answer }]));
    expect(questions.map((one) => one.state)).toEqual([state]);
    await expect(page.getByRole('combobox')).toHaveValue(value);
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.unrouteAll();
  }
});

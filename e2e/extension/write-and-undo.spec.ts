// Writing and undoing: what the person wrote stays, later steps are filled when asked again, and what they typed can be saved.
import { expect, test } from '../support/test.ts';
import { answerFor } from './answer-for.ts';
import { openPage } from './open-page.ts';

const known = [
  { label: 'Surname', answer: 'Lindgren' },
  { label: 'City', answer: 'Stockholm' },
  { label: 'Profession', answer: '' },
];
const field = (label: string) => `<p><label>${label} <input></label></p>`;
const pageOf = (body: string) => `<!doctype html><html lang="en"><title>Apply</title><body>${body}</body></html>`;

test('what the person wrote stays, and undo keeps what they changed', async ({ page }) => {
  const world = await openPage(page, pageOf(field('Surname') + field('City')));
  await page.getByLabel('Surname').fill('My own');
  const state = await world.write(answerFor(await world.describe(), known));
  expect(state.questions.map((one) => one.state)).toEqual(['kept', 'filled']);
  await page.getByLabel('City').fill('Uppsala');
  await world.undo();
  await expect(page.getByLabel('Surname')).toHaveValue('My own');
  await expect(page.getByLabel('City')).toHaveValue('Uppsala');
});

test('a step that comes later is filled when asked again, and undone with the rest', async ({ page }) => {
  const world = await openPage(page, pageOf(`${field('Surname')}<div hidden>${field('City')}</div>`));
  expect((await world.write(answerFor(await world.describe(), known))).filled).toBe(1);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('div')!.hidden = false;
  });
  expect((await world.write(answerFor(await world.describe(), known))).filled).toBe(2);
  await world.undo();
  await expect(page.getByLabel('Surname')).toHaveValue('');
  await expect(page.getByLabel('City')).toHaveValue('');
});

test('answers that the collection lacks are read when the person saves them', async ({ page }) => {
  const world = await openPage(page, pageOf(field('Surname') + field('Profession') + field('Secret')));
  expect((await world.write(answerFor(await world.describe(), known))).missing).toBe(1);
  await page.getByLabel('Profession').fill('Engineer');
  await page.getByLabel('Secret').fill('nobody asked');
  expect((await world.state()).questions.map((one) => one.state)).toEqual(['filled', 'typed']);
  expect(await world.readTyped()).toEqual([{ path: 'x.Profession', text: 'Engineer' }]);
});

test('a frame of the same origin and a shadow root are filled as well', async ({ page }) => {
  const frame = `<iframe srcdoc="${field('Surname').replaceAll('"', '&quot;')}" width="400" height="100"></iframe>`;
  const host = `<x-city></x-city><script>customElements.define('x-city', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '${field('City')}' } })</script>`;
  const world = await openPage(page, pageOf(frame + host));
  expect((await world.write(answerFor(await world.describe(), known))).filled).toBe(2);
  await expect(page.frameLocator('iframe').getByLabel('Surname')).toHaveValue('Lindgren');
  await expect(page.getByLabel('City')).toHaveValue('Stockholm');
});

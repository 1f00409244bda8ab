// The description of a page that leaves the browser: the words of each control, never what stands in it.
import type { PageControl } from '@oneform/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openPage } from './open-page.ts';

async function descriptionOf(page: Page, body: string) {
  await page.unrouteAll();
  const html = `<!doctype html><html lang="de"><title>Antrag</title><body>${body}</body></html>`;
  return (await openPage(page, html)).describe();
}
const controlsOf = async (page: Page, body: string) => (await descriptionOf(page, body)).controls;
const oneOf = async (page: Page, body: string): Promise<PageControl> => {
  const controls = await controlsOf(page, body);
  expect(controls).toHaveLength(1);
  return controls[0]!;
};

test('a control is told by its label, however the page ties it', async ({ page }) => {
  const labels = {
    around: '<label>Surname <b>*</b> <input></label>',
    for: '<label for="a">Surname *</label><input id="a">',
    named: '<p id="b">Surname *</p><input aria-labelledby="b">',
  };
  for (const [how, body] of Object.entries(labels)) expect((await oneOf(page, body)).label, how).toBe('Surname *');
  expect(
    await oneOf(page, '<input aria-label="City" placeholder="Your city" title="Where" autocomplete="address-level2">'),
  ).toMatchObject({ aria_label: 'City', placeholder: 'Your city', title: 'Where', autocomplete: 'address-level2' });
  expect(await oneOf(page, '<input aria-describedby="h"><p id="h">As in your passport</p>')).toMatchObject({
    hint: 'As in your passport',
  });
});

test('words beside a control belong to it, not those beyond another control', async ({ page }) => {
  const body = '<div>First name</div><div><input></div><div><span>Last name</span><br><input> <i>as printed</i></div>';
  const [first, last] = await controlsOf(page, body);
  expect(first).toMatchObject({ before: 'First name', after: 'Last name' });
  expect(last).toMatchObject({ before: 'Last name', after: 'as printed' });
  const [, bare] = await controlsOf(page, '<div>Phone</div><input maxlength="3"><input maxlength="4">');
  expect(bare!.before).toBeUndefined();
  expect(bare!.max_length).toBe(4);
});

test('legends and headings that stand over a control are told, nearest first', async ({ page }) => {
  const body = `<h1>Visa</h1><h2>Contact</h2><h2>Spouse</h2><h3 hidden>Secret</h3>
    <fieldset><legend>Address</legend><div role="group" aria-label="Home"><input></div></fieldset><h3>Later</h3>`;
  expect(await oneOf(page, body)).toMatchObject({ legends: ['Home', 'Address'], headings: ['Spouse', 'Visa'] });
});

test('choices are told by their words', async ({ page }) => {
  const select =
    '<label>Country <select><option value="">Choose</option><option value="PL">Poland</option></select></label>';
  expect((await oneOf(page, select)).options).toEqual([{ label: 'Choose' }, { label: 'Poland', value: 'PL' }]);
  const radios = `<fieldset><legend>Sex</legend><label><input type="radio" name="s" value="f">Female</label>
    <input type="radio" name="s" value="m" id="m"><label for="m">Male</label></fieldset>`;
  expect(await oneOf(page, radios)).toMatchObject({
    kind: 'radio',
    legends: ['Sex'],
    options: [
      { label: 'Female', value: 'f' },
      { label: 'Male', value: 'm' },
    ],
  });
  expect((await oneOf(page, '<input list="l"><datalist id="l"><option>Tea</option></datalist>')).options).toEqual([
    { label: 'Tea' },
  ]);
});

test('what nobody sees or nobody may fill is left out', async ({ page }) => {
  const hidden = {
    type: '<input type="hidden" name="email">',
    style: '<input style="display:none">',
    'far away': '<input style="position:absolute;left:-9999px">',
    transparent: '<div style="opacity:0"><input></div>',
    small: '<input style="width:1px;height:1px;padding:0;border:0">',
    'cut off': '<div style="height:0;overflow:hidden"><input></div>',
    'for machines': '<div aria-hidden="true"><input></div>',
    locked: '<input readonly><input disabled>',
    password: '<input type="password">',
    file: '<input type="file"><input type="submit" value="Send">',
    search: '<input type="search">',
  };
  for (const [why, body] of Object.entries(hidden)) expect(await controlsOf(page, body), why).toEqual([]);
});

test('neither values nor the text and the query of the page are told', async ({ page }) => {
  const body = `<p>Dear Maya Lindgren, your balance is 4711.</p><hr><form id="f"><label>City <input value="Uppsala"></label>
    <label>Notes <textarea>private thoughts</textarea></label>
    <label>Country <select><option>Peru</option><option selected>Sweden</option></select></label></form>`;
  const told = await descriptionOf(page, body);
  expect(told).toMatchObject({ address: 'https://forms.example/apply', language: 'de', title: 'Antrag' });
  expect(JSON.stringify(told)).not.toMatch(/Maya|4711|Uppsala|private|selected/);
  expect(told.controls.map(({ label, form, form_name }) => [label, form, form_name])).toEqual([
    ['City', 0, 'f'],
    ['Notes', 0, 'f'],
    ['Country', 0, 'f'],
  ]);
});

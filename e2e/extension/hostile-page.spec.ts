// A page that means harm learns nothing that the person did not see.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { answerFor } from './answer-for.ts';
import { openPage } from './open-page.ts';

const known = [
  { label: 'Surname', answer: 'Lindgren' },
  { label: 'Passport number', answer: 'AA1234567' },
  { label: 'City', answer: 'Stockholm', isUnsure: true },
];
const field = (label: string, attributes = '') => `<p><label>${label} <input ${attributes}></label></p>`;
const pageOf = (body: string, script = '') =>
  `<!doctype html><html lang="en"><title>Apply</title><body style="font:16px sans-serif"><form>${body}</form><script>${script}</script></body></html>`;

/** Everything that a script of the page can get hold of. */
const learned = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input')].map(({ value }) => value);
    const heard = (window as unknown as { heard?: string[] }).heard ?? [];
    const texts = [document.documentElement.outerHTML, document.body.textContent, JSON.stringify(Object.keys(window))];
    return [...values, ...heard, ...texts].join('\n');
  });

test('controls that move after they were described stay empty', async ({ page }) => {
  const moves: Record<string, string> = {
    'out of view': "field.style.cssText = 'position:absolute;left:-9999px'",
    transparent: "field.style.opacity = '0'",
    'of another type': "field.type = 'hidden'",
    'under another label': "field.parentElement.firstChild.data = 'Favourite colour'",
    'behind a clip': "field.parentElement.style.cssText = 'display:block;height:0;overflow:hidden'",
    'read by nobody': 'field.replaceWith(field.cloneNode())',
  };
  for (const [, move] of Object.entries(moves)) {
    const world = await openPage(page, pageOf(field('Surname') + field('Passport number')));
    const description = await world.describe();
    await page.evaluate((how) => new Function('field', how)(document.querySelectorAll('input')[1]), move);
    await world.write(answerFor(description, known));
    expect(await learned(page), move).not.toContain('AA1234567');
    expect(await page.locator('input').first().inputValue()).toBe('Lindgren');
    await page.unrouteAll();
  }
});

test('a control that is hidden while the one before it is written stays empty', async ({ page }) => {
  const script = `const [first, second] = document.querySelectorAll('input');
    first.addEventListener('input', () => { second.style.cssText = 'position:absolute;left:-9999px' });`;
  const world = await openPage(page, pageOf(field('Surname') + field('Passport number'), script));
  const state = await world.write(answerFor(await world.describe(), known));
  expect(state.questions.map(({ label, state }) => [label, state])).toEqual([
    ['Surname', 'filled'],
    ['Passport number', 'refused'],
  ]);
  expect(await learned(page)).not.toContain('AA1234567');
});

test('tampered prototypes neither stop it nor tell more', async ({ page }) => {
  const script = `window.heard = [];
    const hear = (text) => { window.heard.push(String(text)) };
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    Object.defineProperty(HTMLInputElement.prototype, 'value', { configurable: true, get: native.get, set(text) { hear(text) } });
    for (const name of ['map', 'flatMap', 'filter', 'push', 'find']) { const own = Array.prototype[name]; Array.prototype[name] = function (...given) { for (const one of this) if (typeof one === 'object') try { hear(JSON.stringify(one)) } catch {} return own.apply(this, given) } }
    Element.prototype.checkVisibility = () => true;
    Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 300, 30);
    Element.prototype.attachShadow = function () { hear('called ' + 'attachShadow'); return this };
    Element.prototype.append = function () { hear('called ' + 'append') };
    JSON.stringify = (of) => { hear(of); return '{}' };
    window.getComputedStyle = () => ({ opacity: '1' });`;
  const hidden = `<div style="display:none">${field('Passport number')}</div>`;
  const world = await openPage(page, pageOf(field('Surname') + hidden + field('City'), script));
  await world.write(answerFor(await world.describe(), known));
  expect(await page.locator('input').first().inputValue()).toBe('Lindgren');
  const told = await learned(page);
  for (const secret of ['AA1234567', 'Stockholm', 'passport.jpg', 'called attachShadow', 'called append'])
    expect(told).not.toContain(secret);
});

test('the marks and what is only offered are out of its reach', async ({ page }) => {
  const world = await openPage(page, pageOf(field('Surname') + field('City')));
  const state = await world.write(answerFor(await world.describe(), known));
  expect([state.filled, state.offered]).toEqual([1, 1]);
  // It clicks what it can: a click that the browser does not trust takes nothing.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('html > *'))
      for (const name of ['pointerdown', 'click'])
        element.dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true }));
  });
  const told = await learned(page);
  for (const secret of ['Stockholm', 'passport.jpg', 'oneformPage']) expect(told).not.toContain(secret);
  const isFound = await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('Stockholm'));
  expect(isFound).toBe(false);
});

test('an offer is taken by the person’s own click, and not while the page hides it', async ({ page }) => {
  const world = await openPage(page, pageOf(field('City')));
  await world.write(answerFor(await world.describe(), known));
  const city = page.locator('input');
  const box = (await city.boundingBox())!;
  const clickOffer = () => page.mouse.click(box.x + box.width - 12, box.y - 4);
  await page.evaluate(() => {
    (document.documentElement.lastElementChild as HTMLElement).style.setProperty('opacity', '0', 'important');
  });
  await clickOffer();
  expect(await city.inputValue()).toBe('');
  await page.evaluate(() => {
    (document.documentElement.lastElementChild as HTMLElement).style.removeProperty('opacity');
  });
  await clickOffer();
  await expect(city).toHaveValue('Stockholm');
});

test('ten thousand inputs are no form', async ({ page }) => {
  const many = Array.from({ length: 10_000 }, (_, index) => `<input name="f${index}">`).join('');
  const world = await openPage(page, pageOf(field('Surname') + many));
  const description = await world.describe();
  expect(description.controls.length).toBeLessThanOrEqual(500);
  const state = await world.write(answerFor(description, known));
  expect(state.filled).toBe(1);
});

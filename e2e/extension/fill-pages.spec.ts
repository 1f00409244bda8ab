// Application pages of six kinds in four flavours, filled as the extension fills them, and undone.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { answerFor } from './answer-for.ts';
import { applications, drawPage, flavours, type Step } from './draw-page.ts';
import { openPage } from './open-page.ts';

const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}@.]/gu, '');

/** Answers on the page now, by question. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const read = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) read(element.shadowRoot);
        const ask = element.dataset.ask;
        if (ask === undefined) continue;
        const ticked = element.querySelector<HTMLInputElement>('input:checked');
        found[ask] = element.localName === 'fieldset' ? (ticked?.value ?? '') : (element as HTMLInputElement).value;
      }
    };
    read(document);
    return found;
  });

/** Written into a control that must never be written, or sent. */
const harm = (page: Page) =>
  page.evaluate(() => ({
    written: [...document.querySelectorAll<HTMLInputElement>('[data-never]')].filter(
      (one) => one.value !== '' && one.type !== 'checkbox',
    ).length,
    ticked: [...document.querySelectorAll<HTMLInputElement>('[data-never]')].filter((one) => one.checked).length,
    wasSent: 'wasSent' in window,
  }));

for (const [title, steps] of Object.entries(applications))
  for (const flavour of flavours)
    test(`${title}, ${flavour}`, async ({ page }) => {
      const world = await openPage(page, drawPage(title, steps, flavour));
      const before = await standing(page);
      for (const [index, step] of steps.entries()) {
        const state = await world.write(answerFor(await world.describe(), step.asks));
        expect(state.questions.filter((one) => one.state === 'refused')).toEqual([]);
        await expectFilled(page, step);
        if (index < steps.length - 1) await page.getByRole('button', { name: 'Next' }).first().click();
      }
      expect(await harm(page)).toEqual({ written: 0, ticked: 0, wasSent: false });
      await world.undo();
      expect(await standing(page)).toEqual(before);
    });

async function expectFilled(page: Page, { asks }: Step) {
  const now = await standing(page);
  for (const { label, answer } of asks) expect([label, bare(now[label] ?? '')]).toEqual([label, bare(answer)]);
}

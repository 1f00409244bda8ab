// Loads saved pages in Chromium, offline and with their scripts off, and describes them with the extension's own script.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDescription } from '@oneform/contract';
import type { Browser, Page } from 'playwright-core';
import { build } from 'rolldown';

export interface MarkedControl {
  /** Position among all elements of the page. */
  readonly element: number;
  /** Truth, as `A OR B`. */
  readonly mark: string;
  /** Id in the description; absent: not described. */
  readonly id?: string;
  /** A person can see it and write into it: a list whose choices a script would have brought has none. */
  readonly isOpen: boolean;
  /** Markup, for a person who looks for a mistake. */
  readonly markup: string;
}

export interface MarkedPage {
  readonly name: string;
  readonly description: PageDescription;
  readonly marked: readonly MarkedControl[];
  /** Milliseconds that describing took in the page. */
  readonly took: number;
}

const MARK = 'data-manual-scoring';
const origin = 'https://forms.invalid';

/** The script that the extension injects, for `page.evaluate`. */
async function bundleScript(): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, '../../packages/extension/src/page/describe-page.ts'),
    write: false,
    platform: 'browser',
    output: { format: 'iife', name: 'describing' },
    resolve: { alias: { zod: join(import.meta.dirname, '../../packages/web/src/app/zod-stub.ts') } },
    treeshake: { moduleSideEffects: false, manualPureFunctions: ['z', 'endpoint'] },
  });
  return output[0].code;
}

/** @param folder holds `docs/*.html` */
export async function describePages(
  browser: Browser,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<MarkedPage[]> {
  const script = await bundleScript();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const described: MarkedPage[] = [];
  for (const file of readdirSync(join(folder, 'docs')).toSorted()) {
    const name = file.replace(/\.html$/, '');
    if (!file.endsWith('.html') || !isWanted(name)) continue;
    const page = await context.newPage();
    described.push(await describe(page, name, readFileSync(join(folder, 'docs', file), 'utf8'), script));
    await page.close();
  }
  await context.close();
  return described;
}

async function describe(page: Page, name: string, html: string, script: string): Promise<MarkedPage> {
  let served = html;
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: served })
      : route.abort(),
  );
  const go = () => page.goto(`${origin}/${name}`, { waitUntil: 'domcontentloaded', timeout: 60_000 });
  // Frames and refreshes of a page may end its first load.
  const load = () => go().catch(go);
  await load();
  const marks = await page.evaluate(
    (mark) =>
      [...document.querySelectorAll('*')].flatMap((element, index) => {
        const value = element.getAttribute(mark);
        return value === null ? [] : [[index, value] as const];
      }),
    MARK,
  );
  served = html.replace(new RegExp(`\\s${MARK}=("[^"]*"|'[^']*'|[^\\s>]+)`, 'g'), '');
  await load();
  const told = await page.evaluate(`(() => {
    ${script}
    const started = performance.now();
    const { description, elements } = describing.describePage(document);
    const took = performance.now() - started;
    const all = [...document.querySelectorAll('*')];
    const ids = [...elements].flatMap(([id, { members }]) => members.map((one) => [all.indexOf(one), id]));
    const marked = ${JSON.stringify(marks.map(([index]) => index))}.map((index) => all[index]);
    const markup = marked.map((element) => element.cloneNode(false).outerHTML);
    const isEmptyList = (element) => element.localName === 'select' && [...element.options].every(({ value }) => value === '');
    const open = marked.map((element) => describing.isSeen(element) && !isEmptyList(element) && !element.matches(':disabled,:read-only:is(input,textarea)'));
    return { description, ids, markup, open, took, isStripped: document.querySelector('[${MARK}]') === null };
  })()`);
  const { description, ids, markup, open, took, isStripped } = told as {
    description: PageDescription;
    ids: [number, string][];
    markup: string[];
    open: boolean[];
    took: number;
    isStripped: boolean;
  };
  if (!isStripped) throw new Error(`${name} still tells its truth`);
  const byElement = new Map(ids);
  return {
    name,
    description,
    took,
    marked: marks.map(([element, mark], index) => {
      const id = byElement.get(element);
      return { element, mark, markup: markup[index]!, isOpen: open[index]!, ...(id === undefined ? {} : { id }) };
    }),
  };
}

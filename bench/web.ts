// The browser app as people feel it: weight of the first route, time to its largest paint, typing in a section of 300 fields, scrolling a list of
// 1,000 collections. One JSON line.
//   npm run bench:web
import { gzipSync } from 'node:zlib';
import type { Collection } from '@oneform/contract';
import type { Browser } from 'playwright-core';
import { launchBrowser, openContext, slowDown } from './support/browser.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { startServer } from './support/start-server.ts';
import { describeMachine, median, percentile, round } from './support/statistics.ts';

const SLOWDOWN = 4;
const LOADS = 5;
const FIELDS = 300;
const COLLECTIONS = 1000;
const CREATED_AT_ONCE = 10;

const server = await startServer({ withWeb: true });
const browser = await launchBrowser();
try {
  const person = await signIn(server.origin);
  const first = await person.request<Collection>('POST', '/api/collections', {
    collection_name: 'My Visa Application',
    template_id: 'visa_application',
  });
  const scripts = await weighFirstRoute(browser, person);
  const lcp: number[] = [];
  for (let load = 0; load < LOADS; load++) lcp.push(await measureLargestPaint(browser, person));
  await person.request('DELETE', `/api/collections/${first.id}`);
  const form = await person.request<Collection>('POST', '/api/collections', makeLargeCollection());
  const typing = await type(browser, person, form.id, 1);
  const typingSlowed = await type(browser, person, form.id, SLOWDOWN);
  await createCollections(person);
  const scrolling = await scroll(browser, person);
  console.log(
    JSON.stringify({
      bench: 'web',
      first_route_script_kb_gz: round(scripts.reduce((sum, { kb }) => sum + kb, 0)),
      first_route_scripts: scripts.length,
      largest_scripts: scripts.toSorted((a, b) => b.kb - a.kb).slice(0, 4),
      slowdown: SLOWDOWN,
      lcp_ms: Math.round(median(lcp)),
      lcp_all_ms: lcp.map(Math.round),
      typing,
      typing_slowed: typingSlowed,
      scrolling,
      target: { first_route_script_kb_gz: 170, lcp_ms: 1500, typing_ms: 50, long_tasks: 0 },
      ...describeMachine(),
    }),
  );
} finally {
  await browser.close();
  await server.stop();
}

/** Everything that the dashboard of a signed-in person loads until the network is quiet, compressed as a server in front would. */
async function weighFirstRoute(on: Browser, person: Person) {
  const context = await openContext(on, person);
  const page = await context.newPage();
  const loaded: Promise<{ file: string; kb: number }>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    const file = new URL(answer.url()).pathname;
    loaded.push(answer.body().then((body) => ({ file, kb: round(gzipSync(body, { level: 9 }).length / 1000) })));
  });
  await page.goto('/dashboard');
  await page.getByText('My Visa Application').first().waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(loaded);
  await context.close();
  return scripts;
}

/** With an empty cache each time: a new context. */
async function measureLargestPaint(on: Browser, person: Person): Promise<number> {
  const context = await openContext(on, person);
  const page = await context.newPage();
  await slowDown(page, SLOWDOWN);
  await page.goto('/dashboard');
  await page.getByText('My Visa Application').first().waitFor();
  await page.waitForLoadState('networkidle');
  const ms = await page.evaluate(
    () =>
      new Promise<number>((seen) => {
        new PerformanceObserver((list) => seen(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return ms;
}

function makeLargeCollection() {
  const fields = Array.from({ length: FIELDS }, (_, n) => [
    `answer_${String(n + 1).padStart(3, '0')}`,
    `Text ${n + 1}`,
  ]);
  return { collection_name: 'Large form', collection_data: { answers: Object.fromEntries(fields) } };
}

/** From each key's event to the first task after the frame that shows it; up to one frame of 16.7 ms is waiting for that frame. */
async function type(on: Browser, person: Person, id: string, slowdown: number) {
  const context = await openContext(on, person);
  const page = await context.newPage();
  await page.goto(`/collections/${id}`);
  const inputs = page.locator('input[type=text], input:not([type]), textarea');
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('main input, main textarea').length >= wanted,
    FIELDS,
  );
  await page.waitForLoadState('networkidle');
  await slowDown(page, slowdown);
  await inputs.nth(FIELDS / 2).click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { paintTimes: times });
    const channel = new MessageChannel();
    const waiting: number[] = [];
    channel.port1.onmessage = () => {
      for (const begun of waiting.splice(0)) times.push(performance.now() - begun);
    };
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          waiting.push(timeStamp);
          channel.port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  await page.keyboard.type('The quick brown fox jumps over the lazy dog', { delay: 120 });
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => (window as unknown as { paintTimes: number[] }).paintTimes);
  await context.close();
  return {
    keys: times.length,
    p50_ms: round(median(times)),
    p95_ms: round(percentile(times, 0.95)),
    max_ms: round(Math.max(...times)),
  };
}

async function createCollections(person: Person): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < COLLECTIONS)
      await person.request('POST', '/api/collections', {
        collection_name: `Application ${++next}`,
        template_id: 'rental_application',
      });
  };
  await Promise.all(Array.from({ length: CREATED_AT_ONCE }, lane));
}

/** Tasks over 50 ms while the wheel turns to the end; loading the page is not counted. */
async function scroll(on: Browser, person: Person) {
  const context = await openContext(on, person);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByText(`Application ${COLLECTIONS}`).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await page.mouse.move(800, 600);
  let [turns, quiet, bottom] = [0, 0, 0];
  while (quiet < 20 && turns < 1500) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
    const at = await page.evaluate(() => Math.max(scrollY, document.querySelector('main')?.scrollTop ?? 0));
    quiet = at > bottom ? 0 : quiet + 1;
    bottom = Math.max(bottom, at);
    turns++;
  }
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await context.close();
  return { scrolled_px: Math.round(bottom), long_tasks: tasks.length, longest_ms: Math.round(Math.max(0, ...tasks)) };
}

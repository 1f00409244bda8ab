import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { makeForm } from '#fill/testing/make-form.ts';
import { makeValues } from '#fill/testing/make-values.ts';
import { judgeAnswers } from '#models/scoring/judge-answers.ts';
import { makePoisonPdf, makeTextPdf } from '#read/testing/make-pdf.ts';
import { drawBlank, drawPicture } from '#read/testing/make-picture.ts';
import { understandFile } from '../pipeline.ts';
import { createEnginePool, type EnginePool, type EnginePoolOptions } from './engine-pool.ts';

const faults: string[] = [];
let pool: EnginePool | undefined;

function open(options: Partial<EnginePoolOptions> = {}): EnginePool {
  pool = createEnginePool({ size: 1, onFault: (message) => faults.push(message), ...options });
  return pool;
}

afterEach(() => {
  pool?.close();
  expect(faults.splice(0)).toEqual([]);
});

const declaredType = 'application/pdf';

test('reads, understands and draws in a child', async () => {
  const { run } = open();
  const bytes = await makeTextPdf([['Employment letter', 'To whom it may concern'], ['Second page']]);
  const pages: [number, number][] = [];
  const read = await run(
    { kind: 'read', bytes, declaredType },
    { user: 'ada', onProgress: (done, total) => pages.push([done, total]) },
  );
  expect(read.pages.map((page) => page.text)).toEqual(['Employment letter\nTo whom it may concern', 'Second page']);
  expect(pages).toEqual([0, 1, 2].map((done) => [done, 2]));
  const understanding = await run({ kind: 'understand', bytes, declaredType }, { user: 'ada' });
  expect(understanding.read).toEqual(read);
  expect(understanding.understood.problems).toEqual([]);
  const drawn = await run(
    { kind: 'render', bytes, mediaType: declaredType, pageNumber: 2, rotation: 0, maxWidth: 300 },
    { user: 'ada' },
  );
  expect(drawn).toMatchObject({ width: 300, height: 425 });
});

test('fills a form in a child, and names what is none', async () => {
  const values = makeValues({ personal: { surname: 'Kadıköy' } });
  const { run } = open({ keepsSpare: false });
  const bytes = await makeForm(({ addText }) => addText('name', { x: 60, y: 700, tooltip: 'Surname' }));
  const pages: [number, number][] = [];
  const onProgress = (done: number, total: number) => pages.push([done, total]);
  const filled = await run({ kind: 'fill', bytes, values }, { user: 'ada', onProgress });
  expect(pages).toEqual([0, 1].map((done) => [done, 1]));
  expect(filled).toMatchObject({ asIntended: 1, fields: [{ name: 'name', status: 'verified', value: 'Kadıköy' }] });
  const text = await makeTextPdf([['Surname']]);
  expect(await run({ kind: 'fill', bytes: text, values }, { user: 'ada' })).toBe('not_a_form');
});

test('judges what a model says in a child, as in any process', async () => {
  const { run } = open({ keepsSpare: false });
  const bytes = Buffer.from('Employment letter\nEmployee: Maria Gonzalez\nParking bay: 114-B\n');
  const { understood, words = Buffer.alloc(0) } = await run(
    { kind: 'understand', bytes, declaredType: 'text/plain', keepsWords: true },
    { user: 'ada' },
  );
  const request = {
    understood,
    answer: {
      document_type: 'employment_letter',
      facts: [{ name: 'full_name', value: 'Maria Gonzalez', quote: 'Employee: Maria Gonzalez', page: 1 }],
      items: [],
      others: [{ label: 'Parking bay', value: '114-B', quote: 'Parking bay: 114-B', page: 1 }],
    },
    record: { kept: 0, corrected: 0 },
    extractPeople: true,
    wanted: ['job_title'],
  };
  const judged = await run({ kind: 'judge', words, ...request }, { user: 'ada' });
  const { read, views } = await understandFile(bytes, { declaredType: 'text/plain' });
  expect(judged).toEqual(judgeAnswers({ ...request, read, views }));
  expect(judged?.understood.engine).toBe('rules+model');
});

test('an answer that cannot be judged in time is left out', async () => {
  const { run } = open({ limits: { maxSeconds: 0.001 } });
  const understood = { type: 'other', confidence: 0, parts: [], people: [], facts: [] } as const;
  const answer = { document_type: 'other', facts: [], items: [], others: [] };
  const request = {
    understood: { ...understood, additionalFields: [], problems: [], engine: 'rules' },
    answer,
    record: { kept: 0, corrected: 0 },
    extractPeople: true,
    wanted: [],
  } as const;
  expect(await run({ kind: 'judge', words: Buffer.alloc(0), ...request }, { user: 'ada' })).toBeNull();
});

test('recognises pictures in a child', async () => {
  const bytes = await (await drawPicture(['Residence permit'])).png().toBuffer();
  const { run } = open({ keepsSpare: false });
  const read = await run({ kind: 'read', bytes, declaredType: 'image/png' }, { user: 'ada' });
  expect(read.pages[0]?.text.replaceAll(' ', '')).toBe('Residencepermit');
});

test('a task that needs more memory or time than it may have ends as a problem, the next one as a result', async () => {
  const bytes = await makeTextPdf([['Text']]);
  const starved = open({ limits: { maxResidentMb: 20 } });
  expect(await starved.run({ kind: 'read', bytes }, { user: 'ada' })).toMatchObject({
    mediaType: declaredType,
    pages: [],
    problems: [{ code: 'out_of_memory' }],
  });
  starved.close();
  const hurried = open({ limits: { maxSeconds: 0.001 } });
  const { read, understood } = await hurried.run({ kind: 'understand', bytes }, { user: 'ada' });
  expect([read.problems, understood.problems]).toEqual([
    [{ code: 'processing_timeout' }],
    [{ code: 'processing_timeout' }],
  ]);
  expect(
    await hurried.run(
      { kind: 'render', bytes, mediaType: declaredType, pageNumber: 1, rotation: 0, maxWidth: 100 },
      { user: 'ada' },
    ),
  ).toBe('processing_timeout');
});

test('what runs out of memory in a child that has read other papers is read once more, in a fresh one', async () => {
  const small = { kind: 'read', bytes: await makeTextPdf([['Text']]), declaredType } as const;
  const large = { kind: 'read', bytes: await drawBlank(7000), declaredType: 'image/png' } as const;
  const measure = async (task: typeof small | typeof large) => {
    const { run, peakMb, close } = open({ keepsSpare: false });
    await run(task, { user: 'ada' });
    close();
    return peakMb();
  };
  const maxResidentMb = ((await measure(small)) + (await measure(large))) / 2;
  const { run } = open({ keepsSpare: false, limits: { maxResidentMb } });
  const attempt = async (task: typeof small | typeof large) => {
    let attempts = 0;
    const { problems } = await run(task, { user: 'ada', onWorked: () => attempts++ });
    return { attempts, problems: problems.map(({ code }) => code) };
  };
  expect(await attempt(small)).toEqual({ attempts: 1, problems: [] });
  expect(await attempt(large)).toEqual({ attempts: 2, problems: ['out_of_memory'] });
  expect(await attempt(large)).toEqual({ attempts: 1, problems: ['out_of_memory'] });
});

test('a page is drawn while a paper that never ends is read', async () => {
  const { run } = open({ keepsSpare: false, limits: { maxPageSeconds: 600 } });
  const [poison, plain] = [await makePoisonPdf(), await makeTextPdf([['Text']])];
  const stop = new AbortController();
  const reading = run({ kind: 'read', bytes: poison, declaredType }, { user: 'ada', signal: stop.signal });
  const drawn = await run(
    { kind: 'render', bytes: plain, mediaType: declaredType, pageNumber: 1, rotation: 0, maxWidth: 100 },
    { user: 'ada' },
  );
  expect(drawn).toMatchObject({ width: 100 });
  stop.abort(new Error('enough'));
  await expect(reading).rejects.toThrow('enough');
});

test('a page that kills its child costs that page, and nobody else notices', async () => {
  // Of work: more than a child needs to start.
  const { run } = open({ size: 2, keepsSpare: false, limits: { maxPageSeconds: 8 } });
  const [poison, plain] = [await makePoisonPdf(), await makeTextPdf([['Text']])];
  const [read, other] = await Promise.all([
    run({ kind: 'read', bytes: poison, declaredType }, { user: 'ada' }),
    run({ kind: 'read', bytes: plain, declaredType }, { user: 'bob' }),
  ]);
  expect(other.problems).toEqual([]);
  expect(read.pages.map((page) => page.text)).toEqual(['First', 'Last']);
  expect(read.problems).toEqual([{ code: 'page_unreadable', page: 2 }]);
});

test('a child that the machine kills costs no page: the paper is read again from the start', async () => {
  const { run } = open({ limits: { maxPageSeconds: 8 } });
  const bytes = await makePoisonPdf();
  const heard: number[] = [];
  const read = await run(
    { kind: 'read', bytes, declaredType },
    {
      user: 'ada',
      // The second page never ends by itself, so that there is something to kill.
      onProgress: (done) => {
        heard.push(done);
        if (heard.length === 2) for (const id of listChildren()) process.kill(Number(id), 'SIGKILL');
      },
    },
  );
  expect(heard.slice(0, 4)).toEqual([0, 1, 0, 1]);
  expect(read.pages.map((page) => page.text)).toEqual(['First', 'Last']);
  expect(read.problems).toEqual([{ code: 'page_unreadable', page: 2 }]);
});

test('one paper is read at a time where memory may not hold two', async () => {
  const { run } = open({ size: 3, keepsSpare: false, freeMb: () => 100 });
  const bytes = await makeTextPdf([['Text']]);
  const order: string[] = [];
  const read = async (user: string) => {
    const onProgress = (done: number) => done === 0 && order.push(`${user} begins`);
    const { problems } = await run({ kind: 'read', bytes, declaredType }, { user, onProgress });
    order.push(`${user} ends`);
    return problems;
  };
  expect((await Promise.all(['ada', 'bob'].map(read))).flat()).toEqual([]);
  expect(order).toEqual(['ada begins', 'ada ends', 'bob begins', 'bob ends']);
});

test('users are never read by the same process, one user is', async () => {
  const { run } = open();
  const bytes = await makeTextPdf([['Text']]);
  const seen: string[] = [];
  for (const user of ['ada', 'ada', 'bob', 'ada']) {
    await run({ kind: 'read', bytes, declaredType }, { user });
    seen.push(listChildren().join());
  }
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).not.toBe(seen[1]);
});

test('aborting rejects with its reason, whether the task waits or runs, and the pool goes on', async () => {
  const { run } = open();
  const bytes = await makeTextPdf([['Text']]);
  const [running, waiting] = [new AbortController(), new AbortController()];
  const tasks = [running, waiting].map(({ signal }) => run({ kind: 'read', bytes }, { user: 'ada', signal }));
  waiting.abort(new Error('second'));
  running.abort(new Error('first'));
  await expect(tasks[0]).rejects.toThrow('first');
  await expect(tasks[1]).rejects.toThrow('second');
  expect((await run({ kind: 'read', bytes }, { user: 'ada' })).problems).toEqual([]);
});

test('after a rest no child lives, the spare neither, and the next paper is read all the same', async () => {
  const { run, wake } = open({ limits: { restSeconds: 0.5 } });
  const bytes = await makeTextPdf([['Text']]);
  const read = () => run({ kind: 'read', bytes, declaredType }, { user: 'ada' });
  expect((await read()).problems).toEqual([]);
  await expect.poll(listChildren, { timeout: 20_000 }).toEqual([]);
  expect((await read()).pages.map((page) => page.text)).toEqual(['Text']);
  await expect.poll(listChildren, { timeout: 20_000 }).toEqual([]);
  wake();
  expect(listChildren()).toHaveLength(1);
});

test('a paper that takes longer than a rest is read to its end', async () => {
  const { run } = open({ limits: { restSeconds: 0.05 } });
  const bytes = await (await drawPicture(['Residence permit'])).png().toBuffer();
  let attempts = 0;
  const onWorked = () => attempts++;
  const read = await run({ kind: 'read', bytes, declaredType: 'image/png' }, { user: 'ada', onWorked });
  expect(read.pages[0]?.text).toContain('Residence');
  // A document whose process was ended is read again.
  expect(attempts).toBe(1);
});

test('nobody is given a child that was told to go and has not gone yet', async () => {
  const { run } = open();
  const bytes = await makeTextPdf([['Text']]);
  await run({ kind: 'read', bytes, declaredType }, { user: 'ada' });
  // Somebody else's turn: no more children stay than may work at once.
  const reading = run({ kind: 'read', bytes, declaredType }, { user: 'bob' });
  let attempts = 0;
  const onWorked = () => attempts++;
  const page = { mediaType: declaredType, pageNumber: 1, rotation: 0, maxWidth: 300 } as const;
  expect(await run({ kind: 'render', bytes, ...page }, { user: 'ada', onWorked })).toMatchObject({ width: 300 });
  expect((await reading).problems).toEqual([]);
  expect(attempts).toBe(1);
});

test('closing ends every child and rejects what is under way', async () => {
  const { run, close } = open();
  const bytes = await makeTextPdf([['Text']]);
  const under = run({ kind: 'read', bytes }, { user: 'ada' });
  close();
  await expect(under).rejects.toThrow('closed');
  await expect(run({ kind: 'read', bytes }, { user: 'ada' })).rejects.toThrow('closed');
  await expect.poll(listChildren).toEqual([]);
});

/** Process ids of our living children. */
function listChildren(): string[] {
  const ids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return ids.filter((id) => !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z '));
}

import { expect, test } from 'vitest';
import {
  canBeUndone,
  hasSucceeded,
  isSending,
  pagesToSend,
  type UploadAction,
  type UploadItem,
  uploadQueue,
} from './upload-queue.ts';

const file = (name: string) => new File(['x'], name, { type: 'text/plain', lastModified: 1 });
const after = (...actions: readonly UploadAction[]): readonly UploadItem[] => actions.reduce(uploadQueue, []);
const add = (...names: readonly string[]): UploadAction => ({
  type: 'add',
  items: names.map((name) => ({ id: name, file: file(name) })),
});

test('a file goes from pending through uploading to uploaded', () => {
  const pending = after(add('a'));
  expect(pending[0]).toMatchObject({ status: 'pending', progress: 0 });
  const uploading = uploadQueue(pending, { type: 'start', id: 'a' });
  expect(uploading[0]).toMatchObject({ status: 'uploading', progress: 50 });
  expect([isSending(uploading), hasSucceeded(uploading)]).toEqual([true, false]);
  const uploaded = uploadQueue(uploading, { type: 'finish', id: 'a', documentId: 'd1', duplicate: false });
  expect(uploaded[0]).toMatchObject({ status: 'uploaded', progress: 100, documentId: 'd1' });
  expect([isSending(uploaded), hasSucceeded(uploaded)]).toEqual([false, true]);
});

test('progress never goes back within an upload', () => {
  const queue = after(
    add('a'),
    { type: 'start', id: 'a' },
    { type: 'send', id: 'a', sent: 0.7 },
    { type: 'send', id: 'a', sent: 0.2 },
  );
  expect(queue[0]?.sent).toBe(0.7);
});

test('a failed file keeps its message until it is tried again', () => {
  const failed = after(add('a'), { type: 'start', id: 'a' }, { type: 'fail', id: 'a', error: 'Too many requests.' });
  expect(failed[0]).toMatchObject({ status: 'error', error: 'Too many requests.' });
  const again = uploadQueue(failed, { type: 'retry', id: 'a' })[0];
  expect(again).toMatchObject({ status: 'pending' });
  expect(again?.error).toBeUndefined();
});

test('what is on its way cannot be removed or started twice', () => {
  const queue = after(add('a', 'b'), { type: 'start', id: 'a' }, { type: 'send', id: 'a', sent: 0.5 });
  expect(uploadQueue(queue, { type: 'remove', id: 'a' })).toHaveLength(2);
  expect(uploadQueue(queue, { type: 'remove', id: 'b' })).toHaveLength(1);
  expect(uploadQueue(queue, { type: 'start', id: 'a' })[0]?.sent).toBe(0.5);
});

test('the same file is queued once', () => {
  expect(after(add('a', 'b'), { type: 'add', items: [{ id: 'other', file: file('a') }] })).toHaveLength(2);
});

test('an empty queue has not succeeded; one with an error has not either', () => {
  expect(hasSucceeded([])).toBe(false);
  expect(hasSucceeded(after(add('a'), { type: 'fail', id: 'a', error: 'x' }))).toBe(false);
});

test('pages are summed over what waits, and said to be about when one is not known', () => {
  const counted = after(add('a', 'b'), { type: 'count', id: 'a', pages: 3 }, { type: 'count', id: 'b', pages: 1 });
  expect(pagesToSend(counted)).toEqual({ pages: 4, exact: true });
  expect(pagesToSend(uploadQueue(counted, { type: 'start', id: 'a' }))).toEqual({ pages: 1, exact: true });
  expect(pagesToSend(after(add('a'), { type: 'count', id: 'a', pages: null }))).toEqual({ pages: 1, exact: false });
});

test('what is joined takes the place of its files, and undoing brings them back', () => {
  const made = { id: 'm', how: 'joined' } as const;
  const joined = after(add('a', 'b', 'c'), {
    ...{ type: 'replace', made, from: ['a', 'c'] },
    items: [{ id: 'ac', file: file('ac') }],
  });
  expect(joined.map(({ id }) => id)).toEqual(['ac', 'b']);
  expect(joined[0]?.made?.from.map(({ id }) => id)).toEqual(['a', 'c']);
  const undone = uploadQueue(joined, { type: 'restore', made: 'm' });
  expect(undone.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

test('nothing that was sent is joined, and parts are undone together or not at all', () => {
  const made = { id: 'm', how: 'split' } as const;
  const items = ['1', '2'].map((id) => ({ id, file: file(id) }));
  const sent = after(add('a'), { type: 'start', id: 'a' });
  expect(uploadQueue(sent, { type: 'replace', made, from: ['a'], items })).toBe(sent);
  const split = after(add('a', 'b'), { type: 'replace', made, from: ['a'], items });
  expect(split.map(({ id }) => id)).toEqual(['1', '2', 'b']);
  expect(uploadQueue(split, { type: 'restore', made: 'm' }).map(({ id }) => id)).toEqual(['a', 'b']);
  const started = uploadQueue(split, { type: 'start', id: '2' });
  expect(canBeUndone(started, split[0]!.made!)).toBe(false);
  expect(uploadQueue(started, { type: 'restore', made: 'm' })).toBe(started);
});

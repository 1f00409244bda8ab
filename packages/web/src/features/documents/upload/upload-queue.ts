// The queue of files to upload, as a pure state: pending, uploading (50), uploaded (100) or error.

export type UploadStatus = 'pending' | 'uploading' | 'uploaded' | 'error';

export interface KnownDocument {
  readonly id: string;
  readonly name: string;
  /** The one collection that may use it. */
  readonly onlyIn: { readonly id: string; readonly name: string } | null;
}

export interface Made {
  /** Of the joining or splitting: all that it made bears it. */
  readonly id: string;
  readonly how: 'joined' | 'split';
  readonly from: readonly UploadItem[];
}

export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly status: UploadStatus;
  /** 0, 50 while uploading, 100. */
  readonly progress: number;
  /** Share of the bytes that have left, 0–1. */
  readonly sent: number;
  /** Pages it will be charged for; undefined while counting, null when they cannot be told. */
  readonly pages?: number | null;
  /** The document with the same content that is here already; it is not sent unless the person wants a second one. */
  readonly known?: KnownDocument;
  readonly isWantedAgain?: boolean;
  /** It opens with a password alone, which the person is asked for; until then it is not sent. */
  readonly isLocked?: boolean;
  /** It was made here out of other files, which come back when that is undone. */
  readonly made?: Made;
  readonly documentId?: string;
  readonly duplicate?: boolean;
  readonly error?: string;
}

export type UploadAction =
  | { readonly type: 'add'; readonly items: readonly { readonly id: string; readonly file: File }[] }
  | { readonly type: 'count'; readonly id: string; readonly pages: number | null }
  | { readonly type: 'recognise'; readonly id: string; readonly known: KnownDocument }
  | { readonly type: 'want-again'; readonly id: string }
  | { readonly type: 'lock'; readonly id: string }
  | { readonly type: 'unlock'; readonly id: string; readonly file: File }
  /** Puts `items` in the place of those that they were made of. */
  | {
      readonly type: 'replace';
      readonly made: Omit<Made, 'from'>;
      readonly from: readonly string[];
      readonly items: readonly { readonly id: string; readonly file: File }[];
    }
  | { readonly type: 'restore'; readonly made: string }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'start'; readonly id: string }
  | { readonly type: 'send'; readonly id: string; readonly sent: number }
  | { readonly type: 'finish'; readonly id: string; readonly documentId: string; readonly duplicate: boolean }
  | { readonly type: 'fail'; readonly id: string; readonly error: string }
  | { readonly type: 'retry'; readonly id: string }
  | { readonly type: 'clear' };

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

function change(item: UploadItem, action: UploadAction): UploadItem {
  switch (action.type) {
    case 'count':
      return { ...item, pages: action.pages };
    case 'recognise':
      return { ...item, known: action.known };
    case 'want-again':
      return { ...item, isWantedAgain: true };
    case 'lock':
      return item.status === 'pending' ? { ...item, isLocked: true } : item;
    case 'unlock': {
      // Another file: its pages are counted, and it is looked for among those known, once more.
      const { pages: _pages, known: _known, ...rest } = item;
      return { ...rest, file: action.file, isLocked: false };
    }
    case 'start':
      return item.status === 'pending' ? { ...item, status: 'uploading', progress: 50, sent: 0 } : item;
    case 'send':
      // Never back: a repeated attempt starts again from the first byte.
      return item.status === 'uploading' ? { ...item, sent: Math.max(item.sent, action.sent) } : item;
    case 'finish': {
      const { documentId, duplicate } = action;
      return { ...item, status: 'uploaded', progress: 100, sent: 1, documentId, duplicate };
    }
    case 'fail':
      return { ...item, status: 'error', progress: 0, sent: 0, error: action.error };
    case 'retry': {
      const { error: _, ...rest } = item;
      return item.status === 'error' ? { ...rest, status: 'pending' } : item;
    }
    default:
      return item;
  }
}

const asPending = (item: { readonly id: string; readonly file: File }): UploadItem => ({
  ...item,
  status: 'pending',
  progress: 0,
  sent: 0,
});

function replace(
  queue: readonly UploadItem[],
  { made, from: ids, items }: Extract<UploadAction, { type: 'replace' }>,
): readonly UploadItem[] {
  const from = queue.filter((item) => ids.includes(item.id));
  // Sent or removed meanwhile: what was made of it would be a second copy.
  if (from.length !== ids.length || from.some(({ status }) => status !== 'pending')) return queue;
  const at = queue.indexOf(from[0]!);
  const remade = items.map((item) => ({ ...asPending(item), made: { ...made, from } }));
  const others = (part: readonly UploadItem[]) => part.filter((item) => !ids.includes(item.id));
  return [...others(queue.slice(0, at)), ...remade, ...others(queue.slice(at))];
}

function restore(queue: readonly UploadItem[], id: string): readonly UploadItem[] {
  const parts = queue.filter(({ made }) => made?.id === id);
  const [first] = parts;
  if (!first?.made || parts.some(({ status }) => status !== 'pending')) return queue;
  const at = queue.indexOf(first);
  const others = (part: readonly UploadItem[]) => part.filter(({ made }) => made?.id !== id);
  return [...others(queue.slice(0, at)), ...first.made.from, ...others(queue.slice(at))];
}

/** It can be joined with others, or split. */
export const canBeRemade = (item: UploadItem): boolean =>
  item.status === 'pending' && !item.isLocked && (item.file.type === 'application/pdf' || isPicture(item));

export const isPicture = ({ file }: Pick<UploadItem, 'file'>): boolean => file.type.startsWith('image/');

/** False once a part of it was sent. */
export const canBeUndone = (queue: readonly UploadItem[], made: Made): boolean =>
  queue.every((item) => item.made?.id !== made.id || item.status === 'pending');

export function uploadQueue(queue: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  switch (action.type) {
    case 'clear':
      return [];
    case 'add': {
      const added = action.items.filter(({ file }) => !queue.some((item) => isSame(item.file, file)));
      return [...queue, ...added.map(asPending)];
    }
    case 'replace':
      return replace(queue, action);
    case 'restore':
      return restore(queue, action.made);
    case 'remove':
      return queue.filter((item) => item.id !== action.id || item.status === 'uploading');
    default:
      return queue.map((item) => (item.id === action.id ? change(item, action) : item));
  }
}

export const isSending = (queue: readonly UploadItem[]): boolean => queue.some(({ status }) => status === 'uploading');

/** It is here already, and the person wants no second one. */
export const isKnown = ({ status, known, isWantedAgain }: UploadItem): boolean =>
  status === 'pending' && known !== undefined && !isWantedAgain;

export const toSend = (queue: readonly UploadItem[]): UploadItem[] =>
  queue.filter((item) => item.status === 'pending' && !isKnown(item) && !item.isLocked);

/** Something has arrived, nothing went wrong, and nothing is left to send. */
export const hasSucceeded = (queue: readonly UploadItem[]): boolean =>
  queue.some(({ status }) => status === 'uploaded') &&
  queue.every((item) => item.status === 'uploaded' || isKnown(item));

/** Pages still to be sent; `exact` is false when some could not be counted. */
export function pagesToSend(queue: readonly UploadItem[]): { pages: number; exact: boolean } {
  const waiting = toSend(queue);
  return {
    pages: waiting.reduce((sum, { pages }) => sum + (pages ?? 1), 0),
    exact: waiting.every(({ pages }) => typeof pages === 'number'),
  };
}

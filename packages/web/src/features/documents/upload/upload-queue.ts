// The queue of files to upload, as a pure state: pending, uploading (50), uploaded (100) or error.

export type UploadStatus = 'pending' | 'uploading' | 'uploaded' | 'error';

export interface KnownDocument {
  readonly id: string;
  readonly name: string;
  /** The one collection that may use it. */
  readonly onlyIn: { readonly id: string; readonly name: string } | null;
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

export function uploadQueue(queue: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  switch (action.type) {
    case 'clear':
      return [];
    case 'add': {
      const added = action.items.filter(({ file }) => !queue.some((item) => isSame(item.file, file)));
      return [...queue, ...added.map((item) => ({ ...item, status: 'pending' as const, progress: 0, sent: 0 }))];
    }
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

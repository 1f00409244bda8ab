// The queue of files to upload, as a pure state: pending, uploading (50), uploaded (100) or error.

export type UploadStatus = 'pending' | 'uploading' | 'uploaded' | 'error';

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
  readonly documentId?: string;
  readonly duplicate?: boolean;
  readonly error?: string;
}

export type UploadAction =
  | { readonly type: 'add'; readonly items: readonly { readonly id: string; readonly file: File }[] }
  | { readonly type: 'count'; readonly id: string; readonly pages: number | null }
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

/** Everything has arrived and nothing went wrong. */
export const hasSucceeded = (queue: readonly UploadItem[]): boolean =>
  queue.length > 0 && queue.every(({ status }) => status === 'uploaded');

/** Pages still to be sent; `exact` is false when some could not be counted. */
export function pagesToSend(queue: readonly UploadItem[]): { pages: number; exact: boolean } {
  const waiting = queue.filter(({ status }) => status === 'pending');
  return {
    pages: waiting.reduce((sum, { pages }) => sum + (pages ?? 1), 0),
    exact: waiting.every(({ pages }) => typeof pages === 'number'),
  };
}

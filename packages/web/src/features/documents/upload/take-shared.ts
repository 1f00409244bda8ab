// Files that another app shared with this one: the service worker keeps them until the page takes them, once.
import { t } from './messages.ts';

/** As in `public/sw.js`. */
const SHARED = 'shared-files';

export async function takeShared(): Promise<File[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(SHARED);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    await cache.delete(request);
    if (!answer) continue;
    const blob = await answer.blob();
    const name = decodeURIComponent(answer.headers.get('x-name') ?? t.takeShared.sharedFile);
    files.push(new File([blob], name, { type: blob.type }));
  }
  return files;
}

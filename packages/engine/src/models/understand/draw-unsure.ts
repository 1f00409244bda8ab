// The pages whose pictures say more than the words that were recognised in them.
import type { PageOutline } from '#document/read-outline.ts';

const MAX_IMAGES = 4;

/** Pages that cannot be drawn go without. */
export async function drawUnsure(
  pages: readonly PageOutline[],
  pageImage: (page: number) => Promise<Uint8Array>,
): Promise<Uint8Array[]> {
  const drawn = pages
    .filter(({ isUnsure }) => isUnsure)
    .slice(0, MAX_IMAGES)
    .map(({ number }) => pageImage(number).catch(() => null));
  return (await Promise.all(drawn)).filter((image) => image !== null);
}

// A scan as it was recognised, with its pictures: kept in a folder, so that what is made of it can be measured again without recognising it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Page, ReadDocument } from '../../packages/engine/src/document/read-document.ts';
import type { Picture } from '../../packages/engine/src/read/ocr/picture.ts';
import { readFile } from '../../packages/engine/src/read/read-file.ts';

export interface SeenPage {
  readonly page: Page;
  readonly picture: Picture;
}

export interface ReadScan {
  readonly read: ReadDocument;
  /** Those of its pages that are pictures. */
  readonly seen: readonly SeenPage[];
}

/** @param folder none: nothing is kept @param make the scan, asked for where it was not kept */
export async function readKeptScan(
  folder: string | undefined,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<ReadScan> {
  const file = folder === undefined ? undefined : join(folder, `${name}.json`);
  if (file !== undefined && existsSync(file)) return load(file);
  const seen: SeenPage[] = [];
  const read = await readFile(await make(), {
    readScan: async (picture, page) => {
      seen.push({ page, picture });
      return [];
    },
  });
  if (folder !== undefined) await keep(folder, name, { read, seen });
  return { read, seen };
}

async function keep(folder: string, name: string, { read, seen }: ReadScan): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { page, picture } of seen) {
    const raw = { width: picture.width, height: picture.height, channels: 3 as const };
    await sharp(picture.data, { raw })
      .png({ compressionLevel: 3 })
      .toFile(join(folder, `${name}-${page.number}.png`));
  }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ read, pages: seen.map(({ page }) => page) }));
}

async function load(file: string): Promise<ReadScan> {
  const { read, pages } = JSON.parse(readFileSync(file, 'utf8')) as { read: ReadDocument; pages: Page[] };
  const seen: SeenPage[] = [];
  for (const page of pages) {
    const picture = file.replace(/\.json$/, `-${page.number}.png`);
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    seen.push({ page, picture: { data, width: info.width, height: info.height } });
  }
  return { read, seen };
}

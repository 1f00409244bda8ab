// Page images on disk, named by the content of the file they show, so that a page is drawn once a width.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../config.ts';

type Folders = Pick<Config, 'folders'>;

/** Few widths, so that a page takes a known room on the disk whatever widths are asked for. */
const widths = [320, 640, 960, 1200, 1600, 2000] as const;

/** The width that is drawn for the width asked for: the next larger one. */
export const drawnWidth = (asked: number): number => widths.find((width) => width >= asked) ?? widths.at(-1)!;

export const pageImagesFolder = ({ folders }: Folders) => join(folders.data, 'page-images');

const folderOf = (config: Folders, sha256: string) => join(pageImagesFolder(config), sha256.slice(0, 2), sha256);

export async function findPageImage(config: Folders, sha256: string, name: string): Promise<Buffer | null> {
  return readFile(join(folderOf(config, sha256), name)).catch(() => null);
}

export async function keepPageImage(config: Folders, sha256: string, name: string, webp: Uint8Array): Promise<void> {
  const folder = folderOf(config, sha256);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${uuid()}`);
  await writeFile(temporary, webp, { mode: 0o600 });
  await rename(temporary, join(folder, name));
}

export async function removePageImages(config: Folders, sha256: string): Promise<void> {
  await rm(folderOf(config, sha256), { recursive: true, force: true });
}

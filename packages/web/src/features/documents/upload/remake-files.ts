// Joins files into one PDF and splits a PDF into several, in the browser, before they are sent.
import { t } from './messages.ts';

/** Sharp enough to read the small print of a page, and small enough for several in one file. */
const MAX_SIDE = 2600;
const QUALITY = 0.9;
/** Points; the height follows from the picture. */
const PAGE_WIDTH = 595;

const stemOf = ({ name }: File): string => name.replace(/\.[^.]+$/, '');

// The library is large and seldom needed.
const loadLibrary = () => import('@cantoo/pdf-lib');

/** Pages in the order of the files. Throws when one of them cannot be opened. */
export async function joinFiles(files: readonly File[]): Promise<File> {
  const { PDFDocument } = await loadLibrary();
  const joined = await PDFDocument.create({ updateMetadata: false });
  for (const file of files) {
    if (file.type === 'application/pdf') {
      const source = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });
      for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
    } else {
      const picture = await joined.embedJpg(await drawUpright(file));
      const height = (PAGE_WIDTH * picture.height) / picture.width;
      joined.addPage([PAGE_WIDTH, height]).drawImage(picture, { x: 0, y: 0, width: PAGE_WIDTH, height });
    }
  }
  return toFile(await joined.save(), `${t.remakeFiles.andMore(stemOf(files[0]!), files.length - 1)}.pdf`);
}

/** Pages of each part, from 1. */
export async function splitFile(file: File, parts: readonly (readonly number[])[]): Promise<File[]> {
  const { PDFDocument } = await loadLibrary();
  const source = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });
  return Promise.all(
    parts.map(async (pages) => {
      const part = await PDFDocument.create({ updateMetadata: false });
      for (const page of await part.copyPages(
        source,
        pages.map((number) => number - 1),
      ))
        part.addPage(page);
      return toFile(await part.save(), `${stemOf(file)}, ${pagesInWords(pages)}.pdf`);
    }),
  );
}

const pagesInWords = (pages: readonly number[]): string =>
  pages.length === 1 ? t.remakeFiles.page(pages[0]!) : t.remakeFiles.pages(pages[0]!, pages.at(-1)!);

const toFile = (bytes: Uint8Array, name: string): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** The way up that the camera noted is the browser's to apply: the PDF knows nothing of it. */
async function drawUpright(file: File): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  // Transparent parts become paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return (await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })).arrayBuffer();
}

// Draws what is added to a filled form: the checklist, and pages of papers with their marks. As pictures, because the
// letters of every language are the browser's.
import { api } from '@oneform/contract';
import { fetchFile } from '#lib/download.ts';
import type { PaperPage } from './list-papers.ts';
import type { Checklist } from './write-checklist.ts';

/** A4 at 150 dots an inch. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [1240, 1754];
const MARGIN = 110;
const INK = '#1f1d1a';
const SOFT = '#5f5b54';
const MARK = '#4a45c8';
const PICTURE_WIDTH = 1200;

type Context = OffscreenCanvasRenderingContext2D;

/** Another page where one is full. */
export async function drawChecklist({ title, groups }: Checklist): Promise<Blob[]> {
  const pages: OffscreenCanvas[] = [];
  let context: Context;
  let y = 0;
  const turn = () => {
    const canvas = new OffscreenCanvas(PAGE_WIDTH, PAGE_HEIGHT);
    pages.push(canvas);
    context = blank(canvas);
    y = MARGIN;
  };
  const write = (text: string, size: number, { left = 0, colour = INK, weight = 400, after = 0 } = {}) => {
    context.font = `${weight} ${size}px "Inter Variable", sans-serif`;
    for (const line of wrap(context, text, PAGE_WIDTH - 2 * MARGIN - left)) {
      y += size * 1.4;
      context.fillStyle = colour;
      context.fillText(line, MARGIN + left, y);
    }
    y += after;
  };
  turn();
  write(title, 44, { weight: 600, after: 24 });
  for (const { heading, items } of groups) {
    if (y > PAGE_HEIGHT - 2 * MARGIN) turn();
    y += 30;
    write(heading, 28, { weight: 600, after: 10 });
    for (const { isDone, text, detail } of items) {
      if (y > PAGE_HEIGHT - MARGIN - 90) turn();
      y += 14;
      tick(context!, y + 7, isDone);
      write(text, 25, { left: 50 });
      if (detail) write(detail, 21, { left: 50, colour: SOFT });
    }
  }
  return Promise.all(pages.map(toPicture));
}

function blank(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}

function tick(context: Context, top: number, isDone: boolean): void {
  context.strokeStyle = isDone ? MARK : SOFT;
  context.lineWidth = 2.5;
  context.strokeRect(MARGIN, top, 26, 26);
  if (!isDone) return;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(MARGIN + 5, top + 13);
  context.lineTo(MARGIN + 11, top + 20);
  context.lineTo(MARGIN + 22, top + 6);
  context.stroke();
}

function wrap(context: Context, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || context.measureText(longer).width <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Null: the document has no such page to show, as text that was pasted. */
export async function drawPaper(documentId: string, { number, boxes }: PaperPage): Promise<Blob | null> {
  const params = { id: documentId, page: number };
  const file = await fetchFile(api.documents.pageImage, { params, query: { width: PICTURE_WIDTH } }).catch(() => null);
  const picture = file && (await createImageBitmap(file.blob).catch(() => null));
  if (!picture) return null;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = blank(canvas);
  context.drawImage(picture, 0, 0);
  context.strokeStyle = MARK;
  context.lineWidth = Math.max(2, canvas.width / 400);
  for (const [left, top, right, bottom] of boxes) {
    const [x, y] = [left * canvas.width, top * canvas.height];
    context.strokeRect(x - 4, y - 4, (right - left) * canvas.width + 8, (bottom - top) * canvas.height + 8);
  }
  picture.close();
  return toPicture(canvas);
}

const toPicture = (canvas: OffscreenCanvas): Promise<Blob> =>
  canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });

// A fillable form as it comes out of a printer: no fields, but the frames that they draw around themselves.
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage, rgb } from '@cantoo/pdf-lib';

export async function stripFields(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    for (const page of document.getPages()) stripPage(page);
    document.catalog.delete(PDFName.of('AcroForm'));
    return await document.save({ updateFieldAppearances: false, addDefaultPage: false });
  } catch {
    return undefined;
  }
}

const hidden = 1 | 2 | 32;
const printed = 4;
const pushButton = 1 << 16;

function stripPage(page: PDFPage): void {
  const notes = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  const frames: PDFDict[] = [];
  for (let index = (notes?.size() ?? 0) - 1; index >= 0; index--) {
    const note = notes!.lookup(index);
    if (!(note instanceof PDFDict) || note.lookup(PDFName.of('Subtype')) !== PDFName.of('Widget')) continue;
    frames.push(note);
    notes!.remove(index);
  }
  for (const note of frames) drawFrame(page, note);
}

function drawFrame(page: PDFPage, note: PDFDict): void {
  const flags = note.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0;
  const kind = note.lookupMaybe(PDFName.of('Ff'), PDFNumber)?.asNumber() ?? 0;
  const looks = note.lookupMaybe(PDFName.of('MK'), PDFDict);
  const border = looks?.lookupMaybe(PDFName.of('BC'), PDFArray);
  const style = note.lookupMaybe(PDFName.of('BS'), PDFDict);
  const width = style?.lookupMaybe(PDFName.of('W'), PDFNumber)?.asNumber() ?? 1;
  const rect = note.lookupMaybe(PDFName.of('Rect'), PDFArray)?.asRectangle();
  if (
    (flags & hidden) !== 0 ||
    (flags & printed) === 0 ||
    (kind & pushButton) !== 0 ||
    rect === undefined ||
    border === undefined ||
    border.size() === 0 ||
    width === 0
  )
    return;
  const tones = border.asArray().map((tone) => (tone instanceof PDFNumber ? tone.asNumber() : 0));
  const tone = Math.min(...(tones.length === 4 ? [1 - tones[3]!] : tones));
  if (tone > 0.93) return;
  const isUnderline = style?.lookup(PDFName.of('S')) === PDFName.of('U');
  const ink = { borderColor: rgb(tone, tone, tone), borderWidth: width };
  if (isUnderline) page.drawRectangle({ x: rect.x, y: rect.y, width: rect.width, height: 0.01, ...ink });
  else page.drawRectangle({ ...rect, ...ink });
}

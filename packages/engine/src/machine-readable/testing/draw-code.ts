// Symbols as machines print them, for tests and the bench.
import { toBuffer } from 'bwip-js/node';
import sharp from 'sharp';

export type DrawnSymbol = 'pdf417' | 'qrcode' | 'azteccode' | 'datamatrix';

/** Pixels a module. */
const scale = 6;
/** AAMVA D20: rows are three modules high or more, the width as fits a card. */
const pdf417 = { columns: 10, rowmult: 3, eclevel: 5 };

/** A PNG of the symbol with nothing around it. `payload` may hold bytes of any value; above 0x7f they are Latin-1. */
export function drawCode(symbol: DrawnSymbol, payload: string | Uint8Array): Promise<Buffer> {
  const isBytes = typeof payload !== 'string';
  return toBuffer({
    bcid: symbol,
    text: isBytes ? Buffer.from(payload).toString('latin1') : payload,
    scale,
    binarytext: isBytes,
    ...(symbol === 'pdf417' ? pdf417 : {}),
    ...(symbol === 'qrcode' ? { eclevel: 'M' } : {}),
  } as Parameters<typeof toBuffer>[0]);
}

/** The dark modules of a QR code, counted from its top left. */
export async function listModules(text: string): Promise<{ readonly x: number; readonly y: number }[]> {
  const { data, info } = await sharp(await drawCode('qrcode', text))
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = info.width / scale;
  const isDark = (x: number, y: number) => data[(y * scale + scale / 2) * info.width + x * scale + scale / 2]! < 128;
  return Array.from({ length: side * side }, (_, at) => ({ x: at % side, y: Math.floor(at / side) })).filter(
    ({ x, y }) => isDark(x, y),
  );
}

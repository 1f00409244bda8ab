// The narrow port to ZXing-C++ (WebAssembly): grey pixels in, symbols with their corners out, a fresh instance after a trap.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ZXingReaderModule } from 'zxing-wasm/reader';

/** Symbols that papers carry their facts in. Linear ones hold a number at most, which is printed beside them. */
const formats = 'PDF417,CompactPDF417,QRCode,AztecCode,DataMatrix';
/** Of `binarizers` and `textModes` of zxing-wasm. */
const localAverage = 0;
const plainText = 0;
const guessCharacters = 0;
/** More symbols than any paper has are noise. */
const maxSymbols = 16;
/** The WebAssembly heap only grows: past this size an instance is dropped rather than kept for the next document. */
const keptHeapBytes = 64 * 1024 * 1024;

/** 8-bit brightness, row-major. */
export interface GreyPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type SymbolFormat = 'PDF417' | 'QR code' | 'Aztec code' | 'Data Matrix';

export interface SeenSymbol {
  readonly format: SymbolFormat;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** In pixels, clockwise from the symbol's own top left. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

export interface LookOptions {
  /** Also where nothing lies on the lines that are looked along first. Several times as slow. */
  readonly harder?: boolean;
  /** Also upright and upside down (linear and stacked symbols; square ones are found in any turn). */
  readonly turned?: boolean;
}

const names: Readonly<Record<string, SymbolFormat>> = {
  PDF417: 'PDF417',
  CompactPDF417: 'PDF417',
  QRCode: 'QR code',
  QRCodeModel2: 'QR code',
  Aztec: 'Aztec code',
  AztecCode: 'Aztec code',
  DataMatrix: 'Data Matrix',
};

let instance: Promise<ZXingReaderModule> | undefined;

/** A fault in the WebAssembly costs this picture its symbols and the instance its life. */
export async function findSymbols(picture: GreyPicture, options: LookOptions = {}): Promise<SeenSymbol[]> {
  instance ??= startZxing();
  const zxing = await instance;
  try {
    const symbols = look(zxing, picture, options);
    if (zxing.HEAPU8.length > keptHeapBytes) instance = undefined;
    return symbols;
  } catch (error) {
    instance = undefined;
    if (error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError')) return [];
    throw error;
  }
}

async function startZxing(): Promise<ZXingReaderModule> {
  const [{ prepareZXingModule }, wasm] = await Promise.all([
    import('zxing-wasm/reader'),
    readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
  ]);
  return prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
}

/** Calling the module with grey pixels spares a copy of the picture in four channels. */
function look(zxing: ZXingReaderModule, { data, width, height }: GreyPicture, options: LookOptions): SeenSymbol[] {
  const pointer = zxing._malloc(data.length);
  if (pointer === 0) return [];
  try {
    zxing.HEAPU8.set(data, pointer);
    const found = zxing.readBarcodesFromPixmap(pointer, width, height, {
      formats,
      tryHarder: options.harder ?? false,
      tryRotate: options.turned ?? false,
      tryInvert: options.harder ?? false,
      tryDownscale: options.harder ?? false,
      tryDenoise: false,
      binarizer: localAverage,
      isPure: false,
      downscaleFactor: 3,
      downscaleThreshold: 500,
      minLineCount: 2,
      maxNumberOfSymbols: maxSymbols,
      validateOptionalChecksum: true,
      returnErrors: false,
      eanAddOnSymbol: 0,
      textMode: plainText,
      characterSet: guessCharacters,
      tryCode39ExtendedMode: false,
    });
    const symbols = Array.from({ length: found.size() }, (_, index) => found.get(index)!);
    return symbols.flatMap((symbol): SeenSymbol[] => {
      const format = names[symbol.format];
      const { topLeft, topRight, bottomRight, bottomLeft } = symbol.position;
      const corners = [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => ({ x, y }));
      return format && symbol.isValid ? [{ format, text: symbol.text, bytes: symbol.bytes.slice(), corners }] : [];
    });
  } finally {
    zxing._free(pointer);
  }
}

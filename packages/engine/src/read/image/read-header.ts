// Size and build of a PNG or JPEG told from its header, before anything is decoded.

export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  /** Interlaced or progressive: decoding needs the whole picture in memory. */
  readonly isLayered: boolean;
}

const pngHeaderLength = 29;

/** Undefined when the header is broken. */
export function readHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = bytes[0] === 0x89 ? readPngHeader(view) : readJpegHeader(view);
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}

/** PNG specification, 11.2.2: IHDR is the first chunk. */
function readPngHeader(view: DataView): PictureHeader | undefined {
  if (view.byteLength < pngHeaderLength || view.getUint32(12) !== 0x49484452) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20), isLayered: view.getUint8(28) !== 0 };
}

/** ITU-T T.81, annex B: segments up to the start of frame. */
function readJpegHeader(view: DataView): PictureHeader | undefined {
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) offset++;
    else if (isStartOfFrame(marker))
      return {
        width: view.getUint16(offset + 7),
        height: view.getUint16(offset + 5),
        isLayered: marker !== 0xc0 && marker !== 0xc1,
      };
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) offset += 2;
    else offset += 2 + Math.max(2, view.getUint16(offset + 2));
  }
  return undefined;
}

function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

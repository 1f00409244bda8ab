// A JPEG or PNG as upright RGB pixels of bounded number; a picture over the limits is refused from its header.
import type { ReadProblemCode } from '#document/read-document.ts';
import type { ReadLimits } from '../read-limits.ts';
import { chooseBackground } from './choose-background.ts';
import { readHeader } from './read-header.ts';

export interface DecodedPicture {
  /** 8-bit RGB, three bytes a pixel, row-major; scaled down where the original is larger than `ocrPixels`. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Pixels of the original, turned upright as its EXIF says. */
  readonly originalWidth: number;
  readonly originalHeight: number;
  /** The file ends early or is damaged: the picture holds what could be decoded. */
  readonly isDamaged: boolean;
}

export async function decodePicture(bytes: Uint8Array, limits: ReadLimits): Promise<DecodedPicture | ReadProblemCode> {
  const problem = findProblem(bytes, limits);
  const header = readHeader(bytes);
  if (problem || !header) return problem ?? 'corrupt_file';
  try {
    return await decode(bytes, header, limits, false);
  } catch {
    return await decode(bytes, header, limits, true).catch((): ReadProblemCode => 'corrupt_file');
  }
}

/** Finds in the header a reason not to decode the picture at all. */
export function findProblem(bytes: Uint8Array, limits: ReadLimits): ReadProblemCode | undefined {
  const header = readHeader(bytes);
  if (!header) return 'corrupt_file';
  const pixels = header.width * header.height;
  return pixels > limits.maxPixels || (header.isLayered && pixels > limits.maxPixelsInMemory)
    ? 'too_large_image'
    : undefined;
}

async function decode(
  bytes: Uint8Array,
  header: { width: number; height: number },
  limits: ReadLimits,
  isDamaged: boolean,
): Promise<DecodedPicture> {
  const { default: sharp } = await import('sharp');
  const scale = Math.min(1, Math.sqrt(limits.ocrPixels / (header.width * header.height)));
  const open = () =>
    sharp(bytes, {
      limitInputPixels: limits.maxPixels,
      sequentialRead: true,
      failOn: isDamaged ? 'none' : 'truncated',
    });
  const source = open();
  const { orientation = 1 } = await source.metadata();
  const turned = source
    .autoOrient()
    .flatten({ background: await chooseBackground(open) })
    .toColourspace('srgb')
    .removeAlpha();
  const isTurned = orientation >= 5;
  const [originalWidth, originalHeight] = isTurned ? [header.height, header.width] : [header.width, header.height];
  const sized =
    scale < 1
      ? turned.resize({
          width: Math.max(1, Math.round(originalWidth * scale)),
          height: Math.max(1, Math.round(originalHeight * scale)),
          fit: 'fill',
        })
      : turned;
  const { data, info } = await sized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`A decoded picture has ${info.channels} channels`);
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
    originalWidth,
    originalHeight,
    isDamaged,
  };
}

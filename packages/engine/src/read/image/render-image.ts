// A photo or scan as WebP, turned upright, refused from its header when it is larger than may be decoded.
import type { ReadProblemCode } from '#document/read-document.ts';
import type { ReadLimits } from '../read-limits.ts';
import type { RenderedPage } from '../rendered-page.ts';
import { chooseBackground } from './choose-background.ts';
import { findProblem } from './decode-picture.ts';

const quality = 82;

export async function renderImage(
  bytes: Uint8Array,
  rotation: number,
  maxWidth: number,
  limits: ReadLimits,
): Promise<RenderedPage | ReadProblemCode> {
  const problem = findProblem(bytes, limits);
  if (problem) return problem;
  const { default: sharp } = await import('sharp');
  try {
    const open = () => sharp(bytes, { limitInputPixels: limits.maxPixels, sequentialRead: true, failOn: 'none' });
    const { data, info } = await open()
      .autoOrient()
      .rotate(rotation)
      .resize({ width: maxWidth, withoutEnlargement: true })
      .flatten({ background: await chooseBackground(open) })
      .webp({ quality, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    return 'corrupt_file';
  }
}

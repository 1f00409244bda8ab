// Finds all text of a picture: at a glance first, and again from nearer where the letters were too small for the network.

import sharp from 'sharp';
import type { Picture } from '../picture.ts';
import { boundsOf, corners } from '../rectangle.ts';
import type { Region } from './component-to-region.ts';
import { detectRegions } from './detect-regions.ts';

/**
 * Pixels that the network sees at once. Time and memory grow with it; on most pages a million and more finds no word
 * that this does not.
 */
const glancePixels = 750_000;
/** Heights in the pixels the network saw: below the first, letters blur into each other; the second is what it was trained on. */
const smallHeight = 13;
const goodHeight = 20;
/** Coming nearer by less changes little. */
const worthwhile = 1.25;
const maxBands = 6;
/** Sides in pixels of pages that are blown up. */
const coarse = { min: 900, max: 1100, pixels: 1_200_000, enlarge: 1.26 };

export async function findRegions(picture: Picture, threads: number, signal?: AbortSignal): Promise<Region[]> {
  if (isCoarsePage(picture)) return detectRegions(picture, threads, coarse.pixels, coarse.enlarge);
  const regions = await detectRegions(picture, threads, glancePixels);
  const glanceScale = Math.min(1, Math.sqrt(glancePixels / (picture.width * picture.height)));
  const small = heightAt(regions, 0.25) * glanceScale;
  if (regions.length === 0 || small >= smallHeight) return regions;
  const scale = Math.min(1, (glanceScale * goodHeight) / small);
  if (scale < glanceScale * worthwhile) return regions;
  const bands = cutBands(picture, regions, scale);
  if (bands.length > maxBands) return regions;
  const near: Region[] = [];
  for (const band of bands) {
    signal?.throwIfAborted();
    near.push(...(await detectInBand(picture, band, threads, scale)));
  }
  return near;
}

/** A whole page scanned at about 100 dots an inch: its letters are small for certain. */
function isCoarsePage({ width, height }: Picture): boolean {
  const longest = Math.max(width, height);
  const proportion = Math.min(width, height) / longest;
  return longest >= coarse.min && longest <= coarse.max && proportion > 0.68 && proportion < 0.8;
}

/** The height that a share of the regions does not reach: a form may have large headings and small print in one. */
function heightAt(regions: readonly Region[], share: number): number {
  const heights = regions.map(({ place }) => Math.min(place.width, place.height)).sort((a, b) => a - b);
  return heights[Math.floor(heights.length * share)] ?? 0;
}

/** A level strip as wide as the text; a region belongs to the band in whose own rows its middle lies. */
interface Band {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly ownTop: number;
  readonly ownBottom: number;
}

function cutBands(picture: Picture, regions: readonly Region[], scale: number): Band[] {
  const margin = heightAt(regions, 0.5) * 3;
  const bounds = boundsOf(regions.flatMap(({ place }) => corners(place)));
  const left = Math.max(0, Math.floor(bounds[0] - margin));
  const top = Math.max(0, Math.floor(bounds[1] - margin));
  const right = Math.min(picture.width, Math.ceil(bounds[2] + margin));
  const bottom = Math.min(picture.height, Math.ceil(bounds[3] + margin));
  const count = Math.ceil(((right - left) * (bottom - top) * scale * scale) / glancePixels);
  return Array.from({ length: count }, (_, index) => {
    const ownTop = top + ((bottom - top) * index) / count;
    const ownBottom = top + ((bottom - top) * (index + 1)) / count;
    const from = Math.max(top, Math.floor(ownTop - margin));
    const to = Math.min(bottom, Math.ceil(ownBottom + margin));
    const isLast = index === count - 1;
    return {
      left,
      width: right - left,
      top: from,
      height: to - from,
      ownTop,
      ownBottom: isLast ? Infinity : ownBottom,
    };
  });
}

async function detectInBand(picture: Picture, band: Band, threads: number, scale: number): Promise<Region[]> {
  const { data, width, height } = picture;
  const strip = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left: band.left, top: band.top, width: band.width, height: band.height })
    .raw()
    .toBuffer();
  const part = { data: strip, width: band.width, height: band.height };
  const found = await detectRegions(part, threads, band.width * band.height * scale * scale);
  return found
    .map(({ place, score }) => ({
      place: { ...place, centre: { x: place.centre.x + band.left, y: place.centre.y + band.top } },
      score,
    }))
    .filter(({ place }) => place.centre.y >= band.ownTop && place.centre.y < band.ownBottom);
}

// Finds where text stands: the detection network's probability map, cut into turned rectangles of the picture.

import { resizePicture } from '../bound-picture.ts';
import type { Picture } from '../picture.ts';
import type { Rectangle } from '../rectangle.ts';
import { runNetwork } from '../run-network.ts';
import { componentToRegion, type Region } from './component-to-region.ts';
import { findComponents } from './find-components.ts';

const textThreshold = 0.3;

/** `pixels`: how many the network sees at most; `enlarge`: how far the picture may be blown up to get there. */
export async function detectRegions(picture: Picture, threads: number, pixels: number, enlarge = 1): Promise<Region[]> {
  const { width, height } = inputSize(picture, pixels, enlarge);
  const map = await runNetwork('detector', await resizePicture(picture, width, height), threads);
  const scaleX = picture.width / width;
  const scaleY = picture.height / height;
  return findComponents(map.data, width, height, textThreshold)
    .map(componentToRegion)
    .filter((region) => region !== undefined)
    .map(({ place, score }) => ({ place: scalePlace(place, scaleX, scaleY), score }));
}

function inputSize(picture: Picture, pixels: number, enlarge: number): { width: number; height: number } {
  const longest = Math.max(picture.width, picture.height);
  const scale = Math.min(Math.sqrt(pixels / (picture.width * picture.height)), Math.max(enlarge, 960 / longest));
  const round = (side: number) => Math.max(32, Math.round((side * scale) / 32) * 32);
  return { width: round(picture.width), height: round(picture.height) };
}

/** The two scales differ by the rounding of the input only, so angles keep. */
function scalePlace(place: Rectangle, scaleX: number, scaleY: number): Rectangle {
  const { centre, width, height, angle, bend } = place;
  const scaled = {
    centre: { x: centre.x * scaleX, y: centre.y * scaleY },
    width: width * Math.hypot(Math.cos(angle) * scaleX, Math.sin(angle) * scaleY),
    height: height * Math.hypot(Math.sin(angle) * scaleX, Math.cos(angle) * scaleY),
    angle: Math.atan2(Math.sin(angle) * scaleY, Math.cos(angle) * scaleX),
  };
  return bend ? { ...scaled, bend: bend.map((sink) => sink * scaleY) } : scaled;
}

// Quarter turns of a picture and of the places found in it.

import sharp from 'sharp';
import type { Picture, Rotation } from '../picture.ts';
import type { Point, Rectangle } from '../rectangle.ts';

export async function turnPicture(picture: Picture, rotation: Rotation): Promise<Picture> {
  if (rotation === 0) return picture;
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .rotate(rotation)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Place once the picture of `width` × `height` has been turned clockwise; its text stays level or becomes so. */
export function turnPlace(place: Rectangle, rotation: Rotation, width: number, height: number): Rectangle {
  const swaps = rotation === 90 || rotation === 270;
  const turned = {
    centre: turnPoint(place.centre, rotation, width, height),
    width: swaps ? place.height : place.width,
    height: swaps ? place.width : place.height,
    angle: place.angle,
  };
  if (!place.bend || swaps) return turned;
  return { ...turned, bend: rotation === 180 ? [...place.bend].reverse().map((sink) => -sink) : place.bend };
}

function turnPoint({ x, y }: Point, rotation: Rotation, width: number, height: number): Point {
  if (rotation === 90) return { x: height - y, y: x };
  if (rotation === 180) return { x: width - x, y: height - y };
  if (rotation === 270) return { x: y, y: width - x };
  return { x, y };
}

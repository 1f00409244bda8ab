// A piece of a picture as grey pixels, turned level and scaled, with the way back to where each pixel came from.
import type { GreyPicture } from './zxing.ts';

/** 8-bit RGB, three bytes a pixel, row-major. */
export interface ColourPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Cut extends GreyPicture {
  /** From a pixel of the cut to the picture's own. */
  readonly toPicture: (x: number, y: number) => { readonly x: number; readonly y: number };
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Radians clockwise. */
  readonly angle: number;
}

/** `scale`: pixels of the cut for one of the picture. What lies outside the picture is white. */
export function cutPatch(picture: ColourPicture, { left, top, right, bottom, angle }: Place, scale: number): Cut {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2];
  const [across, down] = [right - left, bottom - top];
  const width = Math.max(1, Math.round((across * Math.abs(cosine) + down * Math.abs(sine)) * scale));
  const height = Math.max(1, Math.round((across * Math.abs(sine) + down * Math.abs(cosine)) * scale));
  const toPicture = (x: number, y: number) => {
    const [u, v] = [(x - width / 2) / scale, (y - height / 2) / scale];
    return { x: centreX + u * cosine - v * sine, y: centreY + u * sine + v * cosine };
  };
  const data = new Uint8Array(width * height);
  const [stepX, stepY] = [cosine / scale, sine / scale];
  for (let y = 0; y < height; y++) {
    let { x: fromX, y: fromY } = toPicture(0.5, y + 0.5);
    for (let x = 0; x < width; x++) {
      data[y * width + x] = brightnessAt(picture, fromX - 0.5, fromY - 0.5);
      fromX += stepX;
      fromY += stepY;
    }
  }
  return { data, width, height, toPicture };
}

function brightnessAt({ data, width, height }: ColourPicture, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  if (x0 < -1 || y0 < -1 || x0 >= width || y0 >= height) return 255;
  const [right, down] = [x - x0, y - y0];
  const [ax, bx] = [Math.max(0, x0), Math.min(width - 1, x0 + 1)];
  const [ay, by] = [Math.max(0, y0), Math.min(height - 1, y0 + 1)];
  const upper = lumaOf(data, ay * width + ax) * (1 - right) + lumaOf(data, ay * width + bx) * right;
  const lower = lumaOf(data, by * width + ax) * (1 - right) + lumaOf(data, by * width + bx) * right;
  return upper * (1 - down) + lower * down;
}

function lumaOf(data: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  return (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
}

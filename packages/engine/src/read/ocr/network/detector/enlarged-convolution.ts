// A 3 × 3 convolution of a picture that was enlarged by repeating its pixels, computed from the small picture.

import { integersAttribute } from '../attributes.ts';
import { plainNode } from '../edit-graph.ts';
import type { Constant, Graph, Node } from '../graph.ts';

/** `weights`: of the convolution, `[to, from, 3, 3]`. Of its input channels, `input` is those of `channels`, by whole `factor` smaller. */
export function enlargedConvolution(
  graph: Graph,
  weights: Constant,
  channels: { readonly first: number; readonly count: number },
  factor: number,
  input: string,
  output: string,
): Node {
  const kernel = `${output}/kernel`;
  graph.constants.set(kernel, enlargeKernel(weights, channels.first, channels.count, factor));
  return plainNode('ConvTranspose', [input, kernel], output, [
    integersAttribute('kernel_shape', [factor + 2, factor + 2]),
    integersAttribute('strides', [factor, factor]),
    integersAttribute('pads', [1, 1, 1, 1]),
  ]);
}

/** A pixel of the small picture reaches as far as any of its copies does: one pixel beyond them. */
function enlargeKernel({ dims, values }: Constant, first: number, count: number, factor: number): Constant {
  const [outputs, inputs] = dims as [number, number];
  const side = factor + 2;
  const kernel = new Float32Array(count * outputs * side * side);
  for (let from = 0; from < count; from++) {
    for (let to = 0; to < outputs; to++) {
      const target = (from * outputs + to) * side * side;
      const source = (to * inputs + first + from) * 9;
      for (let tap = 0; tap < 9; tap++) {
        const start = target + (2 - Math.floor(tap / 3)) * side + 2 - (tap % 3);
        for (let copy = 0; copy < factor * factor; copy++) {
          kernel[start + Math.floor(copy / factor) * side + (copy % factor)]! += values[source + tap]!;
        }
      }
    }
  }
  return { dims: [count, outputs, side, side], values: kernel };
}

/** How many times higher and wider a `Resize` makes its picture. */
export function enlargementOf(graph: Graph, resize: Node): number {
  return graph.constants.get(resize.inputs[2]!)!.values[2]!;
}

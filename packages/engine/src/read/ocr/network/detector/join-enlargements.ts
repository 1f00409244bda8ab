// The network ends by doubling its picture twice, every pixel by itself: the sixteen pixels that become of one are computed as
// channels, and laid out once.

import { floatOf, integerAttribute, integersAttribute } from '../attributes.ts';
import { dropUnused, plainNode, replaceNode, usersOf } from '../edit-graph.ts';
import type { Constant, Graph, Node } from '../graph.ts';

export function joinEnlargements(graph: Graph): void {
  const [first, second] = graph.nodes.filter(({ operation }) => operation === 'ConvTranspose');
  if (!first || !second) return;
  const follow = (node: Node) => usersOf(graph, node.outputs[0]!)[0]!;
  const constant = (node: Node, input: number) => graph.constants.get(node.inputs[input]!)!;
  const shift = follow(first);
  const norm = follow(shift);
  const end = follow(second);
  const sigmoid = follow(end);
  const name = sigmoid.outputs[0]!;
  const affine = normalise(norm, constant(shift, 1).values, (input) => constant(norm, input).values);
  const doubled = [first.inputs[0]!, ...setDoubling(graph, `${name}/doubling`, constant(first, 1), affine)];
  const [ending] = constant(end, 1).values;
  const parted = [`${name}/clipped`, ...setEnding(graph, `${name}/ending`, constant(second, 1), ending!)];
  const pixelwise = [integersAttribute('kernel_shape', [1, 1])];
  replaceNode(
    graph,
    sigmoid,
    plainNode('Conv', doubled, `${name}/doubled`, pixelwise),
    plainNode('Relu', [`${name}/doubled`], `${name}/clipped`),
    plainNode('Conv', parted, `${name}/parted`, pixelwise),
    plainNode('Sigmoid', [`${name}/parted`], `${name}/parts`),
    plainNode('DepthToSpace', [`${name}/parts`], name, [integerAttribute('blocksize', 4)]),
  );
  dropUnused(graph, end.outputs[0]!);
}

interface Affine {
  readonly scale: Float32Array;
  readonly shift: Float32Array;
}

function normalise(norm: Node, bias: Float32Array, input: (at: number) => Float32Array): Affine {
  const [gain, offset, mean, variance] = [1, 2, 3, 4].map(input) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const epsilon = floatOf(norm, 'epsilon') ?? 1e-5;
  const scale = gain.map((value, at) => value / Math.sqrt(variance[at]! + epsilon));
  return { scale, shift: scale.map((value, at) => (bias[at]! - mean[at]!) * value + offset[at]!) };
}

/** Channel `quarter · channels + c`: what the kernel, `[from, to, 2, 2]`, makes of the pixel's quarter. */
function setDoubling(graph: Graph, name: string, { dims, values }: Constant, { scale, shift }: Affine): string[] {
  const channels = dims[0]!;
  const weights = new Float32Array(values.length);
  for (let quarter = 0; quarter < 4; quarter++) {
    for (let to = 0; to < channels; to++) {
      for (let from = 0; from < channels; from++) {
        const weight = values[(from * channels + to) * 4 + quarter]! * scale[to]!;
        weights[(quarter * channels + to) * channels + from] = weight;
      }
    }
  }
  const bias = new Float32Array(4 * channels);
  for (let quarter = 0; quarter < 4; quarter++) bias.set(shift, quarter * channels);
  return setConvolution(graph, name, { dims: [4 * channels, channels, 1, 1], values: weights }, bias);
}

/** Sixteen channels, row by row of the sixteen pixels; each sees the channels of its own quarter only. */
function setEnding(graph: Graph, name: string, { dims, values }: Constant, shift: number): string[] {
  const channels = dims[0]!;
  const weights = new Float32Array(16 * 4 * channels);
  for (let quarter = 0; quarter < 4; quarter++) {
    for (let part = 0; part < 4; part++) {
      const row = (quarter >> 1) * 2 + (part >> 1);
      const column = (quarter & 1) * 2 + (part & 1);
      const start = ((row * 4 + column) * 4 + quarter) * channels;
      for (let c = 0; c < channels; c++) weights[start + c] = values[c * 4 + part]!;
    }
  }
  const bias = new Float32Array(16).fill(shift);
  return setConvolution(graph, name, { dims: [16, 4 * channels, 1, 1], values: weights }, bias);
}

function setConvolution(graph: Graph, name: string, weights: Constant, bias: Float32Array): string[] {
  graph.constants.set(name, weights);
  graph.constants.set(`${name}/bias`, { dims: [bias.length], values: bias });
  return [name, `${name}/bias`];
}

// One number added to everything before a convolution. ONNX Runtime lays the channels out in blocks for its convolutions and back
// for anything else: a convolution of single pixels that multiplies by one adds it without leaving the blocks.

import { integerAttribute, integersAttribute } from './attributes.ts';
import { plainNode, replaceNode, usersOf } from './edit-graph.ts';
import type { Graph } from './graph.ts';

export function shiftInBlocks(graph: Graph): void {
  for (const sum of graph.nodes.filter(({ operation }) => operation === 'Add')) {
    const term = graph.constants.get(sum.inputs[1]!);
    const [x, name] = [sum.inputs[0]!, sum.outputs[0]!];
    const user = usersOf(graph, name).find(({ operation }) => operation === 'Conv');
    const weights = user && graph.constants.get(user.inputs[1]!);
    if (term?.values.length !== 1 || !weights) continue;
    const channels = weights.dims[1] === 1 ? weights.dims[0]! : weights.dims[1]!;
    const [ones, terms] = [`${name}/ones`, `${name}/terms`];
    graph.constants.set(ones, { dims: [channels, 1, 1, 1], values: new Float32Array(channels).fill(1) });
    graph.constants.set(terms, { dims: [channels], values: new Float32Array(channels).fill(term.values[0]!) });
    const attributes = [integersAttribute('kernel_shape', [1, 1]), integerAttribute('group', channels)];
    replaceNode(graph, sum, plainNode('Conv', [x, ones, terms], name, attributes));
  }
}

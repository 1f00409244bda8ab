// A convolution of several pictures laid upon each other, most of them enlarged, becomes the sum of one of each by itself.

import { dropUnused, plainNode, producerOf, replaceNode, usersOf } from '../edit-graph.ts';
import type { Constant, Graph, Node } from '../graph.ts';
import { enlargedConvolution, enlargementOf } from './enlarged-convolution.ts';

export function splitConcatenation(graph: Graph): void {
  const concatenation = graph.nodes.find(({ operation }) => operation === 'Concat');
  const [convolution] = concatenation ? usersOf(graph, concatenation.outputs[0]!) : [];
  const weights = convolution && graph.constants.get(convolution.inputs[1]!);
  if (!concatenation || !convolution || !weights) return;
  const name = convolution.outputs[0]!;
  const count = weights.dims[1]! / concatenation.inputs.length;
  const parts = concatenation.inputs.map((input, at): Node => {
    const [channels, part] = [{ first: at * count, count }, `${name}/part${at}`];
    const resize = producerOf(graph, input);
    if (resize?.operation === 'Resize') {
      return enlargedConvolution(graph, weights, channels, enlargementOf(graph, resize), resize.inputs[0]!, part);
    }
    const own = `${part}/weights`;
    graph.constants.set(own, pickInputs(weights, channels.first, count));
    return { ...convolution, inputs: [input, own, convolution.inputs[2]!], outputs: [part] };
  });
  const sums = parts.slice(1).map((part, at) => {
    const sum = at === parts.length - 2 ? name : `${name}/sum${at}`;
    return plainNode('Add', [at === 0 ? parts[0]!.outputs[0]! : `${name}/sum${at - 1}`, part.outputs[0]!], sum);
  });
  replaceNode(graph, convolution, ...parts, ...sums);
  dropUnused(graph, concatenation.outputs[0]!);
}

function pickInputs({ dims, values }: Constant, first: number, count: number): Constant {
  const [outputs, inputs, ...kernel] = dims as [number, number, number, number];
  const each = kernel[0] * kernel[1];
  const picked = new Float32Array(outputs * count * each);
  for (let to = 0; to < outputs; to++) {
    const start = (to * inputs + first) * each;
    picked.set(values.subarray(start, start + count * each), to * count * each);
  }
  return { dims: [outputs, count, ...kernel], values: picked };
}

// A convolution that computes with bytes: its weights and its bias in whole steps.

import { integerAttribute } from './attributes.ts';
import { addSteps, type ByteTensor } from './byte-tensor.ts';
import { addIntegers, type Constant, type Graph, type Node, runtimeNode } from './graph.ts';

/** With one bit less, which processors that cannot multiply bytes would prefer, the recogniser loses doubled letters. */
const greatestWeight = 127;

export function quantiseConvolution(graph: Graph, node: Node, from: ByteTensor, to: ByteTensor): Node {
  const [, weightName, biasName] = node.inputs as [string, string, string?];
  const weights = quantiseWeights(graph.constants.get(weightName)!);
  const channels = weights.scales.length;
  const name = node.outputs[0]!;
  const kernel = [`${name}/kernel`, `${name}/kernel/scale`, `${name}/kernel/zero`, `${name}/bias`] as const;
  addIntegers(graph, kernel[0], weights.dims, weights.values);
  graph.constants.set(kernel[1], { dims: [channels], values: weights.scales });
  addIntegers(graph, kernel[2], [channels], new Int8Array(channels));
  addIntegers(graph, kernel[3], [channels], quantiseBias(graph, biasName, weights, from));
  const inputs = [from.name, ...addSteps(graph, from, `/${name}`), ...kernel.slice(0, 3), ...addSteps(graph, to)];
  return runtimeNode('QLinearConv', [...inputs, kernel[3]], to.name, [
    ...node.attributes,
    integerAttribute('channels_last', 1),
  ]);
}

interface ByteWeights {
  readonly dims: readonly number[];
  readonly values: Int8Array;
  /** Each output channel has a scale of its own. */
  readonly scales: Float32Array;
}

function quantiseWeights({ dims, values }: Constant): ByteWeights {
  const each = values.length / dims[0]!;
  const scales = new Float32Array(dims[0]!);
  const steps = new Int8Array(values.length);
  for (let channel = 0; channel < scales.length; channel++) {
    const end = (channel + 1) * each;
    let most = 1e-9;
    for (let at = end - each; at < end; at++) most = Math.max(most, Math.abs(values[at]!));
    const scale = most / greatestWeight;
    scales[channel] = scale;
    for (let at = end - each; at < end; at++) steps[at] = Math.round(values[at]! / scale);
  }
  return { dims, scales, values: steps };
}

/** What the input's zero lacks to a whole byte goes into the bias. */
function quantiseBias(graph: Graph, name: string | undefined, weights: ByteWeights, from: ByteTensor): Int32Array {
  const bias = name === undefined ? undefined : graph.constants.get(name)?.values;
  const each = weights.values.length / weights.scales.length;
  const lacking = Math.round(from.zero) - from.zero;
  return Int32Array.from(weights.scales, (scale, channel) => {
    let sum = 0;
    for (let at = channel * each; at < (channel + 1) * each; at++) sum += weights.values[at]!;
    return Math.round((bias?.[channel] ?? 0) / (from.scale * scale) + lacking * sum);
  });
}

// Lets the largest convolutions of a network compute with bytes instead of floats: a third of the recogniser's time goes.

import { addIntegers, allowRuntimeOperations, type Constant, type Graph, type Node, runtimeNode } from './graph.ts';

/** Least and greatest number that goes in and that comes out; what lies beyond is cut off. */
export interface ActivationRange {
  readonly input: readonly [number, number];
  readonly output: readonly [number, number];
}

/** With one bit less, which processors that cannot multiply bytes would prefer, the recogniser loses doubled letters. */
const greatestWeight = 127;

/** `ranges` by the name of a convolution's output. */
export function quantiseGraph(graph: Graph, ranges: Readonly<Record<string, ActivationRange>>): void {
  allowRuntimeOperations(graph);
  graph.nodes = graph.nodes.flatMap((node) => {
    const range = node.operation === 'Conv' && ranges[node.outputs[0]!];
    return range ? quantiseConvolution(graph, node, range) : [node];
  });
}

function quantiseConvolution(graph: Graph, node: Node, range: ActivationRange): Node[] {
  const [input, weightName, biasName] = node.inputs as [string, string, string];
  const output = node.outputs[0]!;
  const weights = quantiseWeights(graph.constants.get(weightName)!);
  const from = addScale(graph, `${output}/from`, range.input);
  const to = addScale(graph, `${output}/to`, range.output);
  const kernel = [`${output}/kernel`, `${output}/kernel/scale`, `${output}/kernel/zero`, `${output}/bias`] as const;
  const channels = weights.scales.length;
  addIntegers(graph, kernel[0], weights.dims, weights.values);
  graph.constants.set(kernel[1], { dims: [channels], values: weights.scales });
  addIntegers(graph, kernel[2], [channels], new Int8Array(channels));
  const bias = graph.constants.get(biasName)!.values;
  const bytes = Int32Array.from(bias, (value, channel) => Math.round(value / (from.step * weights.scales[channel]!)));
  addIntegers(graph, kernel[3], [channels], bytes);
  const [narrowed, computed] = [`${output}/narrowed`, `${output}/computed`];
  const scales = { from: [from.scale, from.zero], to: [to.scale, to.zero] };
  const inputs = [narrowed, ...scales.from, ...kernel.slice(0, 3), ...scales.to, kernel[3]];
  return [
    runtimeNode('QuantizeLinear', [input, ...scales.from], narrowed),
    runtimeNode('QLinearConv', inputs, computed, node.attributes),
    runtimeNode('DequantizeLinear', [computed, ...scales.to], output),
  ];
}

/** Each output channel has a scale of its own. */
function quantiseWeights({ dims, values }: Constant): {
  dims: readonly number[];
  values: Int8Array;
  scales: Float32Array;
} {
  const each = values.length / dims[0]!;
  const scales = Float32Array.from({ length: dims[0]! }, (_, channel) => {
    const own = values.subarray(channel * each, (channel + 1) * each);
    return (
      Math.max(
        1e-9,
        own.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
      ) / greatestWeight
    );
  });
  return {
    dims,
    scales,
    values: Int8Array.from(values, (value, at) => Math.round(value / scales[Math.floor(at / each)]!)),
  };
}

/** The 256 steps from the least to the greatest number. */
function addScale(
  graph: Graph,
  name: string,
  [least, greatest]: readonly [number, number],
): { scale: string; zero: string; step: number } {
  const step = (greatest - least) / 255;
  const [scale, zero] = [`${name}/scale`, `${name}/zero`];
  graph.constants.set(scale, { dims: [], values: Float32Array.of(step) });
  addIntegers(graph, zero, [], Uint8Array.of(Math.round(-least / step)));
  return { scale, zero, step };
}

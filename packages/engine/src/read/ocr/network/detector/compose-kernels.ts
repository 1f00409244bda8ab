// Where few channels are widened to many, gated, and looked at by a 3 × 3 convolution, one kernel for the few channels does the
// same: it is put together anew for each picture, as the gate depends on it.

import { integersAttribute } from '../attributes.ts';
import { dropUnused, plainNode, producerOf, replaceNode, usersOf } from '../edit-graph.ts';
import { addIntegers, type Constant, type Graph, type Node } from '../graph.ts';
import { enlargedConvolution, enlargementOf } from './enlarged-convolution.ts';

/** A kernel that is not known beforehand is slower to apply: it must be so many times smaller. */
const leastSaving = 5;

/** Rewrites 3 × 3 convolutions of `widen(x)·gate + enlarged(y)`. */
export function composeKernels(graph: Graph): void {
  for (const convolution of graph.nodes.filter(({ operation }) => operation === 'Conv')) {
    const weights = graph.constants.get(convolution.inputs[1]!);
    const sum = weights?.dims[2] === 3 ? producerOf(graph, convolution.inputs[0]!) : undefined;
    const [gated, resize] = sum?.operation === 'Add' ? sum.inputs.map((name) => producerOf(graph, name)) : [];
    if (!weights || gated?.operation !== 'Mul' || resize?.operation !== 'Resize') continue;
    const widening = producerOf(graph, gated.inputs[0]!)!;
    const wide = graph.constants.get(widening.inputs[1]!)!;
    const [many, few] = wide.dims as [number, number];
    if (few * leastSaving > many) continue;
    const name = convolution.outputs[0]!;
    const [near, far] = [`${name}/near`, `${name}/far`];
    const factor = enlargementOf(graph, resize);
    replaceNode(
      graph,
      convolution,
      ...composeKernel(graph, weights, wide, gated.inputs[1]!, `${name}/composed`),
      { ...convolution, inputs: [widening.inputs[0]!, `${name}/composed`], outputs: [near] },
      enlargedConvolution(graph, weights, { first: 0, count: many }, factor, resize.inputs[0]!, far),
      plainNode('Add', [near, far], name),
    );
    averageBeforeWidening(graph, widening);
    dropUnused(graph, sum!.outputs[0]!);
  }
}

/** `weights · (wide · gate)` for each of the nine pixels, as `[to, few, 3, 3]`. */
function composeKernel(graph: Graph, weights: Constant, wide: Constant, gate: string, name: string): Node[] {
  const [outputs, many] = weights.dims as [number, number];
  const few = wide.dims[1]!;
  const part = (of: string) => `${name}/${of}`;
  graph.constants.set(part('rows'), { dims: [outputs * 9, many], values: tapsFirst(weights) });
  graph.constants.set(part('wide'), { dims: [many, few], values: wide.values });
  addIntegers(graph, part('column'), [2], BigInt64Array.of(BigInt(many), 1n));
  addIntegers(graph, part('taps'), [4], BigInt64Array.of(BigInt(outputs), 3n, 3n, BigInt(few)));
  return [
    plainNode('Reshape', [gate, part('column')], part('gates')),
    plainNode('Mul', [part('wide'), part('gates')], part('gated')),
    plainNode('MatMul', [part('rows'), part('gated')], part('product')),
    plainNode('Reshape', [part('product'), part('taps')], part('tapped')),
    plainNode('Transpose', [part('tapped')], name, [integersAttribute('perm', [0, 3, 1, 2])]),
  ];
}

/** `[to, from, 3, 3]` → `[to, 3, 3, from]`. */
function tapsFirst({ dims, values }: Constant): Float32Array {
  const [outputs, inputs] = dims as [number, number];
  const moved = new Float32Array(values.length);
  for (let to = 0; to < outputs; to++) {
    for (let from = 0; from < inputs; from++) {
      for (let tap = 0; tap < 9; tap++) moved[(to * 9 + tap) * inputs + from] = values[(to * inputs + from) * 9 + tap]!;
    }
  }
  return moved;
}

/** The mean of what was widened is the widened mean. */
function averageBeforeWidening(graph: Graph, widening: Node): void {
  const pool = usersOf(graph, widening.outputs[0]!).find(({ operation }) => operation === 'GlobalAveragePool')!;
  const mean = `${pool.outputs[0]}/few`;
  replaceNode(graph, pool, plainNode('GlobalAveragePool', [widening.inputs[0]!], mean), {
    ...widening,
    inputs: [mean, ...widening.inputs.slice(1)],
    outputs: pool.outputs,
  });
}

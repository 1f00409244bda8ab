// `x + x·gate` becomes `x·(1 + gate)`: the gate has one number a channel, so the sum costs nothing.

import { dropUnused, plainNode, producerOf, replaceNode } from '../edit-graph.ts';
import type { Graph } from '../graph.ts';

export function joinGates(graph: Graph): void {
  for (const sum of graph.nodes.filter(({ operation }) => operation === 'Add')) {
    const [x, product] = sum.inputs as [string, string];
    const multiply = producerOf(graph, product);
    if (multiply?.operation !== 'Mul' || multiply.inputs[0] !== x) continue;
    const gate = multiply.inputs[1]!;
    const [one, more] = [`${gate}/one`, `${gate}/more`];
    graph.constants.set(one, { dims: [1], values: Float32Array.of(1) });
    replaceNode(graph, sum, plainNode('Add', [gate, one], more), plainNode('Mul', [x, more], sum.outputs[0]!));
    dropUnused(graph, product);
  }
}

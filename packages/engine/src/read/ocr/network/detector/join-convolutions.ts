// Two convolutions of single pixels with nothing between them are one, where that has fewer weights than the two.

import { integersOf } from '../attributes.ts';
import { dropUnused, producerOf, replaceNode, usersOf } from '../edit-graph.ts';
import type { Constant, Graph } from '../graph.ts';

export function joinConvolutions(graph: Graph): void {
  for (const second of graph.nodes.filter(({ operation, inputs }) => operation === 'Conv' && inputs.length === 2)) {
    const first = producerOf(graph, second.inputs[0]!);
    if (first?.operation !== 'Conv' || usersOf(graph, first.outputs[0]!).length > 1) continue;
    const inner = graph.constants.get(first.inputs[1]!);
    const outer = graph.constants.get(second.inputs[1]!);
    if (!isPixelwise(inner) || !isPixelwise(outer) || integersOf(first, 'strides').some((step) => step > 1)) continue;
    const [outputs, inputs] = [outer.dims[0]!, inner.dims[1]!];
    if (outputs * inputs > outer.values.length + inner.values.length) continue;
    const name = second.outputs[0]!;
    const bias = graph.constants.get(first.inputs[2]!)!;
    const joined = { weights: `${name}/joined`, bias: `${name}/joined/bias` };
    graph.constants.set(joined.weights, {
      dims: [outputs, inputs, 1, 1],
      values: multiply(outer, inner.values, inputs),
    });
    graph.constants.set(joined.bias, { dims: [outputs], values: multiply(outer, bias.values, 1) });
    const both = { ...first, inputs: [first.inputs[0]!, joined.weights, joined.bias], outputs: second.outputs };
    replaceNode(graph, second, both);
    dropUnused(graph, first.outputs[0]!);
  }
}

function isPixelwise(weights: Constant | undefined): weights is Constant {
  return weights?.dims[2] === 1 && weights.dims[3] === 1;
}

/** Matrix product; `width`: of the rows of `right`. */
function multiply(left: Constant, right: Float32Array, width: number): Float32Array {
  const [rows, middle] = left.dims as [number, number];
  const product = new Float32Array(rows * width);
  for (let row = 0; row < rows; row++) {
    for (let at = 0; at < middle; at++) {
      const factor = left.values[row * middle + at]!;
      for (let x = 0; x < width; x++) product[row * width + x]! += factor * right[at * width + x]!;
    }
  }
  return product;
}

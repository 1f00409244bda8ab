// Leaves a classifier only some of its classes: of six thousand Chinese characters, the recogniser needs none to read Latin script.

import type { Constant, Graph } from './graph.ts';

/** `classes`: which columns of the last product stay, in the order in which they are then told. */
export function keepClasses(graph: Graph, classes: readonly number[]): void {
  const product = graph.nodes.findLast(({ operation }) => operation === 'MatMul')!;
  const sum = graph.nodes.find(({ operation, inputs }) => operation === 'Add' && inputs.includes(product.outputs[0]!))!;
  for (const name of [...product.inputs, ...sum.inputs]) {
    const constant = graph.constants.get(name);
    if (constant) graph.constants.set(name, pickColumns(constant, classes));
  }
}

function pickColumns({ dims, values }: Constant, columns: readonly number[]): Constant {
  const stride = dims.at(-1)!;
  const rows = values.length / stride;
  const picked = new Float32Array(rows * columns.length);
  for (let row = 0; row < rows; row++) {
    columns.forEach((column, at) => {
      picked[row * columns.length + at] = values[row * stride + column]!;
    });
  }
  return { dims: [...dims.slice(0, -1), columns.length], values: picked };
}

// Brings a network to the twelfth version of ONNX's operations, the first whose clipping takes bytes.

import { integersOf } from './attributes.ts';
import { addIntegers, type Graph, type Node, setVersions } from './graph.ts';

/** From version 9 or later, as far as the recogniser's operations go: only those of `Slice` changed. */
export function raiseVersion(graph: Graph): void {
  setVersions(graph, 12);
  graph.nodes = graph.nodes.map((node) =>
    node.operation === 'Slice' && node.inputs.length === 1 ? raiseSlice(graph, node) : node,
  );
}

/** Its bounds were attributes and are inputs. */
function raiseSlice(graph: Graph, node: Node): Node {
  const bounds = ['starts', 'ends', 'axes'].map((name) => {
    const input = `${node.outputs[0]}/${name}`;
    const values = integersOf(node, name);
    addIntegers(graph, input, [values.length], BigInt64Array.from(values, BigInt));
    return input;
  });
  return { ...node, inputs: [node.inputs[0]!, ...bounds], attributes: [] };
}

// Finding and exchanging the nodes of a network.

import type { Graph, Node } from './graph.ts';

/** A node of the standard operations with one output. */
export function plainNode(
  operation: string,
  inputs: readonly string[],
  output: string,
  attributes: Node['attributes'] = [],
): Node {
  return { operation, inputs, outputs: [output], attributes };
}

export function producerOf(graph: Graph, name: string): Node | undefined {
  return graph.nodes.find((node) => node.outputs[0] === name);
}

export function usersOf(graph: Graph, name: string): Node[] {
  return graph.nodes.filter((node) => node.inputs.includes(name));
}

/** Puts `nodes` where `node` stood: what they read must come before it. */
export function replaceNode(graph: Graph, node: Node, ...nodes: readonly Node[]): void {
  graph.nodes.splice(graph.nodes.indexOf(node), 1, ...nodes);
}

/** Removes the node that makes `name` when nobody reads it any more, and what was made for that node alone. */
export function dropUnused(graph: Graph, name: string): void {
  const node = producerOf(graph, name);
  if (!node || usersOf(graph, name).length > 0) return;
  graph.nodes.splice(graph.nodes.indexOf(node), 1);
  for (const input of node.inputs) dropUnused(graph, input);
}

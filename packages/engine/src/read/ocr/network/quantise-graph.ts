// Lets the largest convolutions of a network, and the hard swishes between them, compute with bytes instead of floats.

import { integersAttribute } from './attributes.ts';
import { addSteps, type ByteTensor, fitTerm, type Range, stepsFrom, stepsOf } from './byte-tensor.ts';
import { plainNode } from './edit-graph.ts';
import { addIntegers, type Graph, type Node, runtimeNode } from './graph.ts';
import { quantiseConvolution } from './quantise-convolution.ts';
import { raiseVersion } from './raise-version.ts';

/** By the name of a tensor. */
export interface ByteRanges {
  /** The greatest number that comes out of a convolution which is to compute with bytes; a hard swish follows on each. */
  readonly convolutions: Readonly<Record<string, number>>;
  /** What goes into them as floats. */
  readonly inputs: Readonly<Record<string, Range>>;
}

/** A hard swish makes the same of everything below. */
const nothing = -3;
/** A hard swish never falls below. */
const leastSwish = -0.375;

interface Rewriting {
  readonly graph: Graph;
  readonly ranges: ByteRanges;
  readonly users: ReadonlyMap<string, readonly Node[]>;
  /** By the name that the graph gives to the same numbers as floats. */
  readonly bytes: Map<string, ByteTensor>;
  readonly widened: Set<string>;
  readonly nodes: Node[];
}

export function quantiseGraph(graph: Graph, ranges: ByteRanges): void {
  raiseVersion(graph);
  const users = new Map<string, Node[]>();
  for (const node of graph.nodes) {
    for (const name of node.inputs) users.set(name, [...(users.get(name) ?? []), node]);
  }
  const rewriting = { graph, ranges, users, bytes: new Map(), widened: new Set<string>(), nodes: [] };
  for (const node of graph.nodes) rewrite(rewriting, node);
  graph.nodes = rewriting.nodes;
}

function rewrite(rewriting: Rewriting, node: Node): void {
  const { graph, ranges, bytes, nodes } = rewriting;
  const output = node.outputs[0]!;
  const greatest = ranges.convolutions[output];
  if (greatest !== undefined) {
    const to = { name: `${output}/computed`, ...stepsFrom(nothing, greatest) };
    nodes.push(quantiseConvolution(graph, node, requireBytes(rewriting, node.inputs[0]!), to));
    bytes.set(output, to);
    return;
  }
  const swished = node.inputs.find((name) => ranges.convolutions[name] !== undefined);
  if (swished && node.operation === 'HardSigmoid') return;
  if (swished && node.operation === 'Mul') {
    swish(rewriting, bytes.get(swished)!, output);
    return;
  }
  const term = node.operation === 'Add' ? termOf(graph, node) : undefined;
  const from = bytes.get(node.inputs[0]!);
  if (term !== undefined && from) {
    bytes.set(output, { ...from, zero: from.zero - term / from.scale });
    return;
  }
  for (const name of node.inputs) widen(rewriting, name);
  nodes.push(node);
}

/** `x·(x + 3)/6` between −3 and 3; what lies below was cut off by the convolution. */
function swish({ graph, users, bytes, nodes }: Rewriting, from: ByteTensor, output: string): void {
  const [next] = users.get(output) ?? [];
  const term = (next?.operation === 'Add' && termOf(graph, next)) || 0;
  const greatest = (255 - from.zero) * from.scale;
  const steps = stepsOf([leastSwish, greatest < 3 ? (greatest * (greatest + 3)) / 6 : greatest]);
  const to = { name: `${output}/computed`, ...fitTerm(steps, term) };
  const gate = { name: `${output}/gate`, scale: from.scale / 6, zero: 0 };
  const three = `${gate.name}/three`;
  addIntegers(graph, three, [], Uint8Array.of(Math.min(255, 2 * from.zero)));
  const factors = [from.name, ...addSteps(graph, from), gate.name, ...addSteps(graph, gate)];
  nodes.push(plainNode('Clip', [from.name, '', three], gate.name));
  nodes.push(runtimeNode('QLinearMul', [...factors, ...addSteps(graph, to)], to.name));
  bytes.set(output, to);
}

/** The number that is added to everything. */
function termOf(graph: Graph, node: Node): number | undefined {
  const constant = graph.constants.get(node.inputs[1]!);
  return constant?.values.length === 1 ? constant.values[0] : undefined;
}

function requireBytes({ graph, ranges, bytes, nodes }: Rewriting, name: string): ByteTensor {
  const known = bytes.get(name);
  if (known) return known;
  const range = ranges.inputs[name];
  if (!range) throw new Error(`What passes through ${name} was not measured`);
  const narrowed = { name: `${name}/narrowed`, ...stepsOf(range) };
  const turned = `${name}/channels-last`;
  nodes.push(transpose(name, turned, [0, 2, 3, 1]));
  nodes.push(runtimeNode('QuantizeLinear', [turned, ...addSteps(graph, narrowed)], narrowed.name));
  return narrowed;
}

/** Floats under `name` again for a node that knows no bytes. */
function widen({ graph, bytes, widened, nodes }: Rewriting, name: string): void {
  const from = bytes.get(name);
  if (!from || widened.has(name)) return;
  widened.add(name);
  const turned = `${name}/channels-last`;
  nodes.push(runtimeNode('DequantizeLinear', [from.name, ...addSteps(graph, from, `/${name}`)], turned));
  nodes.push(transpose(turned, name, [0, 3, 1, 2]));
}

function transpose(input: string, output: string, order: readonly number[]): Node {
  return plainNode('Transpose', [input], output, [integersAttribute('perm', order)]);
}

// An ONNX file as nodes and constants that can be rewritten (field numbers from onnx.proto3).

import { readFileSync } from 'node:fs';
import { decodeMessage, encodeMessage, type Field, readVarint, textField, textsOf, varint } from './protobuf.ts';

export interface Node {
  readonly operation: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: readonly Field[];
}

export interface Constant {
  readonly dims: readonly number[];
  readonly values: Float32Array;
}

export interface Graph {
  nodes: Node[];
  /** The floating-point constants by the name under which nodes read them. */
  readonly constants: Map<string, Constant>;
  /** All else in the file, kept as it came. */
  readonly graphRest: Field[];
  readonly modelRest: Field[];
}

const floatType = 1;

export function readGraph(path: string): Graph {
  const model = decodeMessage(readFileSync(path));
  const graph = decodeMessage(model.find((field) => field.number === 7)!.bytes);
  const constants = new Map<string, Constant>();
  const nodes: Node[] = [];
  for (const field of graph.filter(({ number }) => number === 1)) {
    const node = toNode(field);
    const tensor = node.operation === 'Constant' ? floatTensor(node) : undefined;
    if (tensor) constants.set(node.outputs[0]!, tensor);
    else nodes.push(node);
  }
  return {
    nodes,
    constants,
    graphRest: graph.filter(({ number }) => number !== 1),
    modelRest: model.filter(({ number }) => number !== 7),
  };
}

/** The file's bytes again; constants that no node reads any more are left out. */
export function writeGraph({ nodes, constants, graphRest, modelRest }: Graph): Uint8Array {
  const read = new Set(nodes.flatMap((node) => node.inputs));
  const initializers = [...constants]
    .filter(([name]) => read.has(name))
    .map(([name, { dims, values }]) => tensorField(name, dims, floatType, values));
  const graph = encodeMessage([...nodes.map(nodeField), ...initializers, ...graphRest]);
  return encodeMessage([...modelRest, { number: 7, wire: 2, bytes: graph }]);
}

function toNode(field: Field): Node {
  const fields = decodeMessage(field.bytes);
  return {
    operation: textsOf(fields, 4)[0] ?? '',
    inputs: textsOf(fields, 1),
    outputs: textsOf(fields, 2),
    attributes: fields.filter(({ number }) => number === 5),
  };
}

function nodeField({ operation, inputs, outputs, attributes }: Node): Field {
  const fields = [
    ...inputs.map((name) => textField(1, name)),
    ...outputs.map((name) => textField(2, name)),
    textField(4, operation),
    ...attributes,
  ];
  return { number: 1, wire: 2, bytes: encodeMessage(fields) };
}

function floatTensor(node: Node): Constant | undefined {
  const value = node.attributes
    .map(({ bytes }) => decodeMessage(bytes))
    .flatMap((fields) => fields.filter((f) => f.number === 5))[0];
  if (!value) return undefined;
  const tensor = decodeMessage(value.bytes);
  const type = tensor.find(({ number }) => number === 2);
  if (!type || readVarint(type.bytes, 0).value !== floatType) return undefined;
  const data = tensor.find(({ number, wire }) => (number === 9 || number === 4) && wire === 2);
  if (!data) return undefined;
  // The bytes of a file are not aligned to four: copy before reading them as floats.
  const values = new Float32Array(new Uint8Array(data.bytes).buffer);
  return { dims: tensor.filter(({ number }) => number === 1).flatMap(dimensions), values };
}

export function dimensions({ wire, bytes }: Field): number[] {
  if (wire === 0) return [readVarint(bytes, 0).value];
  const dims: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { value, end } = readVarint(bytes, at);
    dims.push(value);
    at = end;
  }
  return dims;
}

function tensorField(name: string, dims: readonly number[], type: number, values: ArrayBufferView): Field {
  const bytes = encodeMessage([
    ...dims.map((size): Field => ({ number: 1, wire: 0, bytes: varint(size) })),
    { number: 2, wire: 0, bytes: varint(type) },
    textField(8, name),
    { number: 9, wire: 2, bytes: new Uint8Array(values.buffer, values.byteOffset, values.byteLength) },
  ]);
  return { number: 5, wire: 2, bytes };
}

const integerTypes = new Map<unknown, number>([
  [Uint8Array, 2],
  [Int8Array, 3],
  [Int32Array, 6],
  [BigInt64Array, 7],
]);

/** Integers that nodes can read under `name`. */
export function addIntegers(
  graph: Graph,
  name: string,
  dims: readonly number[],
  values: Uint8Array | Int8Array | Int32Array | BigInt64Array,
): void {
  graph.graphRest.push(tensorField(name, dims, integerTypes.get(values.constructor)!, values));
}

/** ONNX Runtime's own operations, beside those of the standard: https://github.com/microsoft/onnxruntime/blob/main/docs/ContribOperators.md */
const runtimeDomain = 'com.microsoft';

/** Beside the runtime's own operations, those of the standard in `version`. */
export function setVersions({ modelRest }: Graph, version: number): void {
  const others = modelRest.filter(({ number }) => number !== 8);
  modelRest.splice(0, modelRest.length, ...others, versionField('', version), versionField(runtimeDomain, 1));
}

function versionField(domain: string, version: number): Field {
  const fields: Field[] = [textField(1, domain), { number: 2, wire: 0, bytes: varint(version) }];
  return { number: 8, wire: 2, bytes: encodeMessage(fields) };
}

export function runtimeNode(
  operation: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Field[] = [],
): Node {
  return { operation, inputs, outputs: [output], attributes: [...attributes, textField(7, runtimeDomain)] };
}

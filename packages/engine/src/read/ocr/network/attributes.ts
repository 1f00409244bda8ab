// What a node of a network is told beside its inputs (AttributeProto of onnx.proto3).

import { dimensions, type Node } from './graph.ts';
import { decodeMessage, encodeMessage, type Field, textField, textOf, varint } from './protobuf.ts';

function attribute(node: Node, name: string): readonly Field[] | undefined {
  return node.attributes
    .filter(({ number }) => number === 5)
    .map(({ bytes }) => decodeMessage(bytes))
    .find((fields) => fields.some((f) => f.number === 1 && textOf(f) === name));
}

export function integersOf(node: Node, name: string): number[] {
  return (attribute(node, name) ?? []).filter(({ number }) => number === 8).flatMap(dimensions);
}

export function floatOf(node: Node, name: string): number | undefined {
  const field = attribute(node, name)?.find(({ number }) => number === 2);
  return field && new DataView(field.bytes.buffer, field.bytes.byteOffset).getFloat32(0, true);
}

export function floatAttribute(name: string, value: number): Field {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setFloat32(0, value, true);
  return attributeField(name, [{ number: 2, wire: 5, bytes }], 1);
}

export function integerAttribute(name: string, value: number): Field {
  return attributeField(name, [{ number: 3, wire: 0, bytes: varint(value) }], 2);
}

export function integersAttribute(name: string, values: readonly number[]): Field {
  return attributeField(
    name,
    values.map((value) => ({ number: 8, wire: 0, bytes: varint(value) })),
    7,
  );
}

function attributeField(name: string, value: readonly Field[], type: number): Field {
  const fields: Field[] = [textField(1, name), ...value, { number: 20, wire: 0, bytes: varint(type) }];
  return { number: 5, wire: 2, bytes: encodeMessage(fields) };
}

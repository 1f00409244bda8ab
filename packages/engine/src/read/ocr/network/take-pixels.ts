// Lets a network take a picture as it lies in memory; it was trained on planes of blue, green and red numbers.

import { integerAttribute, integersAttribute } from './attributes.ts';
import { plainNode, usersOf } from './edit-graph.ts';
import type { Constant, Graph } from './graph.ts';
import { decodeMessage, encodeMessage, type Field, textField, textsOf, varint } from './protobuf.ts';

/** How the network was trained to see brightness: for red, green and blue, in parts of 255. */
export interface Exposure {
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** What the input is called from then on: bytes, `[1, height, width, 3]`, red first. */
export const pixels = 'pixels';

const byteType = 2;
const floatType = 1;

export function takePixels(graph: Graph, { mean, deviation }: Exposure): void {
  const at = graph.graphRest.findIndex(({ number }) => number === 11);
  const [input] = textsOf(decodeMessage(graph.graphRest[at]!.bytes), 1) as [string];
  graph.graphRest[at] = inputField();
  for (const convolution of usersOf(graph, input)) {
    const [, name] = convolution.inputs as [string, string];
    graph.constants.set(name, redFirst(graph.constants.get(name)!, deviation));
  }
  graph.constants.set(`${pixels}/mean`, { dims: [1, 3, 1, 1], values: Float32Array.from(mean, (part) => part * 255) });
  graph.nodes.unshift(
    plainNode('Transpose', [pixels], `${pixels}/planes`, [integersAttribute('perm', [0, 3, 1, 2])]),
    plainNode('Cast', [`${pixels}/planes`], `${pixels}/numbers`, [integerAttribute('to', floatType)]),
    plainNode('Sub', [`${pixels}/numbers`, `${pixels}/mean`], input),
  );
}

/** `[to, from, height, width]` for the three colours in the other order, each divided by its deviation. */
function redFirst({ dims, values }: Constant, deviation: Exposure['deviation']): Constant {
  const each = dims[2]! * dims[3]!;
  const turned = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const colour = 2 - (Math.floor(at / each) % 3);
    turned[at + (2 * colour - 2) * each] = values[at]! / (deviation[colour]! * 255);
  }
  return { dims, values: turned };
}

function inputField(): Field {
  const size = (field: Field) => message(1, [field]);
  const sides = [size(number(1, 1)), size(textField(2, 'height')), size(textField(2, 'width')), size(number(1, 3))];
  const tensor = message(1, [number(1, byteType), message(2, sides)]);
  return message(11, [textField(1, pixels), message(2, [tensor])]);
}

function message(at: number, fields: readonly Field[]): Field {
  return { number: at, wire: 2, bytes: encodeMessage(fields) };
}

function number(at: number, value: number): Field {
  return { number: at, wire: 0, bytes: varint(value) };
}

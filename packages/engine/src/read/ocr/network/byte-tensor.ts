// Tensors of bytes, and what numbers their 256 steps stand for.

import { addIntegers, type Graph } from './graph.ts';

/** Channels stand last: `[1, height, width, channels]`. */
export interface ByteTensor extends Steps {
  readonly name: string;
}

/** A byte stands for `(byte − zero) · scale`. */
export interface Steps {
  readonly scale: number;
  /** Lies between two bytes where a constant was added. */
  readonly zero: number;
}

/** Least and greatest number that is told apart; what lies beyond is cut off. */
export type Range = readonly [least: number, greatest: number];

/** From the least to the greatest number, one of the steps at 0. */
export function stepsOf([least, greatest]: Range): Steps {
  const zero = Math.round((-least * 255) / (greatest - least));
  return { zero, scale: Math.max(zero > 0 ? -least / zero : 0, greatest / (255 - zero)) };
}

/** Steps from exactly `least` on, which the byte 0 stands for. */
export function stepsFrom(least: number, greatest: number): Steps {
  const zero = Math.floor((-least * 255) / (greatest - least));
  return { zero, scale: -least / zero };
}

/** The same steps, so much wider that `term` is a whole number of them. */
export function fitTerm(steps: Steps, term: number): Steps {
  const count = Math.floor(Math.abs(term) / steps.scale);
  if (count === 0) return steps;
  const scale = Math.abs(term) / count;
  return { scale, zero: Math.round((steps.zero * steps.scale) / scale) };
}

/** Names under which a node that reads or writes `tensor` finds its steps; `use` tells those of one tensor apart. */
export function addSteps(graph: Graph, { name, scale, zero }: ByteTensor, use = ''): [scale: string, zero: string] {
  const names = [`${name}/scale${use}`, `${name}/zero${use}`] as const;
  if (!graph.constants.has(names[0])) {
    graph.constants.set(names[0], { dims: [], values: Float32Array.of(scale) });
    addIntegers(graph, names[1], [], Uint8Array.of(Math.round(zero)));
  }
  return [...names];
}

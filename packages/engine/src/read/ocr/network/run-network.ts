// The three PP-OCRv4 networks: text detection, text recognition, and which way up a line is.

import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Picture } from '../picture.ts';
import { requireAlphabet } from '../recognise/alphabet.ts';
import { assets } from './assets.ts';
import { foldDetector } from './detector/fold-detector.ts';
import { foldGraph } from './fold-graph.ts';
import { readGraph, writeGraph } from './graph.ts';
import { keepClasses } from './keep-classes.ts';
import { quantiseGraph } from './quantise-graph.ts';
import { recogniserRanges } from './recogniser-ranges.ts';
import { shiftInBlocks } from './shift-in-blocks.ts';
import { type Exposure, pixels, takePixels } from './take-pixels.ts';

const files = {
  detect: 'ch_PP-OCRv4_det_infer.onnx',
  recognise: 'ch_PP-OCRv4_rec_infer.onnx',
  uprightness: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
} as const;

const ofLines: Exposure = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };
const ofPages: Exposure = { mean: [0.406, 0.456, 0.485], deviation: [0.225, 0.224, 0.229] };

export type Network = keyof typeof files;

const sessions = new Map<string, Promise<InferenceSession>>();

/** Loads each network once a process and number of threads. */
function requireSession(network: Network, threads: number): Promise<InferenceSession> {
  const key = `${network}/${threads}`;
  let session = sessions.get(key);
  if (!session) {
    const graph = readGraph(join(assets, files[network]));
    foldGraph(graph);
    takePixels(graph, network === 'detect' ? ofPages : ofLines);
    if (network === 'detect') foldDetector(graph);
    if (network === 'recognise') {
      quantiseGraph(graph, recogniserRanges);
      keepClasses(graph, requireAlphabet().classes);
    }
    shiftInBlocks(graph);
    session = InferenceSession.create(writeGraph(graph), {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      // Measured on pages of 1.2 million pixels: without the memory pattern a third less time and memory.
      enableMemPattern: false,
      // A thread that waits for work would burn the processor that another job could use.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
      logSeverityLevel: 3,
    });
    sessions.set(key, session);
  }
  return session;
}

export interface NetworkOutput {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

export async function runNetwork(network: Network, picture: Picture, threads: number): Promise<NetworkOutput> {
  const session = await requireSession(network, threads);
  const input = new Tensor('uint8', picture.data, [1, picture.height, picture.width, 3]);
  const outputs = await session.run({ [pixels]: input });
  const output = outputs[session.outputNames[0]!]!;
  return { data: output.data as Float32Array, dims: output.dims };
}

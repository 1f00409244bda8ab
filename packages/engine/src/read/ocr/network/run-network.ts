// The three PP-OCRv4 networks: text detection, text recognition, and which way up a line is.

import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { requireAlphabet } from '../recognise/alphabet.ts';
import { assets } from './assets.ts';
import { foldDetector } from './detector/fold-detector.ts';
import { foldGraph } from './fold-graph.ts';
import { readGraph, writeGraph } from './graph.ts';
import { keepClasses } from './keep-classes.ts';
import { quantiseGraph } from './quantise-graph.ts';
import { recogniserRanges } from './recogniser-ranges.ts';
import { shiftInBlocks } from './shift-in-blocks.ts';

const files = {
  detect: 'ch_PP-OCRv4_det_infer.onnx',
  recognise: 'ch_PP-OCRv4_rec_infer.onnx',
  uprightness: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
} as const;

export type Network = keyof typeof files;

const sessions = new Map<string, Promise<InferenceSession>>();

/** Loads each network once a process and number of threads. */
function requireSession(network: Network, threads: number): Promise<InferenceSession> {
  const key = `${network}/${threads}`;
  let session = sessions.get(key);
  if (!session) {
    const graph = readGraph(join(assets, files[network]));
    foldGraph(graph);
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

/** One run. `input` is planar float, shaped `[1, 3, height, width]`. */
export async function runNetwork(
  network: Network,
  input: Float32Array,
  width: number,
  height: number,
  threads: number,
): Promise<NetworkOutput> {
  const session = await requireSession(network, threads);
  const tensor = new Tensor('float32', input, [1, 3, height, width]);
  const outputs = await session.run({ [session.inputNames[0]!]: tensor });
  const output = outputs[session.outputNames[0]!]!;
  return { data: output.data as Float32Array, dims: output.dims };
}

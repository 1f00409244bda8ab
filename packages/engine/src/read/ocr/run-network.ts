// The networks that read pictures: where text stands, what a line says – at a glance or carefully –, and which way up it is.
// `training/ocr_networks` makes them.
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Picture } from './picture.ts';

export type Network = 'detector' | Recogniser | 'uprightness';
/** The careful one takes four times as long. */
export type Recogniser = 'recogniser' | 'careful-recogniser';

const sessions = new Map<string, Promise<InferenceSession>>();

/** Loads each network once a process and number of threads. */
function requireSession(network: Network, threads: number): Promise<InferenceSession> {
  const key = `${network}/${threads}`;
  let session = sessions.get(key);
  if (!session) {
    const file = new URL(`../../../../../networks/ocr-${network}.onnx`, import.meta.url);
    session = InferenceSession.create(fileURLToPath(file), {
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
  const pixels = new Tensor('uint8', picture.data, [1, picture.height, picture.width, 3]);
  const outputs = await session.run({ pixels });
  const output = outputs[session.outputNames[0]!]!;
  return { data: output.data as Float32Array, dims: output.dims };
}

// Fitted weights as they stand in the file.
import type { KindWeights, KindWeightsFile } from '@oneform/engine/fitting';

export function toWeightsFile({
  types,
  vocabulary,
  rows,
  scales,
  sharpness,
  network,
  boundaries,
}: KindWeights): KindWeightsFile {
  const names = (entries: ReadonlyMap<string, number>): string => [...entries.keys()].join('\n');
  const base64 = (numbers: Int8Array | Float32Array): string =>
    Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
  return {
    types: types.join(' '),
    words: names(vocabulary.words),
    titles: names(vocabulary.titles),
    layout: names(vocabulary.layout),
    sharpness,
    network,
    boundaries,
    scales: base64(scales),
    rows: base64(rows),
  };
}

// What numbers pass through the recogniser's largest convolutions, measured on a thousand line pictures of receipts and forms.

import type { ActivationRange } from './quantise-graph.ts';

/** A hard swish, as stands before each, never falls below. */
const leastSwish = -0.375;
/** A hard swish, as follows on each, makes the same of everything below. */
const nothing = -3;

export const recogniserRanges: Readonly<Record<string, ActivationRange>> = {
  'conv2d_190.tmp_0': { input: [leastSwish, 9.9], output: [nothing, 6.3] },
  'conv2d_191.tmp_0': { input: [leastSwish, 7.8], output: [nothing, 5.0] },
  'conv2d_192.tmp_0': { input: [leastSwish, 3.6], output: [nothing, 4.3] },
  'conv2d_193.tmp_0': { input: [leastSwish, 9.7], output: [nothing, 5.1] },
  'conv2d_194.tmp_0': { input: [leastSwish, 11.1], output: [nothing, 5.5] },
  'conv2d_195.tmp_0': { input: [leastSwish, 13.4], output: [nothing, 7.4] },
  'conv2d_198.tmp_0': { input: [-0.73, 2.9], output: [nothing, 5.9] },
  'conv2d_201.tmp_0': { input: [-0.97, 2.8], output: [nothing, 11.2] },
  'conv2d_202.tmp_0': { input: [leastSwish, 14.1], output: [nothing, 9.4] },
  'conv2d_203.tmp_0': { input: [leastSwish, 20.2], output: [nothing, 39.9] },
};

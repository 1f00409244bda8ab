// Counters and histograms of this process, in names and units as Prometheus wants them.
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { listen } from './channels.ts';

const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];
const SECONDS_OF_READING = [0.5, 1, 2, 5, 10, 30, 120, 600];
const MILLION = 1_000_000;

/** Counts until `stop`. */
export function createInstruments({ prices }: Config['metrics']) {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'oneform_http_request_duration_seconds',
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const readings = new Histogram({
    name: 'oneform_reading_duration_seconds',
    help: 'Runs of reading a document by how they ended: completed, error (of the document), superseded, failed (to be tried again).',
    labelNames: ['result'],
    buckets: SECONDS_OF_READING,
    registers,
  });
  const calls = new Counter({
    name: 'oneform_model_calls_total',
    help: 'Requests to the AI model by task and result: answered, or why not.',
    labelNames: ['provider', 'model', 'task', 'result'],
    registers,
  });
  const tokens = new Counter({
    name: 'oneform_model_tokens_total',
    help: 'Tokens sent to the model (input) and received from it (output).',
    labelNames: ['provider', 'model', 'direction'],
    registers,
  });
  const cost = new Counter({
    name: 'oneform_model_cost_total',
    help: 'What these tokens cost by MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT, in the currency of both.',
    labelNames: ['provider', 'model'],
    registers,
  });
  const credits = new Counter({
    name: 'oneform_credits_consumed_total',
    help: 'Credits charged by operation.',
    labelNames: ['operation'],
    registers,
  });
  const files = new Histogram({
    name: 'oneform_file_operation_duration_seconds',
    help: 'Uses of the store of originals, on disk or in a bucket.',
    labelNames: ['operation', 'result'],
    buckets: SECONDS,
    registers,
  });
  const listening = [
    listen('request', ({ seconds, ...labels }) => requests.observe(labels, seconds)),
    listen('reading', ({ seconds, ...labels }) => readings.observe(labels, seconds)),
    listen('file', ({ seconds, ...labels }) => files.observe(labels, seconds)),
    listen('credits', (spent) => credits.inc({ operation: spent.operation }, spent.credits)),
    listen('model_call', ({ provider, model, task, result, inputTokens, outputTokens }) => {
      calls.inc({ provider, model, task, result });
      tokens.inc({ provider, model, direction: 'input' }, inputTokens);
      tokens.inc({ provider, model, direction: 'output' }, outputTokens);
      cost.inc({ provider, model }, (inputTokens * prices.input + outputTokens * prices.output) / MILLION);
    }),
  ];
  const stop = () => {
    for (const end of listening) end();
    registry.clear();
  };
  return { registry, stop };
}

// A one-page digital PDF from upload to an update that can be reviewed, over HTTP, beside a visa collection. One JSON line.
//   npm run bench:pipeline [-- --rounds 20]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Collection, CollectionUpdate } from '@oneform/contract';
import { type Person, signIn } from './support/sign-in.ts';
import { root, startServer } from './support/start-server.ts';
import { describeMachine, percentile, round } from './support/statistics.ts';
import { makeUnique, waitUntilRead } from './support/watch-reading.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const WARM_UP = 2;

interface Round {
  readonly ms: number;
  readonly uploadMs: number;
  /** As the server's own record has it, from the first step to the last. */
  readonly processingMs: number;
}

const payslip = readFileSync(join(root, 'samples/payslip.pdf'));
const server = await startServer();
try {
  const person = await signIn(server.origin);
  const rounds: Round[] = [];
  for (let index = 0; index < Number(values.rounds) + WARM_UP; index++) rounds.push(await runOnce(person, index));
  const measured = rounds.slice(WARM_UP);
  const all = measured.map(({ ms }) => ms);
  console.log(
    JSON.stringify({
      bench: 'pipeline',
      rounds: measured.length,
      p50_ms: round(percentile(all, 0.5)),
      p95_ms: round(percentile(all, 0.95)),
      max_ms: round(Math.max(...all)),
      first_ms: round(rounds[0]!.ms),
      upload_p50_ms: round(
        percentile(
          measured.map(({ uploadMs }) => uploadMs),
          0.5,
        ),
      ),
      processing_p50_ms: round(
        percentile(
          measured.map(({ processingMs }) => processingMs),
          0.5,
        ),
      ),
      target_p50_ms: 500,
      ...describeMachine(),
    }),
  );
} finally {
  await server.stop();
}

/** Each round fills an empty collection, as the first paper of an application does. */
async function runOnce(person: Person, index: number): Promise<Round> {
  const collection = await person.request<Collection>('POST', '/api/collections', {
    collection_name: `Visa ${index}`,
    template_id: 'visa_application',
  });
  const bytes = makeUnique(payslip, `round ${index}`);
  const start = performance.now();
  const { id } = await person.upload(`payslip-${index}.pdf`, 'application/pdf', bytes);
  const uploadMs = performance.now() - start;
  await waitUntilRead(person, id, 5);
  const updates = await person.request<CollectionUpdate[]>('GET', `/api/documents/${id}/collection-updates`);
  const ms = performance.now() - start;
  const update = updates.find(({ collection_id }) => collection_id === collection.id);
  if (!update || update.updated_fields.length === 0) throw new Error('There is no update to review.');
  const details = await person.request<{ processing_started_at: string; processing_completed_at: string }>(
    'GET',
    `/api/documents/${id}/processing-details`,
  );
  await person.request('DELETE', `/api/collections/${collection.id}`);
  const processingMs = Date.parse(details.processing_completed_at) - Date.parse(details.processing_started_at);
  return { ms, uploadMs, processingMs };
}

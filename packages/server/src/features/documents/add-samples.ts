// The sample papers and a visa and a loan collection for them to fill: the main job in a minute, with nothing at hand, for free.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { collections } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { insertCollection } from '../collections/create-collection.ts';
import { findTemplate } from '../collections/sections-of.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { addDocument } from './add-document.ts';
import { requireConsent } from './require-consent.ts';

const Samples = z.array(
  z.object({
    file: z.string(),
    media_type: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']),
    name: z.string(),
  }),
);
type Sample = z.infer<typeof Samples>[number];

/** Types of the templates that the samples fill. */
const SAMPLE_TEMPLATES = ['visa_application', 'loan_application'];

/** Asking again gives what is there already. Collections come first, so that the papers find them. */
export async function addSamples(
  deps: Deps,
  user: SignedIn,
): Promise<{ document_ids: string[]; collection_ids: string[] }> {
  await requireConsent(deps.db, user.id);
  const folder = deps.config.folders.samples;
  const list = await readFile(join(folder, 'samples.json'), 'utf8').catch(() => null);
  if (list === null) throw notFound();
  const samples = Samples.parse(JSON.parse(list));
  const collection_ids = await transact(deps.db, (tx) => ensureCollections(tx, deps, user));
  const document_ids: string[] = [];
  for (const sample of samples)
    document_ids.push(await addSample(deps, user.id, sample, await readFile(join(folder, basename(sample.file)))));
  return { document_ids, collection_ids };
}

async function ensureCollections(tx: Transaction, deps: Deps, user: SignedIn): Promise<string[]> {
  const ids: string[] = [];
  // Two clicks make one set.
  await lockPapers(tx, user.id);
  for (const type of SAMPLE_TEMPLATES) {
    const template = findTemplate(deps, type);
    if (!template) continue;
    const [existing] = await tx
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.userId, user.id), eq(collections.templateId, template.id)))
      .limit(1);
    ids.push(
      existing?.id ??
        (
          await insertCollection(tx, deps, user, {
            collection_name: `My ${template.template_name}`,
            template_id: template.id,
          })
        ).id,
    );
  }
  return ids;
}

async function addSample(deps: Deps, userId: string, sample: Sample, bytes: Buffer): Promise<string> {
  const path = join(deps.config.folders.temporary, `sample-${uuid()}`);
  await writeFile(path, bytes, { mode: 0o600 });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const about = { filename: sample.name, mediaType: sample.media_type, size: bytes.length, estimatedPages: 1 };
  return (await addDocument(deps, { userId, file: { path, sha256, ...about }, isSample: true })).document.id;
}

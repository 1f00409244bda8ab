// Compares what must agree: files and rows, ledger and balance, jobs and documents, versions and collections.
import { sql } from 'drizzle-orm';
import { AppError } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Operated } from './open-for-operator.ts';

export interface Finding {
  readonly kind:
    | 'file_missing'
    | 'file_damaged'
    | 'file_unused'
    | 'balance_differs'
    | 'count_differs'
    | 'hold_left_open'
    | 'document_stuck'
    | 'version_missing';
  readonly about: string;
}

/** A reading that was not heard of for so long has no worker any more. */
const STUCK_MINUTES = 30;

/** `deep` reads every original and compares its hash. */
export async function checkInstance({ db, files }: Operated, options: { deep?: boolean } = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  const ask = async (kind: Finding['kind'], query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ about: string }>(query);
    findings.push(...rows.map((row) => ({ kind, about: row.about })));
  };
  await ask(
    'balance_differs',
    sql`select u.id || ': balance ' || u.credit_balance || ', ledger ' || coalesce(sum(e.amount), 0) as about from users u left join credit_entries e on e.user_id = u.id
        group by u.id having u.credit_balance <> coalesce(sum(e.amount), 0)`,
  );
  await ask(
    'count_differs',
    sql`select coalesce(c.user_id, d.user_id) || ': ' || coalesce(c.pending + c.processing + c.completed + c.error, 0) || ' counted, ' || coalesce(d.total, 0) || ' there' as about
        from document_counts c full join (
          select user_id, count(*) as total, count(*) filter (where processing_status = 'pending') as pending, count(*) filter (where processing_status = 'processing') as processing,
            count(*) filter (where processing_status = 'completed') as completed, count(*) filter (where processing_status = 'error') as error
          from documents group by user_id
        ) d on d.user_id = c.user_id
        where (coalesce(c.pending, 0), coalesce(c.processing, 0), coalesce(c.completed, 0), coalesce(c.error, 0))
          <> (coalesce(d.pending, 0), coalesce(d.processing, 0), coalesce(d.completed, 0), coalesce(d.error, 0))`,
  );
  await ask(
    'hold_left_open',
    sql`select h.id || ' of user ' || h.user_id as about from credit_entries h where h.kind = 'hold' and (h.document_id is not null or h.created_at < now() - interval '30 minutes')
        and not exists (select 1 from credit_entries e where e.hold_id = h.id and e.kind in ('settle', 'release'))
        and not exists (select 1 from documents d where d.id = h.document_id and d.processing_status = 'processing')`,
  );
  await ask(
    'document_stuck',
    sql`select id || ' since ' || processing_started_at as about from documents
        where processing_status = 'processing' and processing_started_at < now() - make_interval(mins => ${STUCK_MINUTES})`,
  );
  await ask(
    'version_missing',
    sql`select c.id || ' at version ' || c.data_version as about from collections c
        where not exists (select 1 from collection_versions v where v.collection_id = c.id and v.data_version = c.data_version)`,
  );
  findings.push(...(await checkFiles({ db, files }, options.deep ?? false)));
  return findings;
}

async function checkFiles({ db, files }: Pick<Operated, 'db' | 'files'>, deep: boolean): Promise<Finding[]> {
  const { rows } = await db.execute<{ sha256: string }>(sql`select distinct sha256 from documents where has_original`);
  const wanted = new Set(rows.map((row) => row.sha256));
  const findings: Finding[] = [];
  for await (const file of files.list()) {
    if (!wanted.delete(file.sha256)) findings.push({ kind: 'file_unused', about: file.sha256 });
    else if (deep && !(await isWhole(files, file.sha256))) findings.push({ kind: 'file_damaged', about: file.sha256 });
  }
  return [...findings, ...[...wanted].map((sha256): Finding => ({ kind: 'file_missing', about: sha256 }))];
}

/** Reading compares the hash. */
const isWhole = (files: FileStore, sha256: string) =>
  files.read(sha256).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'file_missing') return false;
      throw error;
    },
  );

// Reads data inside files: invoices in both syntaxes read whole, and harmful files, each of which must end as a problem
// of its own.
import { hostileFiles } from '../../packages/engine/src/machine-readable/testing/hostile-data.ts';
import { makeInvoicePdf } from '../../packages/engine/src/machine-readable/testing/make-invoice-pdf.ts';
import { invoiceFacts, writeCii, writeUbl } from '../../packages/engine/src/machine-readable/testing/write-invoices.ts';
import type { EnginePool } from '../../packages/engine/src/sandbox/engine-pool.ts';

export async function judgeEmbedded(pool: EnginePool) {
  const user = { user: 'bench' };
  const read = async (name: string, content: string) =>
    pool.run({ kind: 'read', bytes: await makeInvoicePdf({ [name]: content }) }, user);
  let right = 0;
  for (const [name, content] of Object.entries({ 'factur-x.xml': writeCii(), 'xrechnung.xml': writeUbl() })) {
    const facts = (await read(name, content)).machineReadings?.find(({ kind }) => kind === 'e_invoice')?.facts ?? [];
    right += facts.filter((fact) => invoiceFacts[fact.name] === fact.value).length;
  }
  let typed = 0;
  for (const { name, content } of hostileFiles) {
    const { pages, problems } = await read(name, content);
    if (pages.length === 1 && problems.length === 1 && problems[0]!.code === 'embedded_unreadable') typed++;
  }
  return {
    invoice_facts_right: right,
    invoice_facts: 2 * Object.keys(invoiceFacts).length,
    hostile_files: hostileFiles.length,
    hostile_typed: typed,
  };
}

// The export for reading and printing: every collection with its values and where each comes from, on one page without a script.
import { dayInWords, type Section, valueInWords, walkFields } from '@oneform/contract';
import type { SourceRow } from '../../collections/list-sources.ts';
import type { CollectionRow } from '../../collections/store.ts';

export interface SummarisedCollection {
  readonly collection: CollectionRow;
  readonly templateName: string | undefined;
  readonly sections: readonly Section[];
  /** Newest first for each path. */
  readonly sources: readonly SourceRow[];
}

export interface SummarisedPaper {
  readonly name: string;
  readonly type: string | null;
  readonly uploadedAt: Date;
  /** In the export; none where the original is gone. */
  readonly paths: readonly string[];
}

export interface Summary {
  readonly person: string;
  readonly at: Date;
  readonly collections: readonly SummarisedCollection[];
  readonly papers: readonly SummarisedPaper[];
  /** Path of a document in the export. */
  readonly pathOf: (documentId: string) => string | undefined;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const link = (path: string, text: string) =>
  `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(text)}</a>`;
const day = (moment: Date) => dayInWords(moment.toISOString().slice(0, 10));
const words = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

export function renderSummary({ person, at, collections, papers, pathOf }: Summary): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(person)} · OneForm export</title>
<style>${styles}</style>
</head>
<body>
<h1>${escapeHtml(person)}</h1>
<p>Exported from OneForm on ${day(at)}.</p>
${collections.map((one) => renderCollection(one, pathOf)).join('\n')}
${renderPapers(papers)}
</body>
</html>
`;
}

function renderCollection(one: SummarisedCollection, pathOf: Summary['pathOf']): string {
  const { collection, templateName, sections, sources } = one;
  const facts = [
    templateName,
    `${collection.completionPercentage}% complete`,
    `last changed ${day(collection.updatedAt)}`,
  ];
  const leaves = [...walkFields(sections, collection.data)]
    .map((leaf) => ({ ...leaf, text: valueInWords(leaf.value) }))
    .filter(({ text }) => text !== '');
  const current = new Map(
    sources
      .filter(({ supports }) => supports)
      .toReversed()
      .map((source) => [source.path, source]),
  );
  const rows = (section: Section) =>
    leaves
      .filter((leaf) => leaf.section.name === section.name)
      .map(({ path, groups, field, text }) => {
        const label = [...groups.map((group) => group.label), field.label].join(' › ');
        return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td><td>${sourceWords(current.get(path), pathOf)}</td></tr>`;
      });
  return `<section>
<h2>${escapeHtml(collection.name)}</h2>
<p>${escapeHtml(facts.filter(Boolean).join(' · '))}</p>
${collection.description ? `<p>${escapeHtml(collection.description)}</p>` : ''}
${
  leaves.length === 0
    ? '<p>Nothing has been filled in yet.</p>'
    : sections
        .map((section) => [section, rows(section)] as const)
        .filter(([, lines]) => lines.length > 0)
        .map(
          ([section, lines]) =>
            `<h3>${escapeHtml(section.label)}</h3>\n<table><thead><tr><th scope="col">Field</th><th scope="col">Value</th><th scope="col">Source</th></tr></thead><tbody>\n${lines.join('\n')}\n</tbody></table>`,
        )
        .join('\n')
}
</section>`;
}

function sourceWords(source: SourceRow | undefined, pathOf: Summary['pathOf']): string {
  if (!source) return '';
  if (source.kind === 'typed') return escapeHtml(`Typed by ${source.by}, ${day(source.at)}`);
  const name = source.documentName ?? source.by;
  const path = source.documentId === null ? undefined : pathOf(source.documentId);
  const evidence = source.evidence[0];
  const page = evidence ? `, page ${evidence.page}` : '';
  const quote = evidence?.quote ? `<q>${escapeHtml(evidence.quote)}</q>` : '';
  return `${path ? link(path, name) : escapeHtml(name)}${page}${quote && ` ${quote}`}`;
}

function renderPapers(papers: readonly SummarisedPaper[]): string {
  if (papers.length === 0) return '';
  const rows = papers.map(({ name, type, uploadedAt, paths }) => {
    const title = paths[0] ? link(paths[0], name) : `${escapeHtml(name)} (original not kept)`;
    return `<tr><th scope="row">${title}</th><td>${type ? escapeHtml(words(type)) : ''}</td><td>${day(uploadedAt)}</td></tr>`;
  });
  return `<section>
<h2>Documents</h2>
<table><thead><tr><th scope="col">Document</th><th scope="col">Type</th><th scope="col">Uploaded</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
</section>`;
}

const styles = `
:root { color-scheme: light dark; --ink: light-dark(#1f1d1a, #efece6); --soft: light-dark(#5f5b54, #aaa59b); --line: light-dark(#e2dfd8, #3b3833); --accent: light-dark(#3f3d9e, #b3b1f7); }
body { max-width: 860px; margin: 40px auto; padding: 0 20px; color: var(--ink); background: light-dark(#fff, #171614); font: 14px/1.5 Inter, ui-sans-serif, system-ui, sans-serif; }
h1 { margin: 0; font-size: 24px; } h2 { margin: 40px 0 0; font-size: 18px; } h3 { margin: 24px 0 4px; font-size: 14px; }
p { margin: 4px 0; color: var(--soft); }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: break-word; }
thead th { font-size: 12px; color: var(--soft); font-weight: 500; } tbody th { font-weight: 400; color: var(--soft); }
td + td { color: var(--soft); font-size: 13px; } a { color: var(--accent); } q { display: block; font-style: italic; }
@media (max-width: 560px) { body { margin: 20px auto; } th, td { padding-right: 8px; } }
@media print { body { margin: 0; max-width: none; } tr { break-inside: avoid; } }
`;

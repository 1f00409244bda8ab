// The lines as plain text, and as a table for documents, spreadsheets and mails.
import type { Copied } from '#lib/clipboard.ts';
import type { Line, SectionLines } from './list-lines.ts';

export function linesToClipboard(sections: readonly SectionLines[]): Copied & { readonly html: string } {
  return { text: sections.map(sectionText).join('\n\n'), html: sections.map(sectionHtml).join('') };
}

const sectionText = ({ label, lines }: SectionLines): string => [label, ...lines.map(lineText)].join('\n');

const lineText = ({ depth, label, value }: Line): string =>
  `${'  '.repeat(depth)}${label}${value === undefined ? '' : `: ${value}`}`;

const sectionHtml = ({ label, lines }: SectionLines): string =>
  `<h2>${escapeHtml(label)}</h2><table>${lines.map(lineHtml).join('')}</table>`;

const lineHtml = ({ label, value }: Line): string =>
  value === undefined
    ? `<tr><th colspan="2" align="left">${escapeHtml(label)}</th></tr>`
    : `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

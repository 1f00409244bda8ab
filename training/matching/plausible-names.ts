// Facts that papers of a kind may state: those that one of them states, and those that its declaration or captions of
// its own name.

import type { DocumentType } from '@oneform/contract';
import { captions, declarations, inventedPapers, uncaptionedFields } from '@oneform/engine/fitting';

/** Kinds of which a paper may state anything. */
const openKinds: ReadonlySet<string> = new Set(['application_form', 'letter', 'other', 'multiple']);

const isDeclared = (kind: string): kind is DocumentType => Object.hasOwn(declarations, kind);

export type IsPlausible = (kind: string, name: string) => boolean;

/** `truths`: what real papers state. */
export function createPlausibility(
  truths: Iterable<{ readonly document_type: string; readonly fields: Readonly<Record<string, unknown>> }>,
): IsPlausible {
  const stated = new Map<string, Set<string>>();
  const add = (kind: string, names: readonly string[]): void => {
    const known = stated.get(kind) ?? new Set(isDeclared(kind) ? uncaptionedFields(kind) : []);
    for (const name of names) known.add(name);
    stated.set(kind, known);
  };
  for (const { document_type, fields } of truths) add(document_type, Object.keys(fields));
  for (const { type, facts } of inventedPapers()) add(type, Object.keys(facts));
  for (const { name, only } of captions) for (const kind of only ?? []) add(kind, name.split('+'));
  return (kind, name) => openKinds.has(kind) || !stated.has(kind) || stated.get(kind)!.has(name);
}

// Papers that the engine has read, with what they are: JSON files `{ truth, read }`, one a document.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DocumentType, documentTypes } from '@oneform/contract';
import type { ReadDocument } from '@oneform/engine/fitting';
import { type ForeignNetwork, type PageViews, viewByHeldOut } from '@oneform/engine/page-model';
import type { LabelledPage } from './labelled-page.ts';

export interface Reading {
  readonly name: string;
  /** Papers of one source begin with the same letters: `az_w2.png`, `irs-f1040.pdf`. */
  readonly family: string;
  readonly read: ReadDocument;
  readonly views: PageViews;
  /** Kinds that count as right, or one a page in a file of several documents. */
  readonly types: readonly string[];
  readonly pageTypes?: readonly string[];
}

interface Truth {
  readonly document_type: string;
  readonly also?: readonly string[];
  readonly page_types?: readonly string[];
}

/** Papers are seen by the network that did not learn them, where `networks` names one, else by the one that ships. */
export async function loadReadings(directory: string, networks: readonly ForeignNetwork[] = []): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const name of readdirSync(directory).filter((name) => name.endsWith('.json'))) {
    const { truth, read } = JSON.parse(readFileSync(join(directory, name), 'utf8')) as {
      truth: Truth;
      read: ReadDocument;
    };
    const family = name.split(/[_-]/)[0]!.replace(/\..*/, '');
    readings.push({
      name: `${basename(directory)}/${name.replace(/\.json$/, '')}`,
      family,
      read,
      views: await viewByHeldOut(networks, family, read.pages),
      types: [truth.document_type, ...(truth.also ?? [])],
      ...(truth.page_types ? { pageTypes: truth.page_types } : {}),
    });
  }
  return readings;
}

/** A real paper against an invented page: there are few of them, and they are what counts. */
const FIRST_PAGE = 10;
const LATER_PAGE = 3;

export function labelPages(readings: readonly Reading[]): LabelledPage[] {
  const families = Map.groupBy(readings, ({ family }) => family);
  return readings.flatMap(({ read, types, pageTypes, family }) => {
    // Papers of one source resemble each other: a hundred of them are no hundred sources.
    const share = 1 / Math.sqrt(families.get(family)!.length);
    return read.pages
      .filter((page) => page.lines.length > 0)
      .map((page) => {
        const own = pageTypes?.[page.number - 1];
        return {
          page,
          types: knownTypes(own ? [own] : types),
          family: `real: ${family}`,
          weight: share * (own || page.number === 1 ? FIRST_PAGE : LATER_PAGE),
        };
      });
  });
}

/** Kinds that OneForm has no name for are `other`. */
export function knownTypes(names: readonly string[]): DocumentType[] {
  const known = documentTypes.filter((type) => names.includes(type));
  return known.length > 0 ? known : ['other'];
}

// For fitting alone: papers are seen by a network that did not learn them. Weights fitted to what a network sees on papers that it learnt believe it
// too much.
import type { Page } from '#document/read-document.ts';
import { setPageNetwork } from './page-network.ts';
import type { PageViews } from './page-view.ts';
import { viewPages } from './view-pages.ts';

/** The folder of a network, and the sources of which it learnt no paper. */
export interface ForeignNetwork {
  readonly folder: string;
  readonly sources: readonly string[];
}

/** By the first of the networks that does not know `source`, else by the one that ships. */
export async function viewByHeldOut(
  networks: readonly ForeignNetwork[],
  source: string,
  pages: readonly Page[],
): Promise<PageViews> {
  setPageNetwork(networks.find(({ sources }) => sources.includes(source))?.folder ?? null);
  try {
    return await viewPages(pages);
  } finally {
    setPageNetwork(null);
  }
}

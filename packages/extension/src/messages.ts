// Requests of popup, panel and connecting page to the background, which alone holds the key.
import type { FillableApplication, SavedTyped } from '@oneform/contract';
import type { PageState } from './page/page-state.ts';

export interface Requests {
  connect: { asks: { address: string; code: string; name: string }; gets: { account: string } };
  disconnect: { asks: object; gets: null };
  applications: { asks: object; gets: readonly FillableApplication[] };
  /** `isAccepted`: the person was warned that the page is not encrypted. */
  fill: { asks: { tabId: number; collectionId: string; isAccepted: boolean }; gets: PageState };
  state: { asks: { tabId: number }; gets: PageState };
  undo: { asks: { tabId: number }; gets: PageState };
  take: { asks: { tabId: number; id: string }; gets: PageState };
  reveal: { asks: { tabId: number; id: string }; gets: null };
  save: { asks: { tabId: number }; gets: SavedTyped };
}

export type Kind = keyof Requests;
export type Message = { [K in Kind]: { readonly kind: K } & Requests[K]['asks'] }[Kind];
export type Reply = { readonly value: unknown } | { readonly fault: string; readonly code: string };

/** Throws an error with words to show; its `cause` is the code. */
export async function ask<K extends Kind>(kind: K, asks: Requests[K]['asks']): Promise<Requests[K]['gets']> {
  const reply = await chrome.runtime.sendMessage<Message, Reply>({ kind, ...asks } as Message);
  if ('fault' in reply) throw new Error(reply.fault, { cause: reply.code });
  return reply.value as Requests[K]['gets'];
}

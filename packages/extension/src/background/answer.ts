// One request of popup, panel or connecting page, done.
import { extensionApi, formsApi } from '@oneform/contract';
import type { Kind, Message, Requests } from '../messages.ts';
import { kindOfPage } from '../oneform/addresses.ts';
import { CallError, call } from '../oneform/call.ts';
import { type Connection, findConnection, forgetConnection, keepConnection } from '../oneform/connection.ts';
import { inPage, openPage } from './in-page.ts';

/** The collection that a tab was last filled from, for as long as the browser runs. */
const nameOf = (tabId: number) => `tab-${tabId}`;

export async function answer(message: Message): Promise<unknown> {
  const handle = handlers[message.kind] as (asks: Message) => Promise<unknown>;
  return handle(message);
}

const handlers: { [K in Kind]: (asks: Requests[K]['asks']) => Promise<Requests[K]['gets']> } = {
  async connect({ address, code, name }) {
    const { secret, account } = await call({ address }, extensionApi.connect, { body: { code, name } });
    await keepConnection({ address, key: secret, account });
    return { account };
  },

  async disconnect() {
    const connection = await requireConnection();
    // Forgotten here in any case; in Settings it can still be deleted.
    await call(connection, extensionApi.disconnect, {}).catch(() => undefined);
    await forgetConnection();
    return null;
  },

  async applications() {
    const { applications } = await call(await requireConnection(), extensionApi.applications, {});
    return applications;
  },

  async fill({ tabId, collectionId, isAccepted }) {
    const connection = await requireConnection();
    const { url } = await chrome.tabs.get(tabId);
    const kind = kindOfPage(url);
    if (kind === 'closed') throw new CallError('unknown', 'This page can’t be filled.');
    if (kind === 'plain' && !isAccepted) throw new CallError('unknown', 'This page is not encrypted.');
    await openPage(tabId);
    const description = await inPage(tabId, 'describe');
    const told = await call(connection, formsApi.fillPage, { params: { id: collectionId }, body: description });
    await chrome.storage.session.set({ [nameOf(tabId)]: collectionId });
    return inPage(tabId, 'write', told);
  },

  state: ({ tabId }) => inPage(tabId, 'state'),
  undo: ({ tabId }) => inPage(tabId, 'undo'),
  take: ({ tabId, id }) => inPage(tabId, 'take', id),
  async reveal({ tabId, id }) {
    await inPage(tabId, 'reveal', id);
    return null;
  },

  async save({ tabId }) {
    const connection = await requireConnection();
    const kept = await chrome.storage.session.get<Record<string, string>>(nameOf(tabId));
    const id = kept[nameOf(tabId)];
    const values = await inPage(tabId, 'readTyped');
    if (id === undefined || values.length === 0) return { saved: [], kept: [], refused: [] };
    return call(connection, extensionApi.saveTyped, { params: { id }, body: { values } });
  },
};

async function requireConnection(): Promise<Connection> {
  const connection = await findConnection();
  if (!connection) throw new CallError('unauthenticated', 'Connect the extension to your OneForm first.');
  return connection;
}

// The OneForm that this browser is connected to; kept by the extension, out of reach of pages.

export interface Connection {
  /** `http://localhost:3000` */
  readonly address: string;
  /** The key that fills: told once, when the code was exchanged. */
  readonly key: string;
  /** E-mail address of the account, for people who have several. */
  readonly account: string;
}

export async function findConnection(): Promise<Connection | null> {
  const stored = await chrome.storage.local.get<{ connection?: Connection }>('connection');
  return stored.connection ?? null;
}

export const keepConnection = (connection: Connection): Promise<void> => chrome.storage.local.set({ connection });

export const forgetConnection = (): Promise<void> => chrome.storage.local.remove('connection');

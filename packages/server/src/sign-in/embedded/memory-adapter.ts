// Memory of the embedded issuer between two clicks; it need not survive the process.
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

export function createMemoryAdapters(): AdapterFactory {
  const kept = new Map<string, Kept>();

  const findWhere = (fits: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    const now = Date.now();
    for (const [key, entry] of kept) {
      if (entry.until < now) kept.delete(key);
      else if (fits(key, entry.payload)) return entry.payload;
    }
    return undefined;
  };

  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, seconds) {
        kept.set(keyOf(id), { payload, until: Date.now() + (seconds ?? 600) * 1000 });
      },
      find: async (id) => findWhere((key) => key === keyOf(id)),
      findByUid: async (uid) => findWhere((key, payload) => key.startsWith(`${model}:`) && payload.uid === uid),
      findByUserCode: async (userCode) =>
        findWhere((key, payload) => key.startsWith(`${model}:`) && payload.userCode === userCode),
      async consume(id) {
        const entry = kept.get(keyOf(id));
        if (entry)
          kept.set(keyOf(id), { ...entry, payload: { ...entry.payload, consumed: Math.floor(Date.now() / 1000) } });
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, entry] of kept) if (entry.payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}

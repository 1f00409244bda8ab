// Every cache key, so that a change made in one feature can refresh what another shows.

export const queryKeys = {
  me: ['me'],
  signInPlace: ['sign-in-place'],
  sessions: ['sessions'],
  apiKeys: ['api-keys'],
  templates: ['templates'],
  fieldSchemas: ['field-schemas'],
  model: ['model'],
  collections: {
    all: ['collections'],
    lists: ['collections', 'list'],
    list: (filters: object = {}) => ['collections', 'list', filters],
    detail: (id: string) => ['collections', 'detail', id],
    validation: (id: string) => ['collections', 'validation', id],
    sources: (id: string) => ['collections', 'sources', id],
    versions: (id: string) => ['collections', 'versions', id],
  },
  documents: {
    all: ['documents'],
    lists: ['documents', 'list'],
    list: (page: number) => ['documents', 'list', page],
    processing: ['documents', 'processing'],
    detail: (id: string) => ['documents', 'detail', id],
    processingDetails: (id: string) => ['documents', 'processing-details', id],
    facts: (id: string) => ['documents', 'facts', id],
    updates: (id: string) => ['documents', 'updates', id],
    modelCalls: (id: string) => ['documents', 'model-calls', id],
    filledByPapers: ['documents', 'filled-by-papers'],
  },
  search: (q: string) => ['search', q],
  credits: {
    all: ['credits'],
    balance: ['credits', 'balance'],
    history: (page: number, limit: number) => ['credits', 'history', page, limit],
    chart: (days: number, timeZone: string) => ['credits', 'chart', days, timeZone],
  },
} as const;

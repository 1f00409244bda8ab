// Used by `npm run migration -w @oneform/server`, which writes the SQL for what changed in the schema.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/sessions.ts',
    './src/db/api-keys.ts',
    './src/db/pairing-codes.ts',
    './src/db/model-calls.ts',
    './src/db/model-standings.ts',
    './src/db/document-counts.ts',
    './src/db/document-words.ts',
    './src/db/request-counts.ts',
    './src/db/instance.ts',
    './src/db/reading-time.ts',
    './src/db/webhooks.ts',
    './src/db/saved-forms.ts',
    './src/db/document-people.ts',
    './src/db/removed-files.ts',
  ],
  out: './src/db/migrations',
});

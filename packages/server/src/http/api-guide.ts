// Introduction above the calls at /api/docs.
import { errorStatus } from '@oneform/contract';

const codes = Object.entries(errorStatus)
  .toSorted(([, a], [, b]) => a - b)
  .map(([code, status]) => `| ${status} | \`${code}\` |`)
  .join('\n');

export const guideForScripts = `The same API that the app uses, for your scripts. To generate a client, use the JSON version of this page: [\`/api/docs/json\`](/api/docs/json).

### Authentication
Create a key under Settings > API keys and send it with every request: \`Authorization: Bearer oneform_…\`. A key can do everything its owner can, except take over or delete the account. Those calls need a
browser session.

### Quick start
1. \`POST /api/documents/upload\` with the file. Reading starts automatically.
2. Poll \`GET /api/documents/{id}/status\` until \`processing_status\` is \`completed\` or \`error\` (every two seconds is enough), or use a webhook.
3. \`GET /api/documents/{id}/facts\` returns what the document says: each value with its page, position and quote.
4. \`POST /api/collections\` with a \`template_id\`, then \`POST /api/collections/{id}/map-fields\` to fill it from everything that has been read.
5. \`GET /api/collections/{id}/validation\` tells you what is missing and what breaks a rule.

### Errors
Every error is \`application/problem+json\` (RFC 9457). Use \`code\` in your program; \`detail\` is a message you can show, \`errors\` lists the fields at fault, and \`instance\` identifies the request in the log.

| status | code |
|---|---|
${codes}

### Pagination
Lists are paged: \`page\` starts at 1, \`page_size\` or \`limit\` goes up to 100, and the response contains \`total\` and \`total_pages\`. Versions of a collection are paged with \`before\`.

### Idempotency
After a lost connection, a POST with an \`Idempotency-Key\` can safely be sent again: for 24 hours it gets the same response (\`Idempotent-Replayed: true\`) and is done only once. While the first request is still
running, the response is 409 \`idempotency_in_progress\`. A different request with the same key gets 422 \`idempotency_key_reused\`.

### Concurrent changes
A collection has a \`data_version\`, which is also its ETag. With \`If-Match\`, saving fails with 412 if someone else saved in between. Without it, each field you send overwrites the stored one.

### Webhooks
Under Settings > API keys you can add a URL that is notified when a document has been read or could not be read, when an update needs review, and when a collection is complete:
\`{"type": "document.completed", "timestamp": "…", "data": {"document_id": "…"}}\`. Messages are signed according to [Standard Webhooks](https://www.standardwebhooks.com) (\`webhook-id\`, \`webhook-timestamp\`,
\`webhook-signature\`); verify the signature with the library of that name. Respond with any 2xx status within ten seconds. Failed messages are retried for a day with the same id, and a message can arrive twice.

### Rate limits
\`RateLimit\` says how many requests are left. 429 and 503 responses carry \`Retry-After\`, in seconds.`;

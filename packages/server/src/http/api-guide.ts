// What stands above the calls at /api/docs.
import { errorStatus } from '@oneform/contract';

const codes = Object.entries(errorStatus)
  .toSorted(([, a], [, b]) => a - b)
  .map(([code, status]) => `| ${status} | \`${code}\` |`)
  .join('\n');

export const guideForScripts = `The calls of the app, for scripts too. This page as JSON, to generate a client from: [\`/api/docs/json\`](/api/docs/json).

### Who asks
Make a key under Settings, API keys, and send it with every request: \`Authorization: Bearer oneform_…\`. A key can do what its person can, but for what could take the account over or end it; those
calls take the browser's session alone.

### The main job
1. \`POST /api/documents/upload\` with the file. Reading starts by itself.
2. \`GET /api/documents/{id}/status\` until \`processing_status\` is \`completed\` or \`error\` – every two seconds is often enough – or let a webhook tell you.
3. \`GET /api/documents/{id}/facts\`: what it says, each value with page, place and quote.
4. \`POST /api/collections\` with a \`template_id\`, then \`POST /api/collections/{id}/map-fields\`: it is filled from everything that was read.
5. \`GET /api/collections/{id}/validation\`: what is missing, and what contradicts a rule.

### Errors
Every refusal is \`application/problem+json\` (RFC 9457). Switch on \`code\`; \`detail\` is a sentence fit to show, \`errors\` names the fields at fault, \`instance\` the request, for the log.

| status | code |
|---|---|
${codes}

### Pages
Lists come in pages: \`page\` begins at 1, \`page_size\` or \`limit\` goes up to 100, \`total\` and \`total_pages\` stand in the answer. Versions of a collection are asked for with \`before\`.

### Once and only once
A POST with an \`Idempotency-Key\` can be sent again after a lost connection: for 24 hours it is answered the same (\`Idempotent-Replayed: true\`) and done once. While the first is under way the answer is 409
\`idempotency_in_progress\`; another request with the same key is 422 \`idempotency_key_reused\`.

### Together with others
A collection has a \`data_version\`, which is its ETag. With \`If-Match\` a save is refused (412) when somebody saved in between; without it the fields sent win one by one.

### To be told
Under Settings, API keys, an address can be added that is told when a document was read or could not be, an update waits for review, or a collection is complete:
\`{"type": "document.completed", "timestamp": "…", "data": {"document_id": "…"}}\`. Messages are signed as [Standard Webhooks](https://www.standardwebhooks.com) (\`webhook-id\`, \`webhook-timestamp\`,
\`webhook-signature\`); check the signature with the library of that name. Answer with any 2xx within ten seconds; what fails is sent again for a day, with the same id. A message can come twice.

### How often
\`RateLimit\` says what is left. 429 and 503 carry \`Retry-After\`, in seconds.`;

// The tools of an assistant: see what is missing, look values up with their sources, fill a form.
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { dataOf, fillForm, type OneFormClient } from '@oneform/client';
import { z } from 'zod';

const applicationId = z.uuid().describe('id of an application, from list_applications');
const looking = { readOnlyHint: true, openWorldHint: false };

type Run = <T>(tool: string, work: () => Promise<T>) => Promise<{ content: { type: 'text'; text: string }[] }>;

export function registerTools(server: McpServer, client: OneFormClient, run: Run): void {
  server.registerTool(
    'list_applications',
    {
      description: 'Lists the applications (collections of data) of the person, with how complete each of them is.',
      annotations: looking,
    },
    () =>
      run('list_applications', async () => {
        const { collections } = dataOf(await client.GET('/api/collections'));
        return collections.map(({ id, collection_name, completion_percentage, updated_at }) => ({
          id,
          name: collection_name,
          completion_percentage,
          updated_at,
        }));
      }),
  );
  server.registerTool(
    'list_missing',
    {
      description: 'Lists what an application still needs, and the values in it that break a rule.',
      inputSchema: { application_id: applicationId },
      annotations: looking,
    },
    ({ application_id: id }) =>
      run('list_missing', async () => {
        const found = dataOf(await client.GET('/api/collections/{id}/validation', { params: { path: { id } } }));
        const { is_complete, completion_percentage, missing_fields, invalid_fields } = found;
        return { is_complete, completion_percentage, missing_fields, invalid_fields };
      }),
  );
  server.registerTool(
    'look_up',
    {
      description:
        'Looks up values, documents and people by words, such as "passport number". Each value comes with its source: the document and page it was read on, or who typed it.',
      inputSchema: { words: z.string().min(1).max(200) },
      annotations: looking,
    },
    ({ words }) =>
      run('look_up', async () => dataOf(await client.GET('/api/search', { params: { query: { q: words } } }))),
  );
  server.registerTool(
    'list_sources',
    {
      description:
        'Lists where each value of an application comes from: document, page, the words on it, and how sure it is.',
      inputSchema: { application_id: applicationId },
      annotations: looking,
    },
    ({ application_id: id }) =>
      run('list_sources', async () =>
        dataOf(await client.GET('/api/collections/{id}/sources', { params: { path: { id } } })),
      ),
  );
  server.registerTool(
    'fill_form',
    {
      description:
        'Fills a blank PDF form on this computer from an application and saves the filled one beside it or where told, never over a file that is there. Says which fields a person still has to check; nothing is sent to the authority.',
      inputSchema: {
        application_id: applicationId,
        form: z.string().describe('path of the blank PDF'),
        save_as: z.string().describe('path for the filled PDF'),
      },
      annotations: { destructiveHint: false, openWorldHint: false },
    },
    ({ application_id, form, save_as }) =>
      run('fill_form', async () => {
        const blank = new File([await readFile(form)], basename(form), { type: 'application/pdf' });
        const { pdf, fields, as_intended, to_check, left_blank } = await fillForm(client, application_id, blank);
        await writeFile(save_as, Buffer.from(pdf, 'base64'), { flag: 'wx', mode: 0o600 });
        const unsure = fields.filter(({ status }) => status !== 'verified' && status !== 'blank');
        const check = unsure.map(({ label, page, status, value }) => ({ label, page, status, value }));
        return { saved_as: save_as, as_intended, to_check, left_blank, check };
      }),
  );
}

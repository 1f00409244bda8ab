// OpenAPI 3.1 at /api/docs, printed from the contract: what a script needs to know, and what clients are generated from.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  api,
  Collection,
  DataValue,
  Document,
  DocumentFacts,
  type Endpoint,
  FieldDefinition,
  Problem,
  ProcessedField,
  QueryBoolean,
  Template,
} from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { guideForScripts } from './api-guide.ts';
import { exampleOf, type JsonSchema, type NamedSchemas } from './example-of.ts';

/** Schemas with a name in generated clients; a recursive one must have a name. */
const schemaRegistry = z.registry<{ id: string }>();
const named = {
  Collection,
  DataValue,
  Document,
  DocumentFacts,
  FieldDefinition,
  ProcessedField,
  Template,
};
for (const [id, schema] of Object.entries(named)) schemaRegistry.add(schema, { id });
const zodToJsonConfig = {
  override({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }) {
    if (zodSchema === QueryBoolean) Object.assign(jsonSchema, { enum: ['true', 'false'] });
  },
};
const toJsonSchema = createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig });
const nameSchemas = createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig });
const binary = { type: 'string', format: 'binary' } as const;

/** `documentsUpload`: how the contract calls it. */
const names = new Map<Endpoint, string>(
  Object.entries(api).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([call, endpoint]): [Endpoint, string] => [
      endpoint,
      noun + call.replace(/^./, (first) => first.toUpperCase()),
    ]),
  ),
);

interface Described {
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: JsonSchema; example?: unknown }> }>;
  parameters?: { name: string; in: string; schema: JsonSchema; example?: unknown }[];
}

export async function documentApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'OneForm', version, description: guideForScripts },
      // This instance, by whatever name it was reached.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A key created under Settings > API keys' },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'oneform_access',
            description: 'The browser; unsafe requests carry X-CSRF-Token too',
          },
        },
        schemas: { Problem: z.toJSONSchema(Problem, { io: 'output' }) as Record<string, unknown> },
      },
    },
    transform: (route) => {
      const { endpoint, media } = route.route.config ?? {};
      if (!endpoint) return { url: route.url, schema: { hide: true } };
      const { schema, url } = toJsonSchema(route as never) as { schema: Record<string, unknown>; url: string };
      return { url, schema: { ...schema, ...describe(endpoint, media, schema.response as object | undefined) } };
    },
    transformObject: (document) => {
      const page = nameSchemas(document) as {
        paths?: Record<string, Record<string, Described>>;
        components?: { schemas?: Record<string, JsonSchema> };
      };
      // A union of everything, itself included, is more than generators of types can say.
      const any = { description: 'Any JSON' };
      const schemas = Object.assign(page.components?.schemas ?? {}, { DataValue: any, DataValueInput: any });
      dropUnused(page, schemas);
      for (const operation of Object.values(page.paths ?? {}).flatMap((path) => Object.values(path)))
        addExamples(operation, schemas);
      return page;
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
}

/** Each schema has a form for what is sent as well; most are never sent. */
function dropUnused(page: object, schemas: Record<string, JsonSchema>): void {
  const text = JSON.stringify(page);
  for (const name of Object.keys(schemas))
    if (!text.includes(`"#/components/schemas/${name}"`)) Reflect.deleteProperty(schemas, name);
}

function describe(endpoint: Endpoint, media: string | undefined, answers: object | undefined) {
  const session = { session: [] };
  const problem = {
    description: 'A problem; `code` says which one',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  const file = {
    200: { description: 'The file', content: { [media ?? 'application/octet-stream']: { schema: binary } } },
  };
  const empty = { [endpoint.status ?? 204]: { type: 'null', description: 'Done' } };
  return {
    operationId: names.get(endpoint) ?? '',
    tags: [endpoint.path.split('/')[2] ?? 'other'],
    security: endpoint.public ? [] : endpoint.sessionOnly ? [session] : [{ key: [] }, session],
    ...(endpoint.upload && { consumes: ['multipart/form-data'], body: toUpload(endpoint.upload) }),
    ...(endpoint.method === 'POST' && !endpoint.public && { headers: keyHeader }),
    response: {
      ...(endpoint.answer === 'file' ? file : endpoint.answer === 'empty' ? empty : answers),
      '4xx': problem,
      '5xx': problem,
    },
  };
}

const keyHeader = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      maxLength: 200,
      description:
        'A name for this request: repeated with the same name, it gets the same response and is done only once',
    },
  },
};

function toUpload(parts: z.ZodObject) {
  const { properties } = z.toJSONSchema(parts, { io: 'input' });
  return { type: 'object', properties: { file: binary, ...properties }, required: ['file'] };
}

function addExamples({ requestBody, responses = {}, parameters = [] }: Described, schemas: NamedSchemas): void {
  for (const parameter of parameters) parameter.example ??= exampleOf(parameter.schema, schemas, parameter.name);
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const bodies = [requestBody, ...answers.map(([, answer]) => answer)];
  for (const content of bodies.flatMap((body) => Object.entries(body?.content ?? {})))
    if (content[0] === 'application/json' && content[1].schema)
      content[1].example ??= exampleOf(content[1].schema, schemas);
}

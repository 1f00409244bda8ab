// OpenAPI 3.1 at /api/docs, printed from the contract.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Problem } from '@oneform/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

const transform = createJsonSchemaTransform({});

export async function documentApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'OneForm',
        version,
        description:
          'The calls of the app, for scripts too: make a key under Settings, API keys, and send it as `Authorization: Bearer oneform_…`. Every error is application/problem+json.',
      },
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A key made under Settings, API keys' },
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
      const { schema, url } = transform(route as never) as { schema: Record<string, unknown>; url: string };
      const problem = {
        description: 'Problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      };
      const { endpoint } = route.route.config ?? {};
      const session = { session: [] };
      const security = endpoint?.public ? [] : endpoint?.sessionOnly ? [session] : [{ key: [] }, session];
      return {
        url,
        schema: {
          ...schema,
          hide: !endpoint,
          security,
          tags: [url.split('/')[2] ?? 'other'],
          response: { ...(schema.response as object), '4xx': problem },
        },
      };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
}

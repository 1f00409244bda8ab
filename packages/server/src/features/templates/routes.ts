// Templates and the catalogue of fields: the same for everybody until the next start.
import { createHash } from 'node:crypto';
import { api } from '@oneform/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';

export function templateRoutes(app: FastifyInstance, { templates, fieldSchemas }: Deps): void {
  const tags = { templates: tagOf(templates), fieldSchemas: tagOf(fieldSchemas) };

  route(app, api.templates.list, ({ request, reply }) =>
    isKnown(request, reply, tags.templates) ? (reply.code(304).send() as never) : [...templates],
  );

  route(app, api.templates.fieldSchemas, ({ request, reply }) =>
    isKnown(request, reply, tags.fieldSchemas) ? (reply.code(304).send() as never) : fieldSchemas,
  );
}

const tagOf = (value: unknown) =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`;

/** The browser may keep them, and asks each time whether they are still the same. */
function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  const known = request.headers['if-none-match']?.split(',').map((given) => given.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(tag) || known.includes('*'));
}

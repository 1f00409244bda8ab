// Serves the embedded identity provider below one prefix: its page from here, the protocol from oidc-provider.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { isLoopback } from '../../http/hosts.ts';
import { EMBEDDED_PREFIX } from './local-issuer.ts';
import { renderSignInPage, signInStyles } from './page.ts';
import type { EmbeddedProvider } from './provider.ts';

const Person = z.object({
  name: z.string().trim().min(1, 'Please enter your name.').max(200),
  email: z.string().trim().toLowerCase().pipe(z.email('Please enter a valid email address')),
});

export interface EmbeddedRoutesOptions {
  readonly provider: () => Promise<EmbeddedProvider>;
  /** True: anybody who reaches the server may sign in, as the operator chose. */
  readonly openToOthers: boolean;
  /** "this computer". */
  readonly place: string;
}

export async function embeddedSignInRoutes(
  app: FastifyInstance,
  { provider, openToOthers, place }: EmbeddedRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const remote = request.raw.socket.remoteAddress?.replace('::ffff:', '') ?? '';
    if (!openToOthers && !isLoopback(remote)) throw new AppError('not_found');
  });

  app.get(`${EMBEDDED_PREFIX}/style.css`, { config: { public: true } }, (_request, reply) =>
    reply.type('text/css').send(signInStyles),
  );

  // oidc-provider reads the raw request itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const interaction = `${EMBEDDED_PREFIX}/interaction/:uid`;
  app.get<{ Params: { uid: string } }>(interaction, { config: { public: true } }, async (request, reply) => {
    await requireInteraction(await provider(), request, reply);
    return reply.type('text/html').send(renderSignInPage({ place, uid: request.params.uid }));
  });

  app.post<{ Params: { uid: string } }>(interaction, { config: { public: true } }, async (request, reply) => {
    const { oidc, admit } = await provider();
    await requireInteraction({ oidc }, request, reply);
    const form = Object.fromEntries(new URLSearchParams(await readForm(request)));
    const person = Person.safeParse(form);
    if (!person.success) {
      const error = person.error.issues[0]?.message ?? '';
      return reply
        .code(422)
        .type('text/html')
        .send(
          renderSignInPage({ place, uid: request.params.uid, name: form.name ?? '', email: form.email ?? '', error }),
        );
    }
    takeOver(reply);
    await oidc.interactionFinished(
      request.raw,
      reply.raw,
      { login: { accountId: admit(person.data) } },
      { mergeWithLastSubmission: false },
    );
  });

  app.all(`${EMBEDDED_PREFIX}/*`, { config: { public: true } }, async (request, reply) => {
    const { oidc } = await provider();
    takeOver(reply);
    // Koa's way of knowing the mount point: the original URL beside the one without the prefix.
    Object.assign(request.raw, { originalUrl: request.raw.url });
    request.raw.url = request.raw.url?.slice(EMBEDDED_PREFIX.length) || '/';
    await oidc.callback()(request.raw, reply.raw);
  });
}

/** oidc-provider answers by itself; what every answer carries is on it already. */
function takeOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
}

async function requireInteraction(
  { oidc }: Pick<EmbeddedProvider, 'oidc'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    await oidc.interactionDetails(request.raw, reply.raw);
  } catch (cause) {
    throw new AppError('oauth_invalid_request', { cause });
  }
}

/** A form of two fields: more than a few kilobytes is somebody else's game. */
async function readForm(request: FastifyRequest): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.raw) {
    size += chunk.length;
    if (size > 8192) throw new AppError('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

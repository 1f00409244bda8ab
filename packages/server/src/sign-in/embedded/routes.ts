// Serves the embedded identity provider below one prefix: its page from here, the protocol from oidc-provider.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { isLoopback } from '../../http/hosts.ts';
import { findMeant, type KnownPerson } from './known-people.ts';
import { EMBEDDED_PREFIX } from './local-issuer.ts';
import { languageOf, messagesIn, type SignInMessages } from './messages.ts';
import { renderDoubtPage, renderFailurePage, renderSignInPage, signInStyles } from './page.ts';
import { type EmbeddedProvider, SESSION_COOKIE } from './provider.ts';

const personIn = ({ nameMissing, emailInvalid }: SignInMessages) =>
  z.object({
    name: z.string().trim().min(1, nameMissing).max(200),
    email: z.string().trim().toLowerCase().pipe(z.email(emailInvalid)),
  });

export interface EmbeddedRoutesOptions {
  readonly provider: () => Promise<EmbeddedProvider>;
  /** True: anybody who reaches the server may sign in, as the operator chose. */
  readonly openToOthers: boolean;
  /** "this computer". */
  readonly place: string;
  /** Those who have an account here, last ones first. */
  readonly listPeople: () => Promise<KnownPerson[]>;
}

const MAX_OFFERED = 5;

export async function embeddedSignInRoutes(
  app: FastifyInstance,
  { provider, openToOthers, place, listPeople }: EmbeddedRoutesOptions,
): Promise<void> {
  // Names nobody where anybody may come.
  const listOffered = async () => (openToOthers ? [] : (await listPeople()).slice(0, MAX_OFFERED));

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
    if (!(await isInteraction(await provider(), request, reply))) return sendFailure(request, reply);
    return reply.type('text/html').send(
      renderSignInPage({
        language: languageIn(request),
        place,
        uid: request.params.uid,
        people: await listOffered(),
      }),
    );
  });

  app.post<{ Params: { uid: string } }>(interaction, { config: { public: true } }, async (request, reply) => {
    const { oidc, admit } = await provider();
    if (!(await isInteraction({ oidc }, request, reply))) return sendFailure(request, reply);
    const language = languageIn(request);
    const form = Object.fromEntries(new URLSearchParams(await readForm(request)));
    const person = personIn(messagesIn(language)).safeParse(form);
    if (!person.success) {
      const error = person.error.issues[0]?.message ?? '';
      return reply
        .code(422)
        .type('text/html')
        .send(
          renderSignInPage({
            ...{ language, place, uid: request.params.uid, name: form.name ?? '', email: form.email ?? '', error },
            people: await listOffered(),
          }),
        );
    }
    const meant = openToOthers || form.is_new === 'yes' ? undefined : findMeant(person.data.email, await listPeople());
    if (meant)
      return reply
        .type('text/html')
        .send(renderDoubtPage({ language, uid: request.params.uid, typed: person.data, meant }));
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
    // Everybody who comes says who they are: with the session of somebody else, theirs would have to be ended first.
    forgetProviderSession(request);
    await oidc.callback()(request.raw, reply.raw);
  });
}

/** oidc-provider answers by itself; what every answer carries is on it already. */
function takeOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
}

async function isInteraction(
  { oidc }: Pick<EmbeddedProvider, 'oidc'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  try {
    await oidc.interactionDetails(request.raw, reply.raw);
    return true;
  } catch {
    // Too late, finished, or of a process that is gone.
    return false;
  }
}

const languageIn = (request: FastifyRequest) => languageOf(request.headers['accept-language']);

const sendFailure = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(400)
    .type('text/html')
    .send(renderFailurePage(languageIn(request)));

function forgetProviderSession({ raw }: FastifyRequest): void {
  const others = raw.headers.cookie?.split(/;\s*/).filter((cookie) => !cookie.startsWith(SESSION_COOKIE));
  if (others) raw.headers.cookie = others.join('; ');
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

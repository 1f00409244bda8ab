// Turns an endpoint of the contract into a route: validated on the way in, stripped on the way out.
import type { Endpoint } from '@oneform/contract';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { refuseUnacceptable } from './refuse-unacceptable.ts';
import { type Pieces, sendPieces } from './send-pieces.ts';
import type { SignedIn } from './signed-in.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The parts of the request as parsed, and who asks. */
export interface RouteInput<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
  /** Throws on public routes without a session. */
  readonly user: SignedIn;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<E extends Endpoint> = E['response'] extends z.ZodType ? z.input<E['response']> : unknown;

/** The part of `app` that is needed; FastifyInstance has it. */
interface RouteHost {
  route(options: RouteOptions): unknown;
}

export interface RouteSettings<A = unknown> {
  readonly bodyLimit?: number;
  readonly rateLimit?: { readonly max: number; readonly timeWindow: number };
  /** Media type of a `file`; absent where it is that of the stored file, which a request need not guess. */
  readonly media?: string;
  /** The handler names each member of its answer itself (`toDocument`), all the way down: what is asked for all the time is not walked twice. */
  readonly isPresented?: boolean;
  /** Writes an answer that is presented and of which much is the same each time. */
  readonly serialise?: (answer: A) => Pieces;
}

/** `answer: 'file'` handlers send through `reply` themselves and return it. */
export function route<E extends Endpoint>(
  app: RouteHost,
  endpoint: E,
  handler: (input: RouteInput<E>) => Promise<Answer<E>> | Answer<E>,
  options: RouteSettings<Answer<E>> = {},
): void {
  const media =
    endpoint.answer === 'file' ? options.media : endpoint.answer === 'empty' ? undefined : 'application/json';
  const status = endpoint.status ?? (endpoint.answer === 'empty' ? 204 : 200);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(media ? { onRequest: refuseUnacceptable(media) } : {}),
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    config: {
      endpoint,
      public: endpoint.public ?? false,
      ...(media ? { media } : {}),
      ...(options.rateLimit ? { rateLimit: options.rateLimit } : {}),
    },
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.response ? { response: { [status]: endpoint.response } } : {}),
    },
    handler: async (request, reply) => {
      const answer = await handler(new Input<E>(request, reply));
      // A handler that answered by itself (a file, a 503) has had the last word.
      if (endpoint.answer === 'file' || answer === reply) return answer;
      reply.code(status);
      if (options.serialise) return sendPieces(reply, options.serialise(answer as Answer<E>));
      if (options.isPresented) reply.type(JSON_TYPE).serializer(JSON.stringify);
      return endpoint.answer === 'empty' ? reply.send() : answer;
    },
  });
}

/**
 * A class, so that `user` stands once on its prototype. V8 puts the pair of accessors of a getter among its old objects at once
 * (`Factory::NewAccessorPair`): one written into an object for each request holds all that the request made until the whole heap is collected.
 */
class Input<E extends Endpoint> implements RouteInput<E> {
  readonly params: RouteInput<E>['params'];
  readonly query: RouteInput<E>['query'];
  readonly body: RouteInput<E>['body'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.params = request.params as RouteInput<E>['params'];
    this.query = request.query as RouteInput<E>['query'];
    this.body = request.body as RouteInput<E>['body'];
    this.request = request;
    this.reply = reply;
  }

  get user() {
    return this.request.requireUser();
  }
}

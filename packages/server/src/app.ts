// The whole server, composed from top to bottom; what tests inject into. Ports, signals and logs belong to main.
import accepts from '@fastify/accepts';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/account/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { collectionRoutes } from './features/collections/routes.ts';
import { creditRoutes } from './features/credits/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { extensionRoutes } from './features/extension/routes.ts';
import { formRoutes } from './features/forms/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { modelRoutes } from './features/models/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { updateRoutes } from './features/updates/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import { rememberMethods } from './http/allowed-methods.ts';
import { documentApi } from './http/api-page.ts';
import { protectFromCsrf } from './http/csrf.ts';
import { handleErrors, refuseUnreadable, sendError } from './http/error-handler.ts';
import { guard } from './http/guard.ts';
import { checkHosts, refuseMalformedHosts } from './http/hosts.ts';
import { replayIdempotentRequests } from './http/idempotency.ts';
import { limitRequests } from './http/limit-requests.ts';
import { logRequests, requestIdOf } from './http/log-requests.ts';
import { measureRequests } from './http/measure-requests.ts';
import { refuseDeepBodies } from './http/refuse-deep-bodies.ts';
import { refuseOverload } from './http/refuse-overload.ts';
import { refuseWhenFull } from './http/refuse-when-full.ts';
import { securityHeadersOf, setSecurityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/web.ts';
import type { SignIn } from './sign-in/create-sign-in.ts';

/** JSON bodies hold one section or one collection, never a file. */
const JSON_LIMIT = 2 * 1024 * 1024;

export async function buildApp(deps: Deps, signIn: Pick<SignIn, 'register'>): Promise<FastifyInstance> {
  const proxies = deps.config.http.trustProxy;
  const securityHeaders = await securityHeadersOf(deps.config);
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    bodyLimit: JSON_LIMIT,
    // Plugins may wait for the database for as long as it takes to answer.
    pluginTimeout: 0,
    requestTimeout: 120_000,
    connectionTimeout: 130_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf(deps.config),
    return503OnClosing: true,
    clientErrorHandler: refuseUnreadable,
    // Errors of the router itself pass no hook.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(securityHeaders).header('x-request-id', request.id)),
    routerOptions: { maxParamLength: 1000 },
  });
  // Nothing is sent as plain text; what cannot be anything is refused before it is read.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  const methodsOf = rememberMethods(app);
  logRequests(app);
  measureRequests(app);
  // First, so that refusals have them too.
  setSecurityHeaders(app, securityHeaders);
  refuseMalformedHosts(app);
  checkHosts(app, deps.config);
  await app.register(accepts);
  await app.register(cookie, { secret: deps.secret });
  await limitRequests(app, deps);
  await documentApi(app, deps.version);

  await app.register(async (api) => {
    refuseOverload(api, deps.db);
    guard(api, deps);
    refuseWhenFull(api, deps);
    await protectFromCsrf(api, deps.config);
    refuseDeepBodies(api);
    replayIdempotentRequests(api, deps);
    await healthRoutes(api, deps);
    await authRoutes(api, deps);
    await accountRoutes(api, deps);
    await webhookRoutes(api, deps);
    await templateRoutes(api, deps);
    await collectionRoutes(api, deps);
    await documentRoutes(api, deps);
    await overviewRoutes(api, deps);
    await peopleRoutes(api, deps);
    await formRoutes(api, deps);
    await extensionRoutes(api, deps);
    await updateRoutes(api, deps);
    await creditRoutes(api, deps);
    await modelRoutes(api, deps);
    await searchRoutes(api, deps);
  });
  await app.register(async (scope) => signIn.register(scope));
  await serveWeb(app, deps.config.folders.web, methodsOf);
  return app;
}

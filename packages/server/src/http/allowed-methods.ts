// Methods of a path, for the answer to one that it does not have (RFC 9110, section 15.5.6).
import type { FastifyInstance } from 'fastify';

/** To be called before the routes are registered; gives a function from a path, without its query, to the methods. */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const known: { readonly path: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.endpoint) return;
    const pattern = url.replaceAll(/:\w+/g, '[^/]+');
    known.push({ path: new RegExp(`^${pattern}$`), methods: [method].flat() });
  });
  return (path) => [...new Set(known.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods))];
}

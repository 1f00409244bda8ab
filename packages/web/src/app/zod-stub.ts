// Takes zod's place in the browser's bundle (see vite.config.ts). The contract's schemas run on the server; the browser needs
// their types and the data beside them, and saves 30 kB of the first load. Running a schema here is a mistake and throws.

function refuse(): never {
  throw new TypeError('Schemas are not part of the browser bundle; check the shape by hand');
}

const running = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode']);

/** Any property of it and any call to it is itself again, so that schemas can be written down without being built. */
const inert: object = new Proxy(refuse, {
  get: (_, key) => (running.has(key) ? refuse : inert),
  apply: () => inert,
});

export { inert as z };

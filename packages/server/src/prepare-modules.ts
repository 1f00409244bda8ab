// Makes the modules of the server quick to load: nothing of this changes what they do.
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { join } from 'node:path';

const WITHIN_DRIZZLE = '/node_modules/drizzle-orm/';

/** To be called before anything else is imported. Where the folder cannot be written, starting takes longer and that is all. */
export function prepareModules(root: string): void {
  // Stripped types and compiled code of the start before.
  enableCompileCache(join(root, 'node_modules/.cache/oneform/compiled'));
  quickenDrizzle();
}

/**
 * For each import of it and within it Node reads and parses Drizzle's package.json, with its hundreds of exports: half a second and 200 MB of
 * garbage at start. Within it an import names a module beside it; from our files the same name means the same file each time.
 */
function quickenDrizzle(): void {
  const known = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL ?? '';
      if (parent.includes(WITHIN_DRIZZLE) && /^\.\.?\/.*\.js$/.test(specifier))
        return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
      if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
      const before = known.get(specifier);
      if (before) return { ...before, shortCircuit: true };
      const found = next(specifier, context);
      known.set(specifier, found);
      return found;
    },
  });
}

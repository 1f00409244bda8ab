// The app starts with a chunk of its own once the language is settled (`src/app/main.tsx`); the page asks for it at once all the same.
import type { Plugin } from 'vite';

export function preloadStart(): Plugin {
  return {
    name: 'oneform:preload-start',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const start = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith('/src/app/start.tsx'),
        );
        if (start?.type !== 'chunk') return [];
        return [start.fileName, ...start.imports].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

// Injected when the person clicks "Fill this page", into a world of its own: the page's scripts do not see it, and its prototypes are the browser's.
import { FilledPage } from './filled-page.ts';

// A second click finds how the page stood before the first one.
globalThis.oneformPage ??= new FilledPage(document);

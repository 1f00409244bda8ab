// Views a page where papers are viewed: in a child that may read our own files and nothing else.
import { viewPage } from '../view-page.ts';
import { typePage } from './type-page.ts';

const before = process.memoryUsage.rss();
const view = await viewPage(typePage(['Surname: Example']));
process.send?.({
  words: view?.spans.reduce((sum, { words }) => sum + words.length, 0) ?? 0,
  megabytes: Math.round((process.memoryUsage.rss() - before) / 1e6),
});

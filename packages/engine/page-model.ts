// Entry for the tools that train and measure the page model.
export { editDistance } from '#catalogue/lexicon/edit-distance.ts';
export { type ForeignNetwork, viewByHeldOut } from '#page-model/held-out-network.ts';
export { setPageNetwork } from '#page-model/page-network.ts';
export type { PageView, PageViews, ViewSpan } from '#page-model/page-view.ts';
export { viewPage } from '#page-model/view-page.ts';
export { viewPages } from '#page-model/view-pages.ts';
export type { Box, FormField, Line, Page, Word } from './src/document/read-document.ts';

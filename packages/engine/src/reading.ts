// Reading in the caller's own process: for tools that trust their files. It loads every decoder there is, which a server leaves to the
// children of the pool.
export { fillForm } from '#fill/fill-form.ts';
export { renderPage } from '#read/render-page.ts';
export { type Understanding, understandFile, understandRead } from './pipeline.ts';

// Everything that server, engine and browser share; the only entry of the package.
export * from './account/account.ts';
export * from './api.ts';
export * from './auth/auth.ts';
export * from './collections/collection.ts';
export * from './constants.ts';
export * from './credits/credits.ts';
export * from './documents/document.ts';
export * from './documents/document-types.ts';
export * from './documents/problems.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './evidence.ts';
export * from './health/health.ts';
export * from './ids.ts';
export * from './templates/field-definition.ts';
export * from './templates/template.ts';
export * from './updates/update.ts';

// Every table, for PGlite and Postgres alike. Migrations are generated from this file (see CONTRIBUTING.md).
export * from './schema/catalogue.ts';
export * from './schema/comments.ts';
export * from './schema/counts.ts';
export * from './schema/exports.ts';
export * from './schema/imports.ts';
export * from './schema/models.ts';
export * from './schema/people.ts';
export * from './schema/review.ts';
export * from './schema/runs.ts';
export * from './schema/sign-offs.ts';
export * from './schema/teamwork.ts';
export * from './schema/webhooks.ts';
export * from './schema/writing.ts';

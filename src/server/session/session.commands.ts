// What others may ask of users.
export { ensureUsers } from './session.store.ts';

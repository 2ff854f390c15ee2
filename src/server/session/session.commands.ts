// What others may ask of users and their sessions.
export { makeOwnerLink } from './access-links.commands.ts';
export { actAs } from './act-as.ts';
export { requirePace } from './call-pace.ts';
export { forgetEnded } from './forget-ended.ts';
export { answerReset } from './password-resets.commands.ts';
export { hashToken, newToken } from './tokens.ts';
export { ensureUsers, findPeople, findPerson, roleOf, toUser } from './users.store.ts';
export { emailOf, memberOf } from './who-calls.ts';

// Tables of people: who they are, their sessions, and the links that let them in.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AuditValues } from '#domain/audit/audit-values.ts';
import type { MailState } from '#domain/mail/mail.contract.ts';
import type { Role } from '#domain/roles.ts';
import type { Scope } from '#domain/scope.ts';
import type { TokenRole } from '#domain/session/api-tokens.contract.ts';
import type { SignInMethod } from '#domain/session/session.contract.ts';
import type { LinkKind } from '#domain/session/sign-in.contract.ts';
import { id, time } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull().unique(),
    /** An argon2id hash as a PHC string, or `!` for an account nobody can sign in to by password. */
    password: text().notNull(),
    fullName: text(),
    role: text().notNull().default('user'),
    /** Which products they may change as a writer or an approver; null for all. */
    scope: jsonb().$type<Scope>(),
    avatarUrl: text(),
    /** What people sign in with; null of users who cannot. */
    email: text(),
    /** Who they are to the company's OpenID Connect provider: its issuer, a space, its subject. Null before they sign in by it. */
    oidcSubject: text().unique(),
    /** When they last used a session, to the minute; null before the first. */
    lastSeenAt: time(),
    /** When they were removed from the workspace. What they did keeps their name; nothing signs them in. */
    removedAt: time(),
    /** The email they had then, by which what is stored about them is found; null once their data is erased. */
    formerEmail: text(),
    /** When their personal data was erased: what they did has a neutral name since. */
    erasedAt: time(),
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`)],
);

/** Who is signed in where. The cookie holds a random token; here is its SHA-256 alone, so that a copy of the database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text().$type<SignInMethod>().notNull(),
    userAgent: text().notNull(),
    address: text().notNull(),
    startedAt: time().notNull(),
    lastSeenAt: time().notNull(),
    /** When it ends however much it is used. */
    endsAt: time().notNull(),
    /** The ID token of a company's sign-in, with which its provider knows whom to sign out: locked by the key keeper. */
    lockedIdToken: text(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_end').on(t.endsAt)],
);

/** Links that let a person in once. Of the token in them only the SHA-256 is here. */
export const accessLinks = pgTable(
  'access_links',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    /** `reset`: a new password that its owner asked for. */
    kind: text().$type<LinkKind | 'reset'>().notNull(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    usedAt: time(),
    /** Who is invited: their email, what they will be, which products they may change (null for all), and their name where it is known. */
    email: text(),
    role: text().$type<Role>(),
    scope: jsonb().$type<Scope>(),
    fullName: text(),
    /** Whose password it sets. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Who made it; null for the link that a start prints. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    // One invitation of an email, and one link for a password by an admin and one by mail, at a time.
    uniqueIndex('access_links_invited').on(sql`lower(${t.email})`).where(sql`${t.usedAt} is null`),
    uniqueIndex('access_links_user').on(t.userId, t.kind).where(sql`${t.usedAt} is null`),
  ],
);

/** Mails on their way, and what became of them. Whom they go to and what they say is locked, and dropped once they are sent. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What its content is locked about, and mail programs know it by. */
    messageId: text().notNull().unique(),
    /** The link in it: the mail goes with it. */
    linkId: integer().references(() => accessLinks.id, { onDelete: 'cascade' }),
    lockedContent: text(),
    state: text().$type<MailState>().notNull().default('waiting'),
    /** Counts how often it was asked to be sent: a job of an earlier turn sends nothing. */
    turn: integer().notNull().default(1),
    /** Tries since the last whose end is known: a process died during them. */
    cutOff: integer().notNull().default(0),
    /** Why the last try came to nothing. */
    error: text(),
    /** From when on it is no use: its link ends. */
    until: time().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('mails_link').on(t.linkId), index('mails_waiting').on(t.id).where(sql`${t.state} = 'waiting'`)],
);

/** Tries to sign in since the last that succeeded, by account and by IP address; what they are about is a hash. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    about: text().primaryKey(),
    tries: integer().notNull(),
    /** From when on they count as none. */
    until: time().notNull(),
  },
  (t) => [index('sign_in_tries_until').on(t.until)],
);

/** The second factor of a user: an authenticator app that shows codes by time (RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Locked. */
  lockedSecret: text().notNull(),
  startedAt: time().notNull(),
  /** When the first code of the app was right; null before: it is not asked for then. */
  confirmedAt: time(),
  /** The time step of the last code that was used: neither it nor an earlier one can be used again. */
  lastStep: integer().notNull().default(0),
});

/** Codes that replace the second factor once; of each its SHA-256 alone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: time(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Passkeys: public keys with which a device proves who somebody is (Web Authentication). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device's name for it, base64url; passkeys of all sites have different ones. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often the device says it was used; 0 where it does not count. One that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    addedAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);

/** What devices were asked to sign, once: the SHA-256 of each. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** Who adds a passkey with it; null for signing in. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time().notNull(),
  },
  (t) => [index('passkey_challenges_end').on(t.expiresAt)],
);

/**
 * The audit log: append-only by a trigger (see its migration). Nothing here refers to other tables: entries stay as they are when what they
 * are about is gone.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: time().notNull(),
    /** Who did it, and the name and role they had then; null for the server itself. */
    actorId: integer(),
    actorName: text(),
    /** What the token was for that a program called with; null where a person did. */
    program: text(),
    role: text().$type<Role>(),
    /** Where it came from; null for work in the background. */
    address: text(),
    sessionId: integer(),
    kind: text().notNull(),
    action: text().notNull(),
    targetId: text(),
    targetName: text(),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
  },
  (t) => [
    index('audit_entries_at').on(t.at),
    index('audit_entries_actor').on(t.actorId, t.id),
    index('audit_entries_kind').on(t.kind, t.id),
  ],
);

/** Tokens with which programs call the API as the member who made them. Of each the SHA-256 alone is here. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    /** Its first characters. */
    start: text().notNull(),
    name: text().notNull(),
    role: text().$type<TokenRole>().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    lastUsedAt: time(),
    lastUsedFrom: text(),
  },
  (t) => [index('api_tokens_user').on(t.userId)],
);

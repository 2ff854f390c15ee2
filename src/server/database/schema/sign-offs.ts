// Tables of sign-offs: links for somebody outside, and the texts each shows with the answers to them.
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Part } from '#domain/parts/parts.ts';
import type { SignOffAnswer } from '#domain/sign-off/sign-off-link.contract.ts';
import { anyJson, id, time } from './columns.ts';
import { users } from './people.ts';

/** Of the token in a link only the SHA-256 is here. */
export const signOffs = pgTable(
  'sign_offs',
  {
    id: id(),
    tokenHash: text().notNull(),
    /** The brand or the person it is for. */
    forWhom: text().notNull(),
    message: text(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    revokedAt: time(),
    /** Counts up with each answer, so that a page learns what another answered. */
    revision: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('sign_offs_token').on(t.tokenHash)],
);

/** The parts a sign-off shows. No foreign key to the product: it may be gone. */
export const signOffParts = pgTable(
  'sign_off_parts',
  {
    signOffId: integer()
      .notNull()
      .references(() => signOffs.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    part: text().$type<Part>().notNull(),
    sku: text().notNull(),
    title: text().notNull(),
    /** As the source had it when the link was made. */
    before: anyJson().$type<string | string[]>().notNull(),
    /** What is shown as proposed, and its hash (`hashPart`). */
    after: anyJson().$type<string | string[]>().notNull(),
    hash: text().notNull(),
    /** The text that was shown before it changed. */
    earlier: anyJson().$type<string | string[]>(),
    answer: text().$type<SignOffAnswer>(),
    /** Of *Change to*; stays when the answer is taken back. */
    text: text(),
    why: text(),
    /** The revision of its last change. */
    revision: integer().notNull().default(0),
    sentAt: time(),
  },
  (t) => [primaryKey({ columns: [t.signOffId, t.productId, t.part] })],
);

// Tables of the work between people: who has which product to review, and who is on a product now.
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Assigned } from '#domain/teamwork/assignment.ts';
import type { Doing } from '#domain/teamwork/teamwork.contract.ts';
import { products } from './catalogue.ts';
import { id, time } from './columns.ts';
import { sessions, users } from './people.ts';

/** Who has a product to review. Nobody has one without a row. */
export const assignments = pgTable(
  'assignments',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => users.id),
    /** A day of UTC. */
    dueOn: date({ mode: 'string' }),
    assignedBy: integer()
      .notNull()
      .references(() => users.id),
    assignedAt: time().notNull(),
    /** The change that wrote the row last. No foreign key: changes are forgotten. */
    changeId: integer().notNull(),
  },
  (t) => [index('assignments_person').on(t.personId, t.dueOn, t.productId)],
);

/** Changes of assignments, for as long as they can be undone: what products had before. */
export const assignmentChanges = pgTable(
  'assignment_changes',
  {
    id: id(),
    changedBy: integer()
      .notNull()
      .references(() => users.id),
    changedAt: time().notNull(),
    before: jsonb().$type<(Assigned & { productId: number; isFreed: boolean })[]>().notNull(),
  },
  (t) => [index('assignment_changes_date').on(t.changedAt)],
);

/** Who is on which product, by the tabs of their browsers. It holds the product until then. */
export const productVisits = pgTable(
  'product_visits',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tab: text().notNull(),
    /** Ends with it: whose session is ended is on nothing any more. */
    sessionId: integer().references(() => sessions.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    doing: text().$type<Doing>().notNull(),
    since: time().notNull(),
    until: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tab] }),
    index('product_visits_product').on(t.productId),
    index('product_visits_until').on(t.until),
    index('product_visits_session').on(t.sessionId),
  ],
);

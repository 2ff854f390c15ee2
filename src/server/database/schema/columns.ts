import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';
import type { Status } from '#domain/parts/parts.ts';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const time = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** JSON of any kind. The drivers read it already; `jsonb()` would read texts once more, and make a number of `12.00`. */
export const anyJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** Compared by code points: an index of it means the same on every engine and every version of one. */
export const sortKey = customType<{ data: string; notNull: true }>({ dataType: () => 'text collate "C"' });

export const status = () => text().$type<Status>().notNull().default('pending');

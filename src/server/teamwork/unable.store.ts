// Who can work on no product: people who were removed, and those whose role changes none.
import { isNull, notInArray, or } from 'drizzle-orm';
import { may } from '#domain/permissions.ts';
import { roles } from '#domain/roles.ts';
import { users } from '#server/database/schema.ts';

const working = roles.filter((role) => may(role, 'write'));

/** Of users who sign in, and those who were removed. */
export const isUnable = or(isNull(users.email), notInArray(users.role, working));

// What the actions that decide on parts have in common.
import * as z from 'zod/mini';
import { askedParts, partNames, partSchema } from '#domain/parts/parts.ts';

export const decisionShape = { parts: z._default(askedParts(partSchema), [...partNames]) };

export const restoresDecisions = 'restores the statuses of';

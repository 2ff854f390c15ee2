// Who is signed in. A local start signs in its one local user.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';

export const userSchema = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string(),
  role: z.string(),
  avatarUrl: z.nullable(z.string()),
});
export type User = z.infer<typeof userSchema>;

export const getMe = defineContract({
  method: 'GET',
  path: '/api/me',
  tag: 'session',
  summary: 'The signed-in user',
  reply: userSchema,
});

// The digest that marks of answer sheets are made with.
import { createHash } from 'node:crypto';
import type { Digest } from '#domain/transfer/answers/answer-mark.ts';

export const digest: Digest = (text) => createHash('sha256').update(text).digest('hex');

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { wordIssue } from './issue-words.ts';

beforeAll(() => z.config({ customError: wordIssue }));
afterAll(() => z.config({ customError: undefined }));

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['a long text', z.string().check(z.maxLength(2_000)), 'x'.repeat(2_001), 'At most 2,000 characters.'],
  ['a short text', z.string().check(z.minLength(3)), 'x', 'At least 3 characters.'],
  ['a long list', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'At most 1 entry.'],
  ['a large number', z.number().check(z.maximum(1_000)), 1_001, 'At most 1,000.'],
  ['none of several', z.union([z.string(), z.number()]), null, 'This is not one of the allowed values.'],
  ['what says its own words', z.string().check(z.maxLength(1, 'One letter.')), 'ab', 'One letter.'],
])('%s is refused in plain words', (_name, schema, value, words) => {
  expect(z.safeParse(schema, value).error?.issues[0]?.message).toBe(words);
});

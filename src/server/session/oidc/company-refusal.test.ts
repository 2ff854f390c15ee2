import { expect, test } from 'vitest';
import { CompanyRefusal, describeCause, toRefusal } from './company-refusal.ts';

const withFields = (error: Error, fields: object) => Object.assign(error, fields);
const lost = withFields(new Error('connect'), { code: 'ECONNREFUSED' });
const answered = (status: number) => new Error('status', { cause: new Response(null, { status }) });

test.each([
  ['no connection', new TypeError('fetch failed', { cause: lost }), 'unreachable'],
  ['no answer in time', withFields(new Error('timed out'), { code: 'OAUTH_TIMEOUT' }), 'unreachable'],
  ['the error of a proxy', answered(502), 'unreachable'],
  ['too many calls', answered(429), 'unreachable'],
  ['nothing at its address', answered(404), 'not-accepted'],
  ['a fault that it names', withFields(new Error('e'), { error: 'server_error' }), 'unreachable'],
  ['a person who may not', withFields(new Error('e'), { error: 'access_denied' }), 'canceled'],
  ['a used code', withFields(new Error('e'), { error: 'invalid_grant' }), 'expired'],
  ['a wrong secret', withFields(new Error('e'), { error: 'invalid_client' }), 'not-accepted'],
  ['a bug of ours', new TypeError('undefined is no function'), 'failed'],
  ['no error', 'a text', 'failed'],
  ['what was refused before', new CompanyRefusal('no-role'), 'no-role'],
])('%s', (_, error, problem) => {
  expect(toRefusal(error).problem).toBe(problem);
});

test('the log gets what the provider said, and nothing it said it about', () => {
  const cause = withFields(new Error('e'), {
    error: 'invalid_client',
    error_description: 'no such client',
    token: 'secret',
  });
  expect(describeCause(toRefusal(cause))).toEqual({ providerError: 'invalid_client' });
  expect(describeCause(new CompanyRefusal('no-role'))).toEqual({});
});

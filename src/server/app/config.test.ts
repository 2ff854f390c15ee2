// Settings of the language model and of data sources: what is taken, and what is refused without repeating a value.
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const key = 'sk-never-repeated';
const openai = { AI_PROVIDER: 'openai', AI_MODEL: 'some-model', AI_API_KEY: key };

describe('the settings of the model', () => {
  it('are none without a provider', () => {
    expect(readConfig({ AI_PROVIDER: ' ' }).model).toBeNull();
  });

  it('are read whole', () => {
    const prices = { AI_INPUT_PRICE: '2.50', AI_OUTPUT_PRICE: '10', AI_DAILY_BUDGET: '5' };
    const limits = {
      AI_MAX_OUTPUT_TOKENS: '3000',
      AI_TIMEOUT: '60',
      AI_CONCURRENCY: '8',
      AI_REQUESTS_PER_MINUTE: '500',
    };
    expect(readConfig({ ...openai, AI_BASE_URL: 'https://proxy.example/v1/', ...prices, ...limits }).model).toEqual({
      connectionId: null,
      provider: 'openai',
      model: 'some-model',
      baseUrl: 'https://proxy.example/v1',
      apiKey: key,
      price: { input: 2.5, output: 10 },
      dailyBudget: 5,
      maxOutputTokens: 3_000,
      timeoutMs: 60_000,
      concurrency: 8,
      requestsPerMinute: 500,
      tokensPerMinute: null,
      temperature: null,
      seed: null,
    });
  });

  it('need no key where a server of one’s own answers', () => {
    const own = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(readConfig(own).model).toMatchObject({ apiKey: null, price: null, dailyBudget: null, timeoutMs: 120_000 });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'an unknown provider',
      { AI_PROVIDER: 'acme' },
      'AI_PROVIDER must be openai, anthropic, google or openai-compatible',
    ],
    ['a model without a provider', { AI_MODEL: 'm' }, 'AI_PROVIDER must be set if AI_MODEL is'],
    ['a provider without a model', { ...openai, AI_MODEL: '' }, 'AI_MODEL must be set to the name of the model'],
    [
      'a provider without its key',
      { ...openai, AI_API_KEY: '' },
      'AI_API_KEY must be set: openai accepts no call without a key',
    ],
    ['a server without its address', { ...openai, AI_PROVIDER: 'openai-compatible' }, 'AI_BASE_URL must be the URL'],
    ['an address with a password', { ...openai, AI_BASE_URL: `http://u:${key}@host/v1` }, 'Put a key in AI_API_KEY'],
    [
      'an address of another kind',
      { ...openai, AI_BASE_URL: 'file:///etc/passwd' },
      'AI_BASE_URL must be a URL such as',
    ],
    ['a key in two words', { ...openai, AI_API_KEY: `${key} ${key}` }, 'AI_API_KEY must be a key without spaces'],
    ['one price', { ...openai, AI_INPUT_PRICE: '1' }, 'AI_INPUT_PRICE and AI_OUTPUT_PRICE must be set together'],
    ['a budget nothing counts against', { ...openai, AI_DAILY_BUDGET: '5' }, 'AI_DAILY_BUDGET needs AI_INPUT_PRICE'],
    [
      'a budget in words',
      { ...openai, AI_DAILY_BUDGET: 'five' },
      'AI_DAILY_BUDGET must be US dollars per day, such as 5',
    ],
    ['a backslash in an address', { ...openai, AI_BASE_URL: `http:\\\\u:${key}@host/v1` }, 'AI_BASE_URL must be a URL'],
    ['no calls at all', { ...openai, AI_CONCURRENCY: '0' }, 'AI_CONCURRENCY must be calls at the same time, such as 8'],
    ['no time', { ...openai, AI_TIMEOUT: '0' }, 'AI_TIMEOUT must be seconds from 1 to 999'],
  ])('refuse %s', (_what, env, words) => {
    const refusal = () => readConfig(env);
    expect(refusal).toThrow(words);
    expect(refusal).not.toThrow(key);
  });
});

describe('the hosts data sources may be read from in a private network', () => {
  it.each([
    [undefined, []],
    [' ', []],
    ['pim.example', ['pim.example']],
    ['PIM.example:8080, 127.0.0.1:9000,[::1]:9000', ['pim.example:8080', '127.0.0.1:9000', '[::1]:9000']],
    ['pim.example:443,files.example:80', ['pim.example', 'files.example']],
  ])('%s gives %j', (text, hosts) => {
    expect(readConfig({ SOURCES_PRIVATE_HOSTS: text }).privateHosts).toEqual(hosts);
  });

  it.each([['http://pim.example'], ['pim.example/sheet'], ['user@pim.example'], ['a,,b'], ['a b'], ['a:99999'], ['*']])(
    'refuse %s',
    (text) => {
      expect(() => readConfig({ SOURCES_PRIVATE_HOSTS: text })).toThrow('SOURCES_PRIVATE_HOSTS must be hosts');
    },
  );
});

describe('the storage of images', () => {
  const whole = { MEDIA_URL: 'https://s3.example/bucket/', MEDIA_KEY_ID: 'AKIA1', MEDIA_SECRET: key };

  it('is the data directory where none is set', () => {
    expect(readConfig({}).media).toBeNull();
  });

  it('is read whole', () => {
    const media = { url: 'https://s3.example/bucket', keyId: 'AKIA1', secret: key, region: 'us-east-1' };
    expect(readConfig(whole).media).toEqual(media);
    expect(readConfig({ ...whole, MEDIA_REGION: 'auto' }).media).toEqual({ ...media, region: 'auto' });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a bucket without a key', { ...whole, MEDIA_KEY_ID: '' }, 'MEDIA_KEY_ID must be set if MEDIA_URL is'],
    ['a key without its secret', { ...whole, MEDIA_SECRET: '' }, 'MEDIA_SECRET must be set if MEDIA_URL is'],
    ['a key without a bucket', { ...whole, MEDIA_URL: '' }, 'MEDIA_URL must be set if MEDIA_KEY_ID, MEDIA_SECRET is'],
    ['a key in the address', { ...whole, MEDIA_URL: `https://u:${key}@s3.example/b` }, 'MEDIA_URL must be the URL'],
    ['a query in the address', { ...whole, MEDIA_URL: `https://s3.example/b?key=${key}` }, 'MEDIA_URL must be the URL'],
    ['an address of another kind', { ...whole, MEDIA_URL: 's3://bucket' }, 'MEDIA_URL must be the URL'],
    ['a secret in two words', { ...whole, MEDIA_SECRET: `${key} ${key}` }, 'MEDIA_SECRET must be the secret'],
    ['a region in words', { ...whole, MEDIA_REGION: 'near Paris' }, 'MEDIA_REGION must be the name of a region'],
  ])('is refused with %s', (_what, env, words) => {
    const refusal = () => readConfig(env);
    expect(refusal).toThrow(words);
    expect(refusal).not.toThrow(key);
  });
});

describe('the public address of images', () => {
  const read = (MEDIA_PUBLIC_URL: string) => readConfig({ MEDIA_PUBLIC_URL }).publicMediaUrl;

  it('is none where it is not set', () => {
    expect([readConfig({}).publicMediaUrl, read(' ')]).toEqual([null, null]);
  });

  it.each([
    ['https://cdn.example', 'https://cdn.example'],
    ['https://cdn.example/', 'https://cdn.example'],
    ['https://cdn.example/media?', 'https://cdn.example/media'],
    ['http://desk.example:8080/media//', 'http://desk.example:8080/media'],
    ['HTTPS://CDN.example/a-b_c~d.e/%C3%A9', 'https://cdn.example/a-b_c~d.e/%C3%A9'],
    ['https://bücher.example/media', 'https://xn--bcher-kva.example/media'],
  ])('%s is %s', (given, url) => {
    expect(read(given)).toBe(url);
  });

  it.each([
    [`https://u:${key}@cdn.example/media`],
    [`https://cdn.example/media?key=${key}`],
    ['https://cdn.example/#media'],
    ['https://cdn.example/a,b'],
    ['https://cdn.example/a|b'],
    ['https:\\\\cdn.example'],
    ['s3://pictures'],
    ['cdn.example/media'],
    ['/media'],
  ])('is refused: %s', (given) => {
    expect(() => read(given)).toThrow('MEDIA_PUBLIC_URL must be the http or https URL under which everyone can get');
    expect(() => read(given)).not.toThrow(key);
  });
});

describe('the secret that keys are locked with', () => {
  const secret = Buffer.alloc(32, 7);

  it.each([
    ['hex', secret.toString('hex')],
    ['base64', secret.toString('base64')],
    ['base64 for addresses', secret.toString('base64url')],
  ])('is read from %s', (_form, text) => {
    expect(readConfig({ SECRET_KEY: text }).secretKeys).toEqual([secret]);
  });

  it('may be several, of which the first locks', () => {
    const other = Buffer.alloc(32, 8);
    const SECRET_KEY = `${secret.toString('hex')}, ${other.toString('base64')}`;
    expect(readConfig({ SECRET_KEY }).secretKeys).toEqual([secret, other]);
    expect(() => readConfig({ SECRET_KEY: `${SECRET_KEY},` })).toThrow('separated by commas');
  });

  it('is none where it is not set', () => {
    expect(readConfig({}).secretKeys).toBeNull();
  });

  it.each(['a-good-long-password', secret.toString('hex').slice(2), Buffer.alloc(31).toString('base64')])(
    'is refused where it is no 32 bytes, without repeating it: %s',
    (text) => {
      const refusal = () => readConfig({ SECRET_KEY: text });
      expect(refusal).toThrow('SECRET_KEY must be 32 bytes, as 64 hex digits or as base64');
      expect(refusal).not.toThrow(text);
    },
  );
});

it('a server leaves jobs to workers only where they reach the database, and says for a while that it goes', () => {
  const DATABASE_URL = 'postgres://copydesk@127.0.0.1:5432/copydesk';
  expect(readConfig({}).hasWorker).toBe(true);
  expect(readConfig({ DATABASE_URL, WORKER: 'off' }).hasWorker).toBe(false);
  expect(readConfig({ DRAIN_SECONDS: '10' }).drainSeconds).toBe(10);
  expect(() => readConfig({ DRAIN_SECONDS: '61' })).toThrow('DRAIN_SECONDS must be seconds from 0 to 60');
  expect(() => readConfig({ WORKER: 'off' })).toThrow('WORKER can be off only with DATABASE_URL');
});

it('a standby is read from only beside its primary, and its address is never repeated', () => {
  const DATABASE_URL = 'postgres://copydesk@127.0.0.1:5432/copydesk';
  const DATABASE_READ_URL = 'postgres://copydesk:secret@127.0.0.1:5433/copydesk';
  expect(readConfig({ DATABASE_URL }).databaseReadUrl).toBeUndefined();
  expect(readConfig({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
  const alone = () => readConfig({ DATABASE_READ_URL });
  expect(alone).toThrow('DATABASE_READ_URL can be set only with DATABASE_URL');
  expect(alone).not.toThrow('secret');
  const wrong = () => readConfig({ DATABASE_URL, DATABASE_READ_URL: 'secret@127.0.0.1' });
  expect(wrong).toThrow('DATABASE_READ_URL must be a Postgres URL');
  expect(wrong).not.toThrow('secret');
});

// Requests drawn from the API page: most as it describes them, many with something wrong in them.
import fc from 'fast-check';
import { withoutRefs } from '../open-api.ts';
import { fromSchema, hostileText, hostileValue, replaceWithin, type Schema } from './values.ts';

type Parameter = { in: 'path' | 'query'; name: string; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

export type FuzzRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
  /** The operation it is for, `POST /api/products/{id}/clone`; absent where its path may lead to another. */
  operation?: string;
};

/** The stream of events never ends, and what calls a language model must not call one of a provider: 503 is right where none answers. */
const leftOut = new Set([
  'get /api/events',
  'post /api/model-connections/test',
  'patch /api/model-jobs/{job}',
  'post /api/products/{id}/judgements',
]);

/** Bytes of an address that no text has. */
const brokenEscapes = ['%', '%zz', '%00', '%C0%80', '%ED%A0%80', '%FF', '%2F..%2F', '%25', '\\', '..', '.', '%0A'];
const escaped = (value: string) => encodeURIComponent(value.toWellFormed());

const oddPaths = fc
  .tuple(
    fc.constantFrom('/sample-images/', '/media/', '/assets/', '/api/docs/static/', '/products/', '/api/'),
    fc.array(fc.oneof(fc.constantFrom(...brokenEscapes), hostileText.map(escaped)), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '.webp', '/', '?', '?%', '#'),
    fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'),
  )
  .map(([start, parts, end, method]): FuzzRequest => ({ method, url: start + parts.join('/') + end, headers: {} }));

const asCursor = (mark: unknown) => Buffer.from(JSON.stringify(mark)).toString('base64url');
const forgedCursor = fc.oneof(
  fc.tuple(fc.constantFrom('', '58', '2026-11-01 00:00:00+00', '2026-11-01T00:00:00Z'), fc.nat(50)).map(asCursor),
  fc.tuple(hostileText, fc.nat(50)).map(asCursor),
  hostileText,
  fc.tuple(hostileValue, fc.oneof(fc.nat(50), hostileValue)).map(asCursor),
  fc.tuple(hostileText, fc.constantFrom(-1, 0, 7, 2_147_483_648, Number.MAX_SAFE_INTEGER)).map(asCursor),
);

/** As the document has it. Only one in some is anything else: a request with several faults is refused for the first. */
const soundValue = ({ name, schema }: Parameter) =>
  (name === 'cursor' ? forgedCursor : fromSchema(schema)).map((value) => escaped(`${value}`));
const oddValue = fc.oneof(hostileText.map(escaped), fc.constantFrom(...brokenEscapes));

/** An address that is odd, or lacks a part, may lead to another operation or to none. */
type Address = { url: string; isOdd: boolean };

function addressOf(path: string, parameters: readonly Parameter[]): fc.Arbitrary<Address> {
  const values = fc.tuple(
    ...parameters.map((each) => (each.in === 'path' ? soundValue(each) : fc.option(soundValue(each), { freq: 1 }))),
  );
  const odd = fc.option(fc.tuple(fc.nat(), oddValue), { freq: 1 });
  return fc.tuple(values, fc.boolean(), odd).map(([sound, mayBeOdd, replaced]) => {
    const given = [...sound];
    if (mayBeOdd && replaced && given.length > 0) given[replaced[0] % given.length] = replaced[1];
    const isOdd = (mayBeOdd && replaced !== null) || given.includes('');
    let url = path;
    const query: string[] = [];
    for (const [at, { in: place, name }] of parameters.entries()) {
      const value = given[at] ?? null;
      if (value === null) continue;
      if (place === 'path') url = url.replace(`{${name}}`, () => value);
      else query.push(`${name}=${value}`);
    }
    return { url: query.length > 0 ? `${url}?${query.join('&')}` : url, isOdd };
  });
}

type Body = { payload?: string; type?: string };

const asJson = (value: unknown): Body => ({ payload: JSON.stringify(value) ?? '', type: 'application/json' });

function jsonBody(schema: Schema): fc.Arbitrary<Body> {
  const sound = fromSchema(schema);
  return fc.oneof(
    { weight: 12, arbitrary: sound.map(asJson) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(sound, fc.nat(), hostileValue)
        .map(([value, place, by]) => asJson(replaceWithin(value, place, by))),
    },
    { weight: 1, arbitrary: hostileValue.map(asJson) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(sound, fc.nat(60))
        .map(([value, cut]) => ({ ...asJson(value), payload: JSON.stringify(value).slice(0, cut) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('[', '{"a":', '['.repeat(20_000), 'null', '\0', '{"__proto__":{"a":1}}')
        .map((payload) => ({ payload, type: 'application/json' })),
    },
    { weight: 1, arbitrary: sound.map((value) => ({ ...asJson(value), type: 'text/plain' })) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
}

const files = [
  'sku,title,description\nF-1,Oak table,A table of oak.\nF-2,Oak chair,A chair of oak.\n',
  'sku;title\nF-3;"cut',
  '[{"sku":"F-4","title":"Lamp","description":"A \\u0000 lamp"}]',
  '{"sku":',
  '<rss><channel><item><title>Cut',
  'keyword,volume\noak table,100\n',
  '\0\0\0\0',
  'PK\u0003\u0004 no workbook',
  '%PDF-1.4',
  '',
];

/** A form with a file, whole or cut anywhere, with its boundary or another or none. */
const formBody: fc.Arbitrary<Body> = fc
  .record({
    file: fc.constantFrom(...files),
    name: fc.constantFrom('file', 'file', 'file', 'other', ''),
    fileName: fc.constantFrom(
      'a.csv',
      'a.json',
      'a.xml',
      'a.xlsx',
      '',
      '../../a',
      'a\0b.csv',
      '"',
      'x'.repeat(3_000),
      '\u00ff',
    ),
    mapping: fc.option(
      fc.constantFrom('{"title":"title"}', '{', '{"a\\u0000":"title"}', '{"\\ud800":"sku"}', 'null', '[]'),
    ),
    encoding: fc.option(fc.constantFrom('utf-8', 'nonsense', '\0')),
    cut: fc.option(fc.nat(400), { freq: 2 }),
    type: fc.constantFrom(
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'multipart/form-data; boundary=other',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=x',
      'application/json',
    ),
  })
  .map(({ file, name, fileName, mapping, encoding, cut, type }) => {
    const fields = Object.entries({ mapping, encoding }).flatMap(([field, value]) =>
      value === null ? [] : `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const head = `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\n`;
    const whole = `${fields.join('')}${head}content-type: text/csv\r\n\r\n${file}\r\n--x--\r\n`;
    return { payload: cut === null ? whole : whole.slice(0, cut), type };
  });

function bodyOf({ requestBody }: Operation): fc.Arbitrary<Body> {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!media) return fc.oneof({ weight: 9, arbitrary: fc.constant<Body>({}) }, hostileValue.map(asJson));
  return type === 'application/json' ? jsonBody(media.schema) : formBody;
}

const versions = fc.constantFrom('"0"', '"1"', '*', 'W/"1"', '"99999999999999999999"', '"-1"', 'nonsense', '');

function requestsOf(path: string, method: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(addressOf(path, operation.parameters ?? []), bodyOf(operation), fc.option(versions, { freq: 2 }))
    .map(([{ url, isOdd }, { payload, type }, version]) => ({
      method: method.toUpperCase(),
      url,
      ...(isOdd ? {} : { operation: `${method.toUpperCase()} ${path}` }),
      headers: { ...(type ? { 'content-type': type } : {}), ...(version === null ? {} : { 'if-match': version }) },
      ...(payload === undefined ? {} : { payload }),
    }));
}

/** Requests over all operations of the document, each as likely as the others, and over paths it does not name. */
export function arbitraryRequest(document: OpenApi): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(withoutRefs(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !leftOut.has(`${method} ${path}`))
      .map(([method, operation]) => requestsOf(path, method, operation)),
  );
  return fc.oneof(...operations, oddPaths, oddPaths);
}

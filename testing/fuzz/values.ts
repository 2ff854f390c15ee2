// Values a schema of the API page allows, and values that nobody wants.
import fc from 'fast-check';

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  format?: string;
};

/** Ids of this size are likely to be there. */
const likelyId = 40;
const mostItems = 4;

/** What databases, parsers and regular expressions stumble over. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202e\u200b\ufeff',
  "'; drop table products; --",
  '%_\\',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '-1',
  '1e400',
  '99999999999999999999',
  '2147483648',
  'NaN',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  'not-a-date',
  '🧵'.repeat(50),
  'é'.repeat(3_000),
  `${'a'.repeat(10_000)}!`,
  '( '.repeat(2_000),
];
const plainTexts = [
  'Oak table',
  'Kitchen',
  'Holds 350 ml.',
  'SKU-1',
  'Amazon',
  'Size: 20 cm',
  'http://127.0.0.1:1/a.jpg',
];

export const hostileText = fc.constantFrom(...hostileTexts);
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...plainTexts) },
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const hostileNumbers = [0, -0, -1, 0.5, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER, 2 ** 63, 1e308, -1e308];
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: {} } }),
  fc.jsonValue({ maxDepth: 3 }),
);

function wholeNumber({ minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const least = Math.max(minimum ?? (exclusiveMinimum ?? -1) + 1, Number.MIN_SAFE_INTEGER);
  const most = Math.min(maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: least, max: Math.min(most, Math.max(least, likelyId)) }) },
    { weight: 1, arbitrary: fc.constantFrom(least, most) },
  );
}

/** The first and the last time that four digits of a year can write, and some between. */
const time = fc.oneof(
  fc.constantFrom(new Date('0000-01-01T00:00:00Z'), new Date('9999-12-31T23:59:59.999Z')),
  fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }),
);

function textOf({ pattern, format, minLength = 0, maxLength = 200_000 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return time.map((date) => date.toISOString());
  if (format === 'date') return time.map((date) => date.toISOString().slice(0, 10));
  if (format === 'uuid') return fc.uuid();
  if (pattern === '^[1-9]\\d{0,9}$' || pattern === '^[1-9]\\d{0,8}$')
    return fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: likelyId }).map(String) },
      fc.constantFrom('999999999', '2147483647', '2147483648', '9999999999'),
    );
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: 120 });
  return text.map((value) => value.slice(0, maxLength).padEnd(minLength, 'x'));
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const shape = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema)]));
  const known = fc.record(shape, { requiredKeys: required.filter((name) => name in shape) });
  if (typeof additionalProperties !== 'object') return known;
  return fc.dictionary(text, fromSchema(additionalProperties), { maxKeys: mostItems });
}

/** Values that the schema allows, as far as it says. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fromSchema));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return wholeNumber(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? mostItems, mostItems));
      return fc.array(fromSchema(schema.items ?? {}), { minLength, maxLength });
    }
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** The value with one of its inner values, or itself, in place of what was there. */
export function replaceWithin(value: unknown, place: number, by: unknown): unknown {
  if (value === null || typeof value !== 'object') return by;
  const keys = Object.keys(value);
  if (keys.length === 0 || place % (keys.length + 1) === keys.length) return by;
  const key = keys[place % (keys.length + 1)] as string;
  const inner = (value as Record<string, unknown>)[key];
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  (copy as Record<string, unknown>)[key] = replaceWithin(inner, Math.floor(place / (keys.length + 1)), by);
  return copy;
}

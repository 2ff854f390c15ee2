// A filter's value: one, or several of which any will do.
import * as z from 'zod/mini';

export type OneOrMore<Value> = Value | Value[];

/** More values than anybody ticks, and few enough for an address. */
const mostValues = 50;

/** One value or several, as an address repeats its key: `?brand=Acme&brand=Bloom`. */
export const oneOrMore = <Schema extends z.ZodMiniType>(value: Schema) =>
  z.union([value, z.array(value).check(z.minLength(1), z.maxLength(mostValues))]);

/** The values as a list; none where there is no filter. */
export const filterValues = <Value extends string>(value: OneOrMore<Value> | undefined): Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Several values are a list, one is itself, none is no filter; each counts once. */
export function toOneOrMore<Value extends string>(values: readonly Value[]): OneOrMore<Value> | undefined {
  const [first, ...more] = new Set(values);
  return first === undefined || more.length === 0 ? first : [first, ...more];
}

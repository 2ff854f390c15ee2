// The shape of a scope in calls. Apart from what a scope means, which pages without schemas say, too.
import * as z from 'zod/mini';

const mostValues = 50;
/** Values of one field, as a scope lists them. */
export const scopeValuesSchema = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))
  .check(z.maxLength(mostValues, `List at most ${mostValues}.`));

/** By field, the values of products that may be changed; an empty list leaves the field open. A product has to be within all three. */
export const scopeSchema = z.object({
  brand: scopeValuesSchema,
  category: scopeValuesSchema,
  retailer: scopeValuesSchema,
});

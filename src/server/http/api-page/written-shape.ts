// Schemas as JSON Schema writes them, for the API page and for tools: what goes over the wire.
import * as z from 'zod/mini';

type Written = { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema };

/** Of a codec its outer side, of no body nothing. */
export function override({ zodSchema, jsonSchema }: Written): void {
  if (zodSchema instanceof z.core.$ZodCodec)
    Object.assign(jsonSchema, z.toJSONSchema(zodSchema._zod.def.in, { io: 'input', unrepresentable: 'any', override }));
  if (zodSchema instanceof z.core.$ZodUndefined) jsonSchema.type = 'null';
  // The format says it; the pattern is three hundred characters.
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
}

/** What may be sent as `input`, or is answered as `output`. */
export const writtenShape = (schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as Record<string, unknown>;

// The statuses of the parts as calls and tables spell them: `titleStatus` beside the others. Apart from content, whose shapes lists do not need.
import { type Part, partNames, type Status, statusSchema } from '#domain/parts/parts.ts';

type StatusField<P extends Part> = `${P}Status`;
export const statusField = <P extends Part>(part: P): StatusField<P> => `${part}Status`;

export type FlatStatuses = { [P in Part as StatusField<P>]: Status };

/** A value for every part under the name of its status field. */
export function byStatusField<Value>(make: (part: Part) => Value): Record<keyof FlatStatuses, Value> {
  return Object.fromEntries(partNames.map((part) => [statusField(part), make(part)])) as Record<
    keyof FlatStatuses,
    Value
  >;
}

export const flatStatusesShape = byStatusField(() => statusSchema);

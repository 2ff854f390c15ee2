// Stands where Radix wants its trigger, and hands over the real one: a button that is drawn before Radix' code is here.
import { type Ref, type RefObject, useImperativeHandle } from 'react';

type TriggerStandInProps = { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> };

/** The only child of a Radix `Trigger asChild`. Draws nothing; Radix then places, closes and returns the focus by the real trigger. */
export function TriggerStandIn({ of, ref }: TriggerStandInProps) {
  useImperativeHandle(ref, () => of.current as HTMLElement, [of]);
  return null;
}

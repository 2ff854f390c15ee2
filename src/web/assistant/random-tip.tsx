// One of the persona's tips, by chance.
import { type ComponentProps, useState } from 'react';
import { drawOne } from '#domain/assistant/helper-timing.ts';
import { personas } from '#domain/assistant/personas.ts';
import { TipBubble } from './tip-bubble.tsx';

export type RandomTipProps = Omit<ComponentProps<typeof TipBubble>, 'tip'>;

export function RandomTip(props: RandomTipProps) {
  const [tip] = useState(() => drawOne(personas[props.persona.type].tips, Math.random));
  return <TipBubble {...props} tip={tip} />;
}

// Ends the writing of a part while a model is at it.
import { Square } from 'lucide-react';
import { useRef } from 'react';
import type { Part } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { usePassingFocus } from '#web/kit/layers/passing-focus.ts';
import { useLivePhase } from '../commands/live-writing.ts';

type StopButtonProps = { productId: number; part: Part; onStop: () => void };

/** Nothing where nothing is written, or only by the built-in writer, who is done at once. */
export function StopButton({ productId, part, onStop }: StopButtonProps) {
  return useLivePhase(productId, part) === null ? null : <Stop part={part} onStop={onStop} />;
}

function Stop({ part, onStop }: Omit<StopButtonProps, 'productId'>) {
  const button = useRef<HTMLButtonElement>(null);
  usePassingFocus(button);
  return (
    <Button ref={button} onClick={onStop} className="touch:w-full">
      <Square aria-hidden className="fill-current" />
      Stop
      <span className="sr-only"> writing {partTable[part].label}</span>
    </Button>
  );
}

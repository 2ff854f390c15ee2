// Ends the writing of a part while a model is at it.
import { Square } from 'lucide-react';
import type { Part } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { PassingButton } from '#web/kit/passing-button.tsx';
import { useLivePhase } from '../commands/live-writing.ts';

type StopButtonProps = { productId: number; part: Part; onStop: () => void };

/** Nothing where nothing is written, or only by the built-in writer, who is done at once. */
export function StopButton({ productId, part, onStop }: StopButtonProps) {
  if (useLivePhase(productId, part) === null) return null;
  return (
    <PassingButton onClick={onStop}>
      <Square aria-hidden className="fill-current" />
      Stop
      <span className="sr-only"> writing {partTable[part].label}</span>
    </PassingButton>
  );
}

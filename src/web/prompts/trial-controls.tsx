// Starts and stops a trial, with how many products it takes.
import { FlaskConical, Square } from 'lucide-react';
import { trialSizes } from '#domain/prompts/prompt-trial.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Select } from '#web/kit/form/select.tsx';
import type { PromptTrialControl } from './use-prompt-trial.ts';

const sizes = [trialSizes.usual, 10, trialSizes.most];
const options = sizes.map((size) => ({ value: String(size), label: `${size} products` }));

type TrialControlsProps = {
  trial: PromptTrialControl;
  onTry: () => void;
  /** Where trying is what one came for. */
  isMain?: boolean;
};

export function TrialControls({ trial, onTry, isMain = false }: TrialControlsProps) {
  const { isBusy, size, setSize, stop } = trial;
  return (
    <div className="mr-auto flex gap-2 max-sm:w-full">
      <Button
        variant={isMain && !isBusy ? 'primary' : 'secondary'}
        onClick={isBusy ? stop : onTry}
        className="max-sm:flex-1"
      >
        {isBusy ? <Square aria-hidden /> : <FlaskConical aria-hidden />}
        {isBusy ? 'Stop' : 'Test prompt'}
      </Button>
      <Select
        label="Products to test"
        value={String(size)}
        options={options}
        onValueChange={(value) => setSize(Number(value))}
        className="w-34"
      />
    </div>
  );
}

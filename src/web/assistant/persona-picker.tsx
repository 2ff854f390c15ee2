// The floating helper at the top right: the chosen persona and its hops. Its tips and the choice among the five come when wanted.
import { type ComponentType, useRef, useState } from 'react';
import { hopTiming, tipTiming } from '#domain/assistant/helper-timing.ts';
import type { PersonaName } from '#domain/assistant/persona-names.ts';
import { cn } from '#web/kit/cn.ts';
import type { WhenWanted } from '#web/kit/layers/load-on-interaction.ts';
import { Popover } from '#web/kit/layers/popover.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import './persona.css';
import { PersonaAvatar } from './persona-avatar.tsx';
import { usePersona } from './persona-store.ts';
import type { RandomTipProps } from './random-tip.tsx';
import { isAtLeisure, isSeen, useMoments } from './use-moments.ts';

type PersonaPickerProps = {
  choice: WhenWanted<{ PersonaChoice: ComponentType<{ current: PersonaName }> }>;
  tips: WhenWanted<{ RandomTip: ComponentType<RandomTipProps> }>;
};

export function PersonaPicker({ choice, tips }: PersonaPickerProps) {
  const persona = usePersona();
  const helper = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hop = useMoments(hopTiming, isSeen);
  const tip = useMoments(tipTiming, isAtLeisure);

  const opened = choice.useModule(isOpen);
  const loaded = tips.useModule(tip.isOn);

  const changeOpen = (open: boolean) => {
    tip.end();
    setOpen(open);
  };
  return (
    <>
      <Popover
        label="Choose Your Assistant"
        align="end"
        open={isOpen}
        onOpenChange={changeOpen}
        className="w-88 p-0"
        trigger={
          <button
            ref={helper}
            type="button"
            aria-label={`Choose Your Assistant: ${persona.name}, ${persona.role}`}
            data-tint={persona.colour}
            className="grid size-10 shrink-0 place-items-center rounded-full transition-shadow duration-150 hover:shadow-[0_0_0_3px_var(--tint-soft)]"
          >
            <PersonaAvatar
              type={persona.type}
              className={cn('size-8.5 ring-(--tint-line) ring-1', hop.isOn && 'helper-hop')}
            />
          </button>
        }
      >
        {opened ? (
          <opened.PersonaChoice current={persona} />
        ) : (
          <Loading label="Loading the assistants" className="p-4">
            <Skeleton className="h-96" />
          </Loading>
        )}
      </Popover>
      {loaded && tip.isOn && !isOpen && (
        <loaded.RandomTip key={persona.type} persona={persona} helper={helper} onDismiss={tip.end} />
      )}
    </>
  );
}

// The floating helper at the top right: the chosen persona, its hops and tips, and the choice among the five.
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { drawOne, hopTiming, tipTiming } from '#domain/assistant/helper-timing.ts';
import { type Persona, personas, personaTypes } from '#domain/assistant/personas.ts';
import { cn } from '#web/kit/cn.ts';
import { Popover } from '#web/kit/popover.tsx';
import './persona.css';
import { PersonaAvatar } from './persona-avatar.tsx';
import { choosePersona, usePersona } from './persona-store.ts';
import { TipBubble } from './tip-bubble.tsx';
import { isAtLeisure, isSeen, useMoments } from './use-moments.ts';

export function PersonaPicker() {
  const persona = usePersona();
  const helper = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hop = useMoments(hopTiming, isSeen);
  const tip = useMoments(tipTiming, isAtLeisure);

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
        <PersonaChoice current={persona} />
      </Popover>
      {tip.isOn && !isOpen && <RandomTip key={persona.type} persona={persona} helper={helper} onDismiss={tip.end} />}
    </>
  );
}

function RandomTip(props: Omit<Parameters<typeof TipBubble>[0], 'tip'>) {
  const [tip] = useState(() => drawOne(props.persona.tips, Math.random));
  return <TipBubble {...props} tip={tip} />;
}

function PersonaChoice({ current }: { current: Persona }) {
  const id = useId();
  const checked = useRef<HTMLInputElement>(null);
  // The keyboard starts at the present choice.
  useEffect(() => checked.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="border-line border-b px-4 py-3">
        <h2 id={`${id}-title`} className="font-semibold">
          Choose Your Assistant
        </h2>
        <p id={`${id}-hint`} className="text-[0.8125rem] text-ink-soft">
          Select a companion to help with your content
        </p>
      </div>
      <div role="radiogroup" aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`} className="p-1.5">
        {personaTypes.map((type) => {
          const persona = personas[type];
          const isCurrent = type === current.type;
          return (
            <label
              key={type}
              data-tint={persona.colour}
              className={cn(
                'relative flex min-h-13 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1.5 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent',
                isCurrent && 'bg-(--tint-soft) hover:bg-(--tint-soft)',
              )}
            >
              <input
                ref={isCurrent ? checked : null}
                type="radio"
                name={`${id}-persona`}
                checked={isCurrent}
                onChange={() => choosePersona(type)}
                aria-label={`${persona.name}, ${persona.role}`}
                aria-describedby={`${id}-${type}`}
                className="sr-only"
              />
              <PersonaAvatar type={type} className="size-10" />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-medium">{persona.name}</span>
                  <span className={cn('text-xs', isCurrent ? 'text-(--tint-ink)' : 'text-ink-soft')}>
                    {persona.role}
                  </span>
                </span>
                <span id={`${id}-${type}`} className="block text-ink-soft text-xs">
                  {persona.description}
                </span>
              </span>
              <Check aria-hidden className={cn('size-4 shrink-0 text-(--tint-ink)', !isCurrent && 'invisible')} />
            </label>
          );
        })}
      </div>
      <div className="border-line border-t px-4 py-3">
        <h3 className="font-medium text-[0.8125rem]">Tips from {current.name}</h3>
        <ul className="mt-1 list-disc space-y-1 pl-4 text-ink-soft text-xs">
          {current.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

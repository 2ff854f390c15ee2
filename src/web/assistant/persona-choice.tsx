// The choice among the five assistants, with the tips of the present one.
import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { type PersonaName, personaTypes } from '#domain/assistant/persona-names.ts';
import { personas } from '#domain/assistant/personas.ts';
import { cn } from '#web/kit/cn.ts';
import { PersonaAvatar } from './persona-avatar.tsx';
import { choosePersona } from './persona-store.ts';

export function PersonaChoice({ current }: { current: PersonaName }) {
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
          {personas[current.type].tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

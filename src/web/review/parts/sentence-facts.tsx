// The facts a language model named for each sentence of its draft. They are its own sources and prove nothing: what was checked stands at
// the claims.
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { nameField } from '#domain/claims/claim-words.ts';
import type { GroundedSentence } from '#domain/history/draft-record.ts';
import { Disclosure } from '#web/kit/disclosure.tsx';
import type { Source } from '#web/shared/claims/claim-evidence.tsx';

const label = 'The writer’s sources';

export function SentenceFacts({ sentences, source }: { sentences: readonly GroundedSentence[]; source: Source }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      label={
        <>
          <Link2 aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <span className="min-w-0">{label}</span>
        </>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="gap-2.5 text-left"
      panelClassName="pl-6.5"
    >
      {() => (
        <>
          <p className="mb-2 text-ink-faint text-xs">
            The model stated these sources itself. Its sentences are checked separately.
          </p>
          <ul aria-label={label} className="space-y-2.5">
            {sentences.map(({ text, facts }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a model may say a sentence twice, and the list never changes
              <li key={place} className="wrap-anywhere border-line border-l-2 pl-3">
                <p>{text}</p>
                {facts.length === 0 && (
                  <p className="text-ink-faint text-xs">The model gave no fact for this sentence.</p>
                )}
                {facts.map((fact) => (
                  <p key={`${fact.field} ${fact.text}`} className="text-ink-soft text-xs">
                    {nameField(fact.field, source.sources)}: “{fact.text}”
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
}

// The approved products of a voice whose content sounds as it should.
import { X } from 'lucide-react';
import type { VoiceForm } from '#domain/voice/voice-form.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { ProductChoice } from '#web/shared/catalogue/product-choice.tsx';

type ExamplesFieldProps = {
  examples: VoiceForm['examples'];
  error: string | undefined;
  onChange: (examples: VoiceForm['examples']) => void;
};

export function ExamplesField({ examples, error, onChange }: ExamplesFieldProps) {
  return (
    <section aria-label="Examples">
      <ProductChoice
        label="Examples of approved content"
        hint="Products whose approved texts show how all texts should sound."
        status="approved"
        onChoose={({ id, title }) => {
          if (!examples.some((example) => example.id === id)) onChange([...examples, { id, title }]);
        }}
      />
      {error && <p className="mt-1.5 text-bad-ink text-xs">{error}</p>}
      {examples.length > 0 && (
        <ul aria-label="Selected examples" className="mt-2 space-y-1">
          {examples.map(({ id, title }) => (
            <li key={id} className="flex items-center justify-between gap-2 rounded-md bg-sunken py-0.5 pr-1 pl-3">
              <span className="min-w-0 truncate text-[0.8125rem]">{title}</span>
              <IconButton
                icon={X}
                label={`Remove ${title}`}
                onClick={() => onChange(examples.filter((example) => example.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

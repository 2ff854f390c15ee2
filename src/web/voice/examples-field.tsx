// The approved products of a voice whose content sounds as it should.
import { X } from 'lucide-react';
import { useFormField } from '#web/kit/form/form-fields.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { ProductChoice } from '#web/shared/catalogue/product-choice.tsx';
import type { VoiceFormApi } from './use-voice-form.ts';

export function ExamplesField({ form }: { form: VoiceFormApi }) {
  const { value: examples, error, change } = useFormField(form, 'examples');
  return (
    <section aria-label="Examples">
      <ProductChoice
        label="Examples of approved content"
        hint="Products whose approved texts show how all texts should sound."
        status="approved"
        onChoose={({ id, title }) => {
          if (!examples.some((example) => example.id === id)) change([...examples, { id, title }]);
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
                onClick={() => change(examples.filter((example) => example.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

// Finds a product by its name or SKU, among all or those with approved content.
import { useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { Field } from '#web/kit/form/field.tsx';
import { SuggestInput } from '#web/kit/form/suggest-input.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { useProductChoice } from './use-product-choice.ts';

type ProductChoiceProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  status?: 'approved';
  onChoose: (product: Product) => void;
};

export function ProductChoice({ label, hint, error, status, onChoose }: ProductChoiceProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data } = useProductChoice({ ...(search ? { search } : {}), ...(status ? { status } : {}) });
  const products = data?.rows ?? [];
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <SuggestInput
          {...control}
          value={typed}
          placeholder="Name or SKU"
          onValueChange={(text) => {
            const chosen = products.find(({ sku }) => sku === text);
            setTyped(chosen ? '' : text);
            if (chosen) onChoose(chosen);
          }}
          suggest={() => products.map(({ sku, title }) => ({ value: sku, hint: title }))}
          listLabel="Products"
        />
      )}
    </Field>
  );
}

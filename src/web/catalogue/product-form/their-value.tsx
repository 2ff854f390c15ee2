// Beside a field: what somebody else saved there meanwhile, and taking it.
import { Button } from '#web/kit/button.tsx';
import { type FieldName, fieldLabels, type ProductValues } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

export function TheirValue({ product, field }: { product: ProductForm; field: FieldName }) {
  const value = product.theirs[field];
  if (value === undefined) return null;
  return (
    <fieldset
      data-attention
      tabIndex={-1}
      aria-label={`${fieldLabels[field]} changed while you were editing`}
      className="mt-3 min-w-0 rounded-lg border border-warn/40 bg-warn-soft px-3 py-2.5 text-warn-ink"
    >
      <p className="font-medium text-xs">While you were editing, someone else changed this to</p>
      <p className="mt-1 line-clamp-6 whitespace-pre-wrap break-words text-sm text-ink">
        {textOf(value, field === 'images' ? product.theirAlts : [])}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          aria-label={`Use their value: ${fieldLabels[field]}`}
          onClick={() => product.takeTheirs(field)}
        >
          {' '}
          Use their value
        </Button>
        <span className="text-xs">If you save, your value replaces it.</span>
      </div>
    </fieldset>
  );
}

function textOf(value: ProductValues[FieldName], alts: readonly string[]): string {
  if (typeof value === 'string') return value === '' ? '(nothing)' : value;
  if (value.length === 0) return '(none)';
  const withAlt = (url: string, at: number) => (alts[at] ? `${url} (${alts[at]})` : url);
  return value
    .map((item, at) => (typeof item === 'string' ? withAlt(item, at) : `${item.name}: ${item.value}`))
    .join('\n');
}

// A voice as it is being written, shown on the present texts of a product.
import { PackageSearch } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type PartContent, partTable, pickParts, textParts } from '#domain/parts/parts.ts';
import { type OptimizedContent, valuesOf } from '#domain/review/content.ts';
import type { StoredVoice } from '#domain/voice/voice.contract.ts';
import { holdsFor, mergeVoices, selectVoices, type VoiceRules, voiceScopes } from '#domain/voice/voice.ts';
import { checkPartVoice, findVoiceBreaches } from '#domain/voice/voice-findings.ts';
import { toPreviewRules, type VoiceForm } from '#domain/voice/voice-form.ts';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { Compare } from '#web/kit/compare/compare.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { ProductChoice } from '#web/shared/catalogue/product-choice.tsx';
import { useProductChoice } from '#web/shared/catalogue/use-product-choice.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { useVoiceCheck } from '#web/shared/voice/use-voice-check.ts';
import { VoiceFindings } from '#web/shared/voice/voice-findings.tsx';
import { annotateVoice } from '#web/shared/voice/voice-marks.tsx';
import { usePreviewProduct } from './voice.queries.ts';
import { nameVoice } from './voice-words.ts';

type VoicePreviewProps = {
  form: VoiceForm;
  /** The voice being changed; null for a new one. */
  storedId: number | null;
  voices: readonly StoredVoice[];
  productId: number | undefined;
  onChoose: (productId: number) => void;
};

/** The first product the voice is for, until another is chosen. */
function useFirstProduct({ scope, scopeValue }: VoiceForm): ReturnType<typeof useProductChoice> {
  const value = useDeferredValue(scopeValue.trim());
  return useProductChoice(scope === 'workspace' || value === '' ? {} : { [scope]: value });
}

export function VoicePreview({ form, storedId, voices, productId, onChoose }: VoicePreviewProps) {
  const first = useFirstProduct(form);
  const id = productId ?? first.data?.rows[0]?.id ?? null;
  const { product, content } = usePreviewProduct(id);
  const failed = [first, product, content].find((query) => query.isError && query.data === undefined);
  return (
    <Card aria-labelledby="voice-preview">
      <CardHead
        id="voice-preview"
        title="Preview"
        hint="Current texts of a product, with marks where they break the voice."
      />
      <CardBody className="space-y-4">
        <ProductChoice label="Preview product" onChoose={(chosen) => onChoose(chosen.id)} />
        {failed ? (
          <LoadFailure of={failed} title="The product could not be loaded" className="py-6" />
        ) : product.data && content.data !== undefined ? (
          <PreviewTexts form={form} storedId={storedId} voices={voices} product={product.data} content={content.data} />
        ) : first.data?.rows.length === 0 && productId === undefined ? (
          <EmptyState
            icon={PackageSearch}
            title="No product to preview"
            hint="No product in the catalog has this value yet. Select a different product above."
            className="py-6"
          />
        ) : (
          <Loading label="Loading the product" className="space-y-3">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-16" />
            <Skeleton className="h-24" />
          </Loading>
        )}
      </CardBody>
    </Card>
  );
}

/** What would hold: the other voices of the product, and the one in the form in its place among them. */
function usePreviewRules(form: VoiceForm, storedId: number | null, voices: readonly StoredVoice[], product: Product) {
  return useMemo((): { others: readonly StoredVoice[]; rules: VoiceRules } => {
    const others = selectVoices(voices, product).filter(({ id, scope }) => id !== storedId && scope !== form.scope);
    const all = [...others, { scope: form.scope, rules: toPreviewRules(form) }];
    all.sort((a, b) => voiceScopes.indexOf(a.scope) - voiceScopes.indexOf(b.scope));
    return { others, rules: mergeVoices(all.map(({ rules }) => rules)) };
  }, [form, storedId, voices, product]);
}

type PreviewTextsProps = Pick<VoicePreviewProps, 'storedId' | 'voices'> & {
  form: VoiceForm;
  product: Product;
  content: OptimizedContent | null;
};

function PreviewTexts({ form: typed, storedId, voices, product, content }: PreviewTextsProps) {
  const form = useDeferredValue(typed);
  const { others, rules } = usePreviewRules(form, storedId, voices, product);
  const { check } = useVoiceCheck(rules, product.brand);
  const values: PartContent = content ? valuesOf(content) : pickParts(product);
  const isHeld = holdsFor(form, product) || (form.scope !== 'workspace' && form.scopeValue.trim() === '');
  return (
    <>
      <p className="text-[0.8125rem] text-ink-soft">
        <span className="font-medium text-ink">{product.title}</span>
        {content ? '' : ' · nothing generated yet, showing the source'}
        {others.length > 0 && (
          <span className="block">
            Combined with the {others.length === 1 ? 'voice' : 'voices'} of {others.map(nameVoice).join(' and ')}.
          </span>
        )}
      </p>
      {!isHeld && (
        <p className="rounded-lg bg-warn-soft px-3 py-2 text-[0.8125rem] text-warn-ink">
          This voice does not apply to this product. The preview shows how it would look.
        </p>
      )}
      {textParts.map((part) => {
        const value = values[part];
        const marks = check ? checkPartVoice(check, value) : [];
        return (
          <section key={part} aria-label={partTable[part].label} className="border-line border-t pt-3">
            <h3 className="mb-1 font-medium text-ink-faint text-xs">{partTable[part].label}</h3>
            <div className="max-h-96 overflow-y-auto text-[0.8125rem]" tabIndex={-1}>
              <Compare
                before={value}
                after={value}
                mode="after"
                beforeLabel="Text"
                afterLabel="Text"
                emptyText={`No ${partTable[part].word}`}
                annotate={marks.length > 0 ? annotateVoice(marks) : undefined}
              />
            </div>
            <VoiceFindings label={partTable[part].label} findings={findVoiceBreaches(value, marks)} />
          </section>
        );
      })}
    </>
  );
}

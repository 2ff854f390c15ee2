// The keywords of one product, changed without leaving its page.
import type { Product } from '#domain/catalogue/product.ts';
import type { KeywordList, ProductKeywords } from '#domain/keywords/keywords.contract.ts';
import { emptyKeywordsForm } from '#domain/keywords/keywords-form.ts';
import { writeKeywordLines } from '#domain/keywords/read-keywords.ts';
import { Button } from '#web/kit/button.tsx';
import { Form } from '#web/kit/form/app-form.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { KeywordFields } from './keyword-fields.tsx';
import { useDeleteKeywords, useKeywordList } from './keywords.queries.ts';
import { useKeywordsForm } from './use-keywords-form.ts';

type ProductKeywordsDialogProps = {
  product: Product;
  /** What holds now; absent until it is known. */
  held: ProductKeywords | undefined;
  onClose: () => void;
};

const title = 'Keywords of this product';
const description = 'These keywords replace those of the category. Drafts use a keyword only if a fact supports it.';

export function ProductKeywordsDialog({ product, held, onClose }: ProductKeywordsDialogProps) {
  const list = useKeywordList({ scope: 'product', value: String(product.id) });
  if (list.data !== undefined && held)
    return <Opened product={product} held={held} stored={list.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      {list.isError ? (
        <LoadFailure of={list} title="The keywords could not be loaded" className="py-8" />
      ) : (
        <Loading label="Loading keywords">
          <Skeleton className="h-48" />
        </Loading>
      )}
    </Dialog>
  );
}

type OpenedProps = { product: Product; held: ProductKeywords; stored: KeywordList | null; onClose: () => void };

function Opened({ product: { id, sku, title: name }, held, stored, onClose }: OpenedProps) {
  // A category's keywords are a start; the default ones are nobody's own.
  const text = held.from === 'category' ? writeKeywordLines(held.keywords) : '';
  const blank = { ...emptyKeywordsForm, scope: 'product' as const, product: { id, sku, title: name }, text };
  const state = useKeywordsForm(stored, blank, onClose);
  const remove = useDeleteKeywords();
  const { form, save, leave } = state;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          {state.stored && (
            <Button
              variant="danger"
              className="mr-auto"
              busy={remove.isPending}
              onClick={() => remove.mutate({ scope: 'product', value: String(id) }, { onSuccess: leave })}
            >
              Delete
            </Button>
          )}
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
            Save Keywords
          </Button>
        </>
      }
    >
      <Form form={form} className="space-y-4" autoComplete="off">
        <KeywordFields state={state} rows={9} isFirst />
      </Form>
    </Dialog>
  );
}

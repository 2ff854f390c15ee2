// Edit Product: the source fields of a product, as its shop states them.

import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { editProduct } from '#domain/catalogue/product-edits.contract.ts';
import { ApiError } from '#web/client/api-error.ts';
import { ControlledProduct } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { readProductId } from '#web/shared/catalogue/product-id.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { RefusalNote } from '#web/shared/screen/allowed.tsx';
import { NoProduct } from '#web/shared/screen/no-product.tsx';
import { PermittedScreen } from '#web/shared/screen/refused-screen.tsx';
import { ProductForm } from './product-form.tsx';
import { useProduct } from './use-product.ts';
import { useProductForm } from './use-product-form.ts';

const route = '/products/$id/edit';
const title = 'Edit Product';

export function EditProductScreen() {
  const { id: given } = useParams({ from: route });
  const id = readProductId(given);
  if (id === null) return <NoProduct reason="invalid" route={route} />;
  return (
    <PermittedScreen title={title} of={editProduct}>
      {/* Another product starts afresh: its own draft and errors. */}
      <LoadedProduct key={id} id={id} />
    </PermittedScreen>
  );
}

function LoadedProduct({ id }: { id: number }) {
  const product = useProduct(id);
  if (product.data) return <PermittedForm product={product.data} />;
  if (product.error instanceof ApiError && product.error.status === 404) {
    return <NoProduct reason="missing" route={route} />;
  }
  if (product.isError) {
    return (
      <>
        <PageHead title={title} />
        <Card>
          <LoadFailure of={product} title="This product could not be loaded" />
        </Card>
      </>
    );
  }
  return <FormSkeleton />;
}

function PermittedForm({ product }: { product: Product }) {
  // As it was when it was first typed about, from then on: one that leaves the limit, also by this form, takes away nothing typed.
  const [held, setHeld] = useState<Product | null>(null);
  return (
    <ControlledProduct value={held ?? product}>
      <PermittedScreen title={title} of={editProduct}>
        <EditForm product={product} onTyped={(isTyped) => setHeld(isTyped ? (held ?? product) : null)} />
      </PermittedScreen>
    </ControlledProduct>
  );
}

type EditFormProps = {
  product: Product;
  /** Whether something typed would be lost. */
  onTyped: (isTyped: boolean) => void;
};

function EditForm({ product, onTyped }: EditFormProps) {
  const navigate = useNavigate({ from: route });
  const search = useSearch({ from: route });
  const params = { id: String(product.id) };
  const [isSaved, setSaved] = useState(false);
  const typed = useProductForm(product, (saved) => {
    setSaved(true);
    toast({ title: 'Product updated', description: `“${saved.title}” was saved.` });
    void navigate({ to: '/products/$id', params, search });
  });
  const { isChanged } = typed;
  const reportTyped = useEffectEvent(onTyped);
  useEffect(() => reportTyped(isChanged), [isChanged]);
  return (
    <>
      <PageHead
        title={title}
        hint={
          <span className="break-words">
            {product.title} · <span className="tabular-nums">{product.sku}</span>
          </span>
        }
      />
      <div role="status">
        {!isSaved && (
          <ControlledProduct value={product}>
            <RefusalNote of={editProduct} className="mb-4" />
          </ControlledProduct>
        )}
      </div>
      <ProductForm
        product={typed}
        saveLabel="Save"
        translations={product.translations}
        cancel={
          <Button asChild>
            <Link to="/products/$id" params={params} search={search}>
              Cancel
            </Link>
          </Button>
        }
      />
    </>
  );
}

function FormSkeleton() {
  return (
    <>
      <PageHead title={title} />
      <Loading label="Loading product details...">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Card className="space-y-5 p-5">
            <Skeleton className="h-8.5 w-full" />
            <Skeleton className="h-8.5 w-80 max-w-full" />
            <Skeleton className="h-36 w-full" />
            <Skeleton className="h-8.5 w-full" />
            <Skeleton className="h-8.5 w-full" />
          </Card>
          <Card className="space-y-5 p-5">
            {['a', 'b', 'c', 'd', 'e'].map((field) => (
              <Skeleton key={field} className="h-8.5 w-full" />
            ))}
          </Card>
        </div>
      </Loading>
    </>
  );
}

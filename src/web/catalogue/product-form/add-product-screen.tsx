// Add Product: one product typed in, and the way to many at once beside it.

import { Link, useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { createProduct } from '#domain/catalogue/product-edits.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { PermittedScreen } from '#web/shared/screen/refused-screen.tsx';
import { ProductForm } from './product-form.tsx';
import { useProductForm } from './use-product-form.ts';

export function AddProductScreen() {
  return (
    <PermittedScreen title="Add Product" of={createProduct}>
      <AddForm />
    </PermittedScreen>
  );
}

function AddForm() {
  const navigate = useNavigate();
  const typed = useProductForm(null, (saved) => {
    toast({ title: 'Product added', description: `“${saved.title}” has no optimized content yet.` });
    void navigate({ to: '/products/$id', params: { id: String(saved.id) } });
  });
  return (
    <>
      <PageHead title="Add Product" hint="Add one product here, or import a whole catalog from a file.">
        <Button asChild>
          <Link to="/import">
            <Upload aria-hidden />
            Import a file
          </Link>
        </Button>
      </PageHead>
      <ProductForm
        product={typed}
        saveLabel="Add Product"
        cancel={
          <Button asChild>
            <Link to="/products">Cancel</Link>
          </Button>
        }
      />
    </>
  );
}

// The image editor: reads the id in the address and waits for the product, its content and what is known of its images.

import { useParams } from '@tanstack/react-router';
import { patchContent } from '#domain/review/review.contract.ts';
import { ApiError, describeFailure } from '#web/client/api-error.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { ControlledProduct } from '#web/client/use-may.ts';
import { Card } from '#web/kit/card.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { ErrorState } from '#web/kit/states.tsx';
import { readProductId } from '#web/shared/catalogue/product-id.ts';
import { NoProduct } from '#web/shared/screen/no-product.tsx';
import { PermittedScreen } from '#web/shared/screen/refused-screen.tsx';
import { useVisit } from '#web/shared/teamwork/use-visit.ts';
import { useContent, useProduct } from '../../review.queries.ts';
import { useImages } from '../images.queries.ts';
import { ImageEditor } from './image-editor.tsx';

const route = '/products/$id/images';
const title = 'Edit Product Images';

export function ImageEditorScreen() {
  const { id: given } = useParams({ from: route });
  const id = readProductId(given);
  if (id === null) return <NoProduct reason="invalid" route={route} />;
  return (
    <PermittedScreen title={title} of={patchContent}>
      {/* Another product starts afresh: its own draft. */}
      <LoadedEditor key={id} id={id} />
    </PermittedScreen>
  );
}

function LoadedEditor({ id }: { id: number }) {
  useVisit(id, 'editing');
  const product = useProduct(id);
  const content = useContent(id);
  const me = useMe();
  const images = useImages(id);
  const needed = [product, content, me, images];
  if (product.error instanceof ApiError && product.error.status === 404)
    return <NoProduct reason="missing" route={route} />;
  const failed = needed.filter((query) => query.isError && query.data === undefined);
  const [first] = failed;
  if (first) {
    const retry = () => {
      for (const query of failed) void query.refetch();
    };
    return (
      <>
        <PageHead title={title} />
        <Card>
          <ErrorState
            title="The images could not be loaded"
            {...describeFailure(first.error)}
            busy={failed.some((query) => query.isFetching)}
            onRetry={retry}
          />
        </Card>
      </>
    );
  }
  if (!product.data || !me.data || !images.data || content.data === undefined) return <EditorSkeleton />;
  return (
    <ControlledProduct value={product.data}>
      <PermittedScreen title={title} of={patchContent}>
        <ImageEditor
          product={product.data}
          confirmed={content.data}
          me={{ id: me.data.id, fullName: me.data.fullName }}
          known={images.data}
        />
      </PermittedScreen>
    </ControlledProduct>
  );
}

function EditorSkeleton() {
  return (
    <>
      <PageHead title={title} />
      <Loading label="Loading the images">
        <div className="grid gap-4 lg:grid-cols-[17.875rem_minmax(0,1fr)_18.25rem]">
          <Skeleton className="h-80 rounded-xl lg:h-180" />
          <Skeleton className="h-80 rounded-xl lg:h-180" />
          <Skeleton className="h-80 rounded-xl lg:h-180" />
        </div>
      </Loading>
    </>
  );
}

// The dialog the address names: a new data source, one to look at, or one to change.

import type { ComponentProps, ReactNode } from 'react';
import { addSource, type SourceDetails, updateSource } from '#domain/sources/sources.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { ErrorState } from '#web/kit/states.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { SourceDetailsDialog } from './source-details.tsx';
import { useSource } from './sources.queries.ts';
import type { OpenSource } from './sources.search.ts';

const form = loadOnInteraction(() => import('./source-form.tsx'));

function SourceFormDialog(props: ComponentProps<typeof import('./source-form.tsx').SourceFormDialog>) {
  const module = form.useModule(true);
  return module && <module.SourceFormDialog {...props} />;
}

type SourceDialogsProps = {
  productId: number;
  opened: OpenSource | null;
  /** `isReplacing`: what opens takes the place of what is open. */
  onOpen: (dialog: string | undefined, isReplacing?: boolean) => void;
  /** Called with the source the dialog was about, null for one that was not added. */
  onClosed: (id: number | null) => void;
};

export function SourceDialogs({ productId, opened, onOpen, onClosed }: SourceDialogsProps) {
  if (!opened) return null;
  const close = (id: number | null) => {
    onOpen(undefined);
    // Behind the dialog's own leave-taking, which looks for the control it was opened with.
    setTimeout(() => onClosed(id));
  };
  if (opened.kind === 'new') {
    return (
      <Allowed to={addSource}>
        <SourceFormDialog
          productId={productId}
          onSaved={({ source }) => onOpen(`show-${source.id}`, true)}
          onClose={() => close(null)}
        />
      </Allowed>
    );
  }
  const { id, kind } = opened;
  return (
    <Loaded key={`${kind} ${id}`} productId={productId} id={id} onClose={() => close(id)}>
      {(details) =>
        kind === 'edit' ? (
          <Allowed to={updateSource}>
            <SourceFormDialog
              productId={productId}
              details={details}
              onSaved={() => onOpen(`show-${id}`, true)}
              onClose={() => close(id)}
            />
          </Allowed>
        ) : (
          <SourceDetailsDialog details={details} onEdit={() => onOpen(`edit-${id}`, true)} onClose={() => close(id)} />
        )
      }
    </Loaded>
  );
}

type LoadedProps = {
  productId: number;
  id: number;
  onClose: () => void;
  children: (details: SourceDetails) => ReactNode;
};

function Loaded({ productId, id, onClose, children }: LoadedProps) {
  const source = useSource(productId, id);
  // One of another product has no place on this page.
  if (source.data?.source.productId === productId) return children(source.data);
  const isMissing = source.data !== undefined;
  return (
    <Dialog open onOpenChange={onClose} title="Data source">
      {source.isError || isMissing ? (
        <ErrorState
          title="The data source could not be loaded"
          {...(isMissing ? { text: 'This product does not have this data source.' } : describeFailure(source.error))}
          onRetry={() => void source.refetch()}
          busy={source.isFetching}
        />
      ) : (
        <Loading label="Loading the data source…" className="space-y-4">
          <Skeleton className="h-9" />
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Dialog>
  );
}

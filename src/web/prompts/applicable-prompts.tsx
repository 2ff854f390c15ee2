// The prompts that hold for a product, the instruction they amount to, and the way to change them without leaving the page.

import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowRight, Plus } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { createPrompt, type ProductPrompts, updatePrompt } from '#domain/prompts/prompts.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '#web/kit/card.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { EditOrShow } from '#web/shared/screen/edit-or-show.tsx';
import { MergedPreview } from './merged-preview.tsx';
import { PromptDialogs } from './prompt-dialogs.tsx';
import { useProductPrompts } from './prompts.queries.ts';
import { readDialog } from './prompts.search.ts';
import { ScopeBadge } from './scope-badge.tsx';

export function ApplicablePrompts({ product }: { product: Product }) {
  const { prompt: dialog } = useSearch({ from: '/products/$id' });
  const navigate = useNavigate({ from: '/products/$id' });
  const applicable = useProductPrompts(product.id);
  const open = (next: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, prompt: next }), replace: next === undefined, resetScroll: false });
  return (
    <Card aria-labelledby="applicable-prompts">
      <CardHead
        id="applicable-prompts"
        title="Applicable Prompts"
        hint="Prompts that guide the writer for this product, widest scope first. If two conflict, the narrower scope wins."
        aside={
          <Allowed to={createPrompt}>
            <Button size="sm" onClick={() => open('new')}>
              <Plus aria-hidden />
              Add prompt for this product
            </Button>
          </Allowed>
        }
      />
      {applicable.data ? (
        <Found {...applicable.data} onEdit={(id) => open(`edit-${id}`)} />
      ) : applicable.isError ? (
        <LoadFailure of={applicable} title="Error loading prompts" className="py-8" />
      ) : (
        <CardBody>
          <Loading label="Loading prompts" className="space-y-3">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </Loading>
        </CardBody>
      )}
      <CardFoot className="justify-start">
        <Button asChild size="sm" variant="ghost" className="-ml-2.5">
          <Link to="/prompts">
            All optimization prompts
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </CardFoot>
      <PromptDialogs
        dialog={readDialog(dialog)}
        preset={{ scope: 'sku', scopeValue: product.sku }}
        onClose={() => open(undefined)}
      />
    </Card>
  );
}

function Found({ prompts, merged, onEdit }: ProductPrompts & { onEdit: (id: number) => void }) {
  if (prompts.length === 0) {
    return (
      <CardBody className="text-ink-soft">
        No active prompt applies to this product. The writer follows its own rules and the limits of the channel.
      </CardBody>
    );
  }
  return (
    <>
      <ul className="mt-2 divide-y divide-line border-line border-t">
        {prompts.map((prompt) => (
          <li key={prompt.id} className="flex items-start justify-between gap-3 py-2.5 pr-3 pl-5">
            <div className="min-w-0 flex-1 gap-4 sm:flex">
              <ScopeBadge prompt={prompt} className="sm:w-56 sm:shrink-0" />
              <p className="mt-1.5 min-w-0 flex-1 whitespace-pre-line break-words sm:mt-0">{prompt.prompt}</p>
            </div>
            <EditOrShow to={updatePrompt} name={prompt.prompt.slice(0, 60)} onClick={() => onEdit(prompt.id)} />
          </li>
        ))}
      </ul>
      <MergedPreview lines={merged.lines} />
    </>
  );
}

// View Full Details: everything the source says of a product, where it comes from, and who changed it when.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { describeReview } from '#domain/review/review-state.ts';
import type { Person } from '#domain/session/person.ts';
import { importLabels } from '#domain/transfer/import-labels.ts';
import { getProductOrigin, type ProductOrigin } from '#domain/transfer/product-origin.contract.ts';
import { call } from '#web/client/api.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { formatDate, formatNumber, formatTime } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { OtherLanguages } from '#web/shared/catalogue/other-languages.tsx';

type DetailsViewProps = { product: Product; content: OptimizedContent | null; onClose: () => void };

export function DetailsView({ product, content, onClose }: DetailsViewProps) {
  const origin = useQuery({
    queryKey: [...keys.product(product.id), 'origin'],
    queryFn: ({ signal }) => call(getProductOrigin, { params: { id: String(product.id) }, signal }),
  });
  const languages = Object.keys(product.translations).length;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title="Full details"
      bodyLabel="Details"
      description="All source data of this product, and where it comes from."
    >
      <div className="space-y-6">
        <Section title="Product">
          <Facts
            facts={[
              ['Title', product.title],
              ['SKU', product.sku],
              ['ID', String(product.id)],
              ['Price', product.price],
              ['Category', product.category],
              ['Subcategory', product.subcategory],
              ['Brand', product.brand],
              ['Retailer', product.retailer],
            ]}
          />
        </Section>
        <Section title="Description">
          <p dir="auto" className="whitespace-pre-wrap break-words leading-5.5">
            {product.description || <None />}
          </p>
        </Section>
        <Section title="Bullets" count={product.bullets.length}>
          {product.bullets.length === 0 ? (
            <None />
          ) : (
            <ul className="list-disc space-y-1 pl-4.5 leading-5.5 marker:text-ink-faint">
              {product.bullets.map((bullet, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same line can stand twice
                <li key={index} dir="auto" className="break-words">
                  {bullet}
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title="Attributes" count={product.attributes.length}>
          {product.attributes.length === 0 ? (
            <None />
          ) : (
            <Facts facts={product.attributes.map(({ name, value }) => [name, value])} />
          )}
        </Section>
        {languages > 0 && (
          <Section title="Other languages" count={languages}>
            <OtherLanguages translations={product.translations} />
          </Section>
        )}
        <Section title="Images" count={product.images.length}>
          {product.images.length === 0 ? (
            <None />
          ) : (
            <ol className="space-y-2">
              {product.images.map((url, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same address can stand twice
                <li key={index} className="flex items-center gap-3">
                  <Thumb src={url} alt="" fit="contain" className="size-10" />
                  <span className="min-w-0 break-all text-[0.8125rem]">{url}</span>
                </li>
              ))}
            </ol>
          )}
        </Section>
        <Section title="Origin">
          {origin.data ? (
            <OriginFacts origin={origin.data} />
          ) : origin.isError ? (
            <FailureBox {...describeFailure(origin.error)}>
              <Button size="sm" busy={origin.isFetching} onClick={() => void origin.refetch()}>
                Retry
              </Button>
            </FailureBox>
          ) : (
            <Loading label="Loading the origin…" className="space-y-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </Loading>
          )}
        </Section>
        <Section title="Optimized content">
          {content && content.version > 0 ? (
            <Facts
              facts={[
                ['Started', <When key="at" at={content.createdAt} />],
                ['Last changed', <When key="at" at={content.updatedAt} />],
                ['Version', formatNumber(content.version)],
                ['Content Score', `${describeReview(product).text}: ${product.contentStatus.score} of 100`],
              ]}
            />
          ) : (
            <p className="text-ink-soft">No optimized content generated yet</p>
          )}
        </Section>
      </div>
    </Dialog>
  );
}

function OriginFacts({ origin }: { origin: ProductOrigin }) {
  const { file } = origin;
  const source = file?.import;
  return (
    <Facts
      facts={[
        ['Added', <When key="at" at={origin.createdAt} by={origin.createdBy} />],
        ['Source last changed', <When key="at" at={origin.updatedAt} by={origin.updatedBy} />],
        ...(origin.supplier ? [['Supplier', origin.supplier.name] as [string, string]] : []),
        ['File', file ? importLabels[file.format] : 'None: not imported from a file'],
        [
          'Import',
          source ? (
            <span key="import">
              <Link
                to="/import"
                search={{ run: String(source.id) }}
                className="break-all font-medium text-accent-ink underline-offset-2 hover:underline"
              >
                {source.fileName}
              </Link>
              {', '}
              <When at={source.at} by={source.by} />
            </span>
          ) : null,
        ],
      ]}
    />
  );
}

function When({ at, by = null }: { at: string; by?: Person | null }) {
  const date = new Date(at);
  return (
    <>
      <time dateTime={at}>
        {formatDate(date)} · {formatTime(date)}
      </time>
      {by && ` by ${by.fullName}`}
    </>
  );
}

function Section({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold text-[0.8125rem]">
        {title}
        {count !== undefined && <span className="ml-1.5 font-normal text-ink-faint tabular-nums">{count}</span>}
      </h3>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y text-[0.8125rem]">
      {facts.map(([name, value], index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a source may state the same fact twice
          key={index}
          className="grid grid-cols-[minmax(6rem,1fr)_3fr] gap-3 py-1.5"
        >
          <dt className="min-w-0 break-words text-ink-soft">{name}</dt>
          <dd dir="auto" className="min-w-0 break-words">
            {value || <None />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function None() {
  return <span className="text-ink-faint italic">None</span>;
}

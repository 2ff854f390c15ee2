// Integration status: who writes, which channels are connected, what was and would be pushed, and the latest runs.
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, Download, PenLine, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IntegrationStatus } from '#domain/overview/integration-status.contract.ts';
import { exportCatalogue } from '#domain/transfer/export.contract.ts';
import { exportLabels } from '#domain/transfer/export-labels.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { LatestRuns } from './latest-runs.tsx';
import { ModelUseCards } from './model-use-cards.tsx';
import { useIntegrationStatus } from './overview.queries.ts';
import { hasConnection, PushCard, productsOf } from './push-card.tsx';
import { ReplicaLine } from './replica-line.tsx';

export function IntegrationScreen() {
  const { data, error, refetch, isFetching } = useIntegrationStatus();
  return (
    <>
      <PageHead title="Integration Status" hint="What writes the content, and how the content gets to your shops." />
      {data === undefined && error ? (
        <Card className="mb-6">
          <LoadFailure of={{ error, isFetching, refetch }} title="The integration status could not be loaded" />
        </Card>
      ) : data === undefined ? (
        <StatusSkeleton />
      ) : (
        <div className="mb-4 grid items-start gap-4 lg:grid-cols-2">
          <div className="grid min-w-0 gap-4">
            <WriterCard status={data} />
            <PushCard status={data} />
          </div>
          <ChannelsCard status={data} />
        </div>
      )}
      {data?.replica && <ReplicaLine replica={data.replica} />}
      <ModelUseCards />
      <LatestRuns />
    </>
  );
}

function WriterCard({ status: { writer, models } }: { status: IntegrationStatus }) {
  return (
    <Card aria-labelledby="writing-engine" className="min-w-0">
      <CardHead
        id="writing-engine"
        title="Writing engine"
        aside={
          <Badge tone="ok">
            <CircleCheck aria-hidden />
            In use
          </Badge>
        }
      />
      <div className="flex gap-3.5 px-5 pt-3 pb-4">
        <Mark>
          <PenLine aria-hidden className="size-4" />
        </Mark>
        <div className="min-w-0">
          {writer.model ? (
            <>
              <p className="break-words font-medium">{writer.model.name}</p>
              <p className="mt-1 text-ink-soft">
                A language model served by {writer.model.provider} writes titles, descriptions and bullets. It receives
                the product’s text, its data sources and your prompts. The built-in writer sorts the images.
              </p>
              <p className="mt-2 text-ink-soft">
                Copydesk checks every draft against the facts and the rules. If a check fails, the model tries once to
                fix it. The draft then waits for your review, with any problems marked.
              </p>
            </>
          ) : (
            <>
              <p className="font-medium">Built-in writer</p>
              <p className="mt-1 text-ink-soft">
                Without a language model, Copydesk cleans up, checks and sorts your text. It keeps or removes your
                sentences, adds facts from your attributes and sorts the images. It does not write new sentences and
                does not translate. It needs no key, sends nothing out, and works without a network.
              </p>
              <p className="mt-2 text-ink-soft">
                Keywords that the product does not support are skipped and listed in a note. Connect a model to write
                new sentences.
              </p>
            </>
          )}
          <OtherJobs models={models} />
          <p className="mt-2 text-[0.8125rem] text-ink-soft tabular-nums">
            {productsOf(writer.productsWithContent)} {writer.productsWithContent === 1 ? 'has' : 'have'} content so far.
          </p>
        </div>
      </div>
    </Card>
  );
}

/** Who does what is not writing, and where all of it is chosen. */
function OtherJobs({ models: { chat, judge } }: Pick<IntegrationStatus, 'models'>) {
  return (
    <>
      <p className="mt-2 text-ink-soft">
        {chat ? (
          <>
            <span className="font-medium text-ink">{chat.name}</span>, served by {chat.provider}, answers the chat and
            questions. It receives your questions and the data they are about.
          </>
        ) : (
          'The built-in assistant answers the chat and questions.'
        )}
        {judge && (
          <>
            {' '}
            <span className="font-medium text-ink">{judge.name}</span> checks statements.
          </>
        )}
      </p>
      <p className="mt-2 text-ink-soft">
        Choose models under{' '}
        <Link to="/api-integration" className="text-accent-ink underline">
          API Integration
        </Link>
        .
      </p>
    </>
  );
}

function ChannelsCard({ status: { channels } }: { status: IntegrationStatus }) {
  return (
    <Card aria-labelledby="channels" className="min-w-0">
      <CardHead
        id="channels"
        title="Channels"
        hint={`${hasConnection(channels) ? 'For a channel that is not connected' : 'No channel is connected yet. Until then'}, download a file with the approved content and import it in your shop.`}
      />
      <ul aria-label="Channels" className="mt-3 divide-y divide-line border-line border-t">
        {channels.map(({ name, isConnected, exportFormat }) => {
          const { extension, hint } = exportLabels[exportFormat];
          return (
            <li key={name} className="flex flex-wrap items-start gap-x-3.5 gap-y-2 px-5 py-3.5">
              <Mark>
                <Store aria-hidden className="size-4" />
              </Mark>
              <div className="min-w-0 flex-1 basis-40">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {name}
                  <Badge tone={isConnected ? 'ok' : 'outline'}>
                    {isConnected ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
                    {isConnected ? 'Connected' : 'Not connected'}
                  </Badge>
                </p>
                <p className="mt-0.5 text-[0.8125rem] text-ink-soft">{hint}</p>
              </div>
              <Button asChild size="sm">
                <a
                  href={buildUrl(exportCatalogue.path, { params: { format: exportFormat } })}
                  download
                  aria-label={`Download ${name} ${extension}`}
                >
                  <Download aria-hidden />
                  {extension}
                </a>
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="border-line border-t px-5 py-3 text-[0.8125rem] text-ink-soft">
        For JSON and Excel files, or to export part of the catalog, go to{' '}
        <Link to="/import" hash="export" className="text-accent-ink underline">
          Import and export
        </Link>{' '}
        .{' '}
        <Link to="/products" className="text-accent-ink underline">
          All Products
        </Link>{' '}
        can export the products it lists.
      </p>
    </Card>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-lg border border-line bg-sunken text-ink-faint max-sm:hidden">
      {children}
    </span>
  );
}

/** As high as what comes: the latest runs stand below it from the start. */
function StatusSkeleton() {
  return (
    <Loading label="Loading the integration status" className="mb-4 grid items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <CardSkeleton className="min-h-71.5 max-sm:min-h-91.5" />
        <CardSkeleton className="min-h-61.75 max-sm:min-h-71.75" />
      </div>
      <CardSkeleton className="min-h-100 max-sm:min-h-127" />
    </Loading>
  );
}

function CardSkeleton({ className }: { className: string }) {
  return (
    <Card className={cn('p-5', className)}>
      <Skeleton className="h-5 w-36" />
      <div className="mt-5 flex gap-3.5">
        <Skeleton className="size-9 rounded-lg" />
        <div className="flex-1 space-y-2.5">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      </div>
    </Card>
  );
}

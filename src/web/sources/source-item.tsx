// One data source in the list: what it is and where it is from, what came of it, and its controls.

import { Ellipsis, FileText, Globe, Pencil, RefreshCw, Trash2, Type } from 'lucide-react';
import { originOf, type SourceOrigin } from '#domain/sources/origin.ts';
import { deleteSource, refreshSource, type SourceRow, updateSource } from '#domain/sources/sources.contract.ts';
import { Switch } from '#web/kit/form/switch.tsx';
import { formatDate, formatDateTime } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/kit/layers/menu.tsx';
import { Allowed, AllowedFields } from '#web/shared/screen/allowed.tsx';
import { countOf, nameCategory, originWords, readLink } from './source-words.ts';
import { useDeleteSource, useRefreshSource, useSwitchSource } from './sources.queries.ts';

const originIcons = { text: Type, file: FileText, address: Globe } as const;

type SourceItemProps = {
  source: SourceRow;
  onOpen: (dialog: string) => void;
  /** The controls go with the source: the focus needs another place. */
  onDeleted: () => void;
};

export function SourceItem({ source, onOpen, onDeleted }: SourceItemProps) {
  const switching = useSwitchSource(source.productId);
  const refreshing = useRefreshSource(source.productId);
  const deleting = useDeleteSource(source.productId, onDeleted);
  const origin = originOf(source);
  const name = nameCategory(source.sourceCategory);
  const full = `${name}, ${placeOf(source, origin)}`;
  return (
    <li data-source={source.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 py-3 pr-3 pl-5">
      <div className="min-w-0 flex-1 basis-64">
        <button
          type="button"
          onClick={() => onOpen(`show-${source.id}`)}
          className="max-w-full rounded-sm text-left font-medium text-sm min-h-6 hover:text-accent-ink touch:min-h-10"
        >
          <span className="break-words">{name}</span>
          <span className="sr-only">: show facts and text</span>
        </button>
        <SourcePlace source={source} origin={origin} />
        {source.sourceNotes && (
          <p className="mt-1 line-clamp-2 whitespace-pre-line break-words text-[0.8125rem]">{source.sourceNotes}</p>
        )}
        <p className="mt-1 text-ink-soft text-xs tabular-nums">
          {resultOf(source)}
          <span aria-hidden> · </span>
          Added {formatDate(new Date(source.createdAt))}
          {source.createdByName && ` by ${source.createdByName}`}
          {source.fetchedAt && (
            <>
              <span aria-hidden> · </span>
              Last read {formatDateTime(new Date(source.fetchedAt))}
            </>
          )}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <AllowedFields to={updateSource}>
          <Switch
            label={`Use ${full}`}
            checked={source.isActive}
            onCheckedChange={(isActive) => switching.mutate({ id: source.id, isActive })}
            words={{ on: 'Active', off: 'Inactive' }}
          />
        </AllowedFields>
        {origin === 'address' && (
          <Allowed to={refreshSource}>
            <IconButton
              icon={RefreshCw}
              label={`Read ${full} again`}
              title="Read again"
              busy={refreshing.isPending}
              onClick={() => refreshing.mutate(source.id)}
            />
          </Allowed>
        )}
        <Allowed to={updateSource}>
          <Menu trigger={<IconButton icon={Ellipsis} label={`More actions for ${full}`} />}>
            <MenuItem onSelect={() => onOpen(`show-${source.id}`)}>
              <FileText aria-hidden />
              Facts and text
            </MenuItem>
            <MenuItem onSelect={() => onOpen(`edit-${source.id}`)}>
              <Pencil aria-hidden />
              Edit
            </MenuItem>
            <MenuLine />
            <Allowed to={deleteSource}>
              <MenuItem tone="bad" onSelect={() => deleting.mutate(source.id)}>
                <Trash2 aria-hidden />
                Delete
              </MenuItem>
            </Allowed>
          </Menu>
        </Allowed>
      </div>
    </li>
  );
}

function resultOf({ factCount, claimCount, isActive, characters }: SourceRow): string {
  if (characters === 0) return 'Not read yet';
  const facts = countOf(factCount, 'fact');
  return isActive && claimCount > 0
    ? `${facts}, ${countOf(claimCount, 'claim')} depend${claimCount === 1 ? 's' : ''} on this source`
    : facts;
}

type Placed = Pick<SourceRow, 'sourceUrl' | 'fileName'>;

function placeOf({ sourceUrl, fileName }: Placed, origin: SourceOrigin): string {
  if (origin === 'file') return fileName ?? originWords.file;
  return (origin === 'address' && (readLink(sourceUrl)?.host ?? sourceUrl)) || originWords[origin];
}

/** Text, the name of a file, or the host of a page with a way there. */
export function SourcePlace({ source, origin }: { source: Placed; origin: SourceOrigin }) {
  const Icon = originIcons[origin];
  const link = readLink(source.sourceUrl);
  return (
    <p className="mt-0.5 flex min-w-0 items-center gap-1.5 text-[0.8125rem] text-ink-soft">
      <Icon aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
      <span className="min-w-0 break-all">
        {origin !== 'address' && placeOf(source, origin)}
        {origin === 'text' && link && ' from '}
        {link && origin !== 'file' ? (
          <a
            href={link.href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center rounded-sm underline decoration-line-strong underline-offset-2 hover:text-ink touch:min-h-10"
          >
            {link.host}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          origin === 'address' && source.sourceUrl
        )}
      </span>
    </p>
  );
}

// The lists of a page: what each is for, its keywords in a few words, and the ways to change and delete it.

import { Package, Shapes, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import {
  deleteKeywords,
  type KeywordSummary,
  type ListScope,
  saveKeywords,
} from '#domain/keywords/keywords.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { formatDate, formatNumber } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { usePassingFocus } from '#web/kit/layers/passing-focus.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { EditOrShow } from '#web/shared/screen/edit-or-show.tsx';
import { countKeywords, nameScope, scopeWords } from './keyword-words.ts';

const icons = { category: Shapes, product: Package } as const;

type KeywordListsProps = {
  lists: readonly KeywordSummary[];
  /** The list that is being deleted. */
  deleting: ListScope | undefined;
  onEdit: (scope: ListScope) => void;
  onDelete: (scope: ListScope) => void;
};

export function KeywordLists({ lists, ...rest }: KeywordListsProps) {
  return (
    <ul aria-label="Lists of keywords" className="divide-y divide-line border-line border-t">
      {lists.map((list) => (
        <ListRow key={`${list.scope} ${list.value}`} list={list} {...rest} />
      ))}
    </ul>
  );
}

type ListRowProps = Omit<KeywordListsProps, 'lists'> & { list: KeywordSummary };

function ListRow({ list, deleting, onEdit, onDelete }: ListRowProps) {
  const { scope, value, product, count, volume, samples, updatedAt } = list;
  const Icon = icons[scope];
  const name = product?.title ?? value;
  const more = count - samples.length;
  const row = useRef<HTMLLIElement>(null);
  usePassingFocus(row);
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge>
            <Icon aria-hidden />
            {scopeWords[scope]}
          </Badge>
          <span className="min-w-0 break-words font-medium">{name}</span>
          {product && <span className="text-ink-soft text-xs">{product.sku}</span>}
        </p>
        <p className="mt-1 break-words text-[0.8125rem]">
          {samples.join(' · ')}
          {more > 0 && <span className="text-ink-soft"> and {formatNumber(more)} more</span>}
        </p>
        <p className="mt-0.5 text-ink-soft text-xs tabular-nums">
          {countKeywords(count)}
          {volume !== null && ` · ${formatNumber(volume)} searches per month`} · updated{' '}
          {formatDate(new Date(updatedAt))}
        </p>
      </div>
      <div className="-ml-2 flex gap-0.5">
        <EditOrShow
          to={saveKeywords}
          name={`the keywords of ${nameScope(scope, name)}`}
          onClick={() => onEdit({ scope, value })}
        />
        <Allowed to={deleteKeywords}>
          <IconButton
            icon={Trash2}
            label={`Delete the keywords of ${nameScope(scope, name)}`}
            title="Delete"
            busy={deleting?.scope === scope && deleting.value === value}
            onClick={() => onDelete({ scope, value })}
          />
        </Allowed>
      </div>
    </li>
  );
}

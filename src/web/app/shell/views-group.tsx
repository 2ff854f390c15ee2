// The saved views in the sidebar: open one, rename, move and remove it.

import { useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Bookmark, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changeSavedView, longestViewName, removeSavedView } from '#domain/catalogue/saved-view-edits.contract.ts';
import type { SavedView } from '#domain/catalogue/saved-views.contract.ts';
import { useMoveView, useRemoveView, useRenameView, useViewCount } from '#web/catalogue/views/saved-views.queries.ts';
import { useOpenView } from '#web/catalogue/views/saved-views.ts';
import { useMay } from '#web/client/use-may.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { Menu, MenuItem } from '#web/kit/layers/menu.tsx';
import { useActions } from '#web/shared/screen/actions.ts';
import { NameDialog } from '#web/shared/screen/name-dialog.tsx';
import { parseSearch } from '#web/shared/screen/search-params.ts';
import { type InSidebar, PlaceGroup, PlaceLink } from './place-link.tsx';

export function ViewsGroup({ views, isCollapsed, onGo }: InSidebar & { views: SavedView[] }) {
  const [renamed, setRenamed] = useState<SavedView>();
  return (
    <PlaceGroup title="Saved views" isCollapsed={isCollapsed}>
      {views.map((view, position) => (
        <ViewLine
          key={view.id}
          view={view}
          position={position}
          isLast={position === views.length - 1}
          isCollapsed={isCollapsed}
          onGo={onGo}
          onRename={() => setRenamed(view)}
        />
      ))}
      {/* The menu on phones has the same lines once more. */}
      {!onGo && <ViewActions views={views} />}
      {renamed && <RenameDialog view={renamed} onClose={() => setRenamed(undefined)} />}
    </PlaceGroup>
  );
}

type ViewLineProps = InSidebar & { view: SavedView; position: number; isLast: boolean; onRename: () => void };

function ViewLine({ view, position, isLast, isCollapsed, onGo, onRename }: ViewLineProps) {
  const count = useViewCount(view);
  const isOpen = useOpenView()?.id === view.id;
  const move = useMoveView();
  const remove = useRemoveView();
  const mayChange = useMay(changeSavedView, removeSavedView);
  return (
    <li className="group/view relative" title={view.name}>
      <PlaceLink
        to={view.path}
        search={parseSearch(view.search)}
        activeOptions={{ exact: true }}
        label={view.name}
        icon={Bookmark}
        count={count}
        isLit={isOpen}
        isCollapsed={isCollapsed}
        onGo={onGo}
        className={
          isCollapsed
            ? ''
            : 'touch:pr-11 group-has-[button:focus-visible,[data-state=open]]/view:[&>[data-count]]:opacity-0 pointer-fine:group-hover/view:[&>[data-count]]:opacity-0'
        }
      />
      {!isCollapsed && mayChange && (
        <Menu
          trigger={
            <IconButton
              icon={Ellipsis}
              label={`More actions for the view ${view.name}`}
              className="absolute top-0.5 right-1 h-7 w-7 opacity-0 focus-visible:opacity-100 data-[state=open]:opacity-100 group-hover/view:opacity-100 touch:top-0 touch:right-0 touch:opacity-100"
            />
          }
        >
          <MenuItem onSelect={onRename}>
            <Pencil aria-hidden />
            Rename
          </MenuItem>
          <MenuItem disabled={position === 0} onSelect={() => move.mutate({ view, position: position - 1 })}>
            <ArrowUp aria-hidden />
            Move up
          </MenuItem>
          <MenuItem disabled={isLast} onSelect={() => move.mutate({ view, position: position + 1 })}>
            <ArrowDown aria-hidden />
            Move down
          </MenuItem>
          <MenuItem tone="bad" onSelect={() => remove.mutate({ view, position })}>
            <Trash2 aria-hidden />
            Remove
          </MenuItem>
        </Menu>
      )}
    </li>
  );
}

/** In the palette, beside the places. */
function ViewActions({ views }: { views: SavedView[] }) {
  const navigate = useNavigate();
  useActions(
    'Saved views',
    views.map(({ id, name, path, search }) => ({
      id: `view.${id}`,
      label: name,
      run: () => void navigate({ to: path, search: parseSearch(search) as never }),
    })),
  );
  return null;
}

function RenameDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const rename = useRenameView(view.id);
  return (
    <NameDialog
      noun="view"
      placeholder="For example: Walmart, required rules"
      maxLength={longestViewName}
      title="Rename view"
      text="The list and its filters do not change."
      name={view.name}
      sendLabel="Rename"
      isSending={rename.isPending}
      error={rename.error}
      onSend={(name) => rename.mutate(name, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

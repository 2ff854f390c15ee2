// The commands for the image in focus, each a key and a button.

import { useNavigate } from '@tanstack/react-router';
import type { Product } from '#domain/catalogue/product.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { fixAction } from '#domain/runs/actions/fix.action.ts';
import { rejectAction } from '#domain/runs/actions/reject.action.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { useProductSearch } from '../product-link.tsx';
import type { HeroNotes } from './gallery.queries.ts';
import { isOpen } from './tile-words.ts';
import type { useDecideImages } from './use-decide-images.ts';
import type { useTileFocus } from './use-tile-focus.ts';

export type TileCommands = Readonly<Record<'approve' | 'reject' | 'edit' | 'fix', () => void>>;

type TileCommandsOptions = {
  focus: ReturnType<typeof useTileFocus>;
  notes: HeroNotes | undefined;
  decisions: ReturnType<typeof useDecideImages>;
  /** With a selection its bar has the keys. */
  hasSelection: boolean;
  onFix: (product: Product) => void;
};

export function useTileCommands({ focus, notes, decisions, hasSelection, onFix }: TileCommandsOptions): TileCommands {
  const navigate = useNavigate();
  const search = useProductSearch();
  const { tiles, current, at, goTo } = focus;
  const decide = (to: 'approved' | 'rejected') => {
    if (!current) return;
    decisions.decide(current, to);
    // What is decided leaves the list: the focus moves on before it does.
    goTo(at + 1 < tiles.length ? at + 1 : at - 1);
  };
  const edit = () => {
    if (!current) return;
    void navigate({ to: '/products/$id/images' as '/products/$id', params: { id: String(current.id) }, search });
  };
  const goToNext = () => {
    const ahead = [...tiles.keys()].map((step) => (at + 1 + step) % tiles.length);
    const next = ahead.find((each) => isOpen(notes?.get(tiles[each]?.product.id ?? 0)));
    if (next !== undefined) goTo(next, { isFocused: true });
  };
  const commands: TileCommands = {
    approve: () => decide('approved'),
    reject: () => decide('rejected'),
    edit,
    fix: () => current && onFix(current),
  };
  const isOn = current !== undefined && !hasSelection;
  useActions('Images', [
    {
      id: 'images.approve',
      label: 'Approve the images of the focused product',
      needs: approveAction,
      keys: 'a',
      enabled: isOn,
      run: commands.approve,
    },
    {
      id: 'images.reject',
      label: 'Reject the images of the focused product',
      needs: rejectAction,
      keys: 'r',
      enabled: isOn,
      run: commands.reject,
    },
    {
      id: 'images.fix',
      label: 'Fix the images of the focused product',
      needs: fixAction,
      keys: 'f',
      enabled: isOn,
      run: commands.fix,
    },
    {
      id: 'images.edit',
      label: 'Edit the images of the focused product',
      needs: patchContent,
      keys: 'e',
      enabled: current !== undefined,
      run: edit,
    },
    { id: 'images.next', label: 'Next image with a problem', keys: 'n', enabled: tiles.length > 0, run: goToNext },
    {
      id: 'images.undo',
      label: 'Undo my last decision',
      needs: approveAction,
      keys: 'z',
      enabled: decisions.canUndo,
      run: decisions.undo,
    },
  ]);
  return commands;
}

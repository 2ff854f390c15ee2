// What can be done about the image in focus, at the foot of the window, and by key.

import { Check, PencilLine, RefreshCw, WandSparkles, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { HeroNote } from '#domain/review/hero-note.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { approvedAlready } from '#domain/review/second-person.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { fixAction } from '#domain/runs/actions/fix.action.ts';
import { measureImagesAction } from '#domain/runs/actions/measure-images.action.ts';
import { rejectAction } from '#domain/runs/actions/reject.action.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Kbd } from '#web/kit/kbd.tsx';
import { BottomBar } from '#web/kit/layers/bottom-bar.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { firstWordOf, wordOf } from './tile-words.ts';
import type { TileCommands } from './use-tile-commands.ts';

const hints = [
  ['j', 'k', 'Move'],
  ['x', 'Select'],
  ['n', 'Next problem'],
] as const;

type TileFootProps = {
  product: Product | undefined;
  note: HeroNote | undefined;
  commands: TileCommands;
  /** Loads its images again; null where its hero is there, or would not be. */
  retry: { isBusy: boolean; run: () => void } | null;
};

export function TileFoot({ product, note, commands, retry }: TileFootProps) {
  const isNarrow = useIsNarrow();
  const myId = useMyId();
  const said = note ? [wordOf(note, null), firstWordOf(note)].flatMap((word) => word?.title ?? []) : [];
  const why = product ? undefined : 'Select an image first';
  const isMyFirst = note?.status === 'pending' && note.needsTwo && note.first?.by.id === myId;
  const whyNot = (status: 'approved' | 'rejected') =>
    why ?? (note?.status == null ? 'No content yet' : note.status === status ? `Already ${status}` : undefined);
  const label = (text: string, keys: string): ReactNode => (
    <>
      {text}
      {!isNarrow && <Kbd keys={keys} />}
    </>
  );
  // On a phone there is room for what was touched alone.
  if (isNarrow && !product) return null;
  return (
    <BottomBar label="Focused image" className={isNarrow ? '*:flex-1 *:px-2' : ''}>
      {!isNarrow && (
        <>
          <ul className="flex shrink-0 gap-3 text-[0.8125rem] text-ink-soft max-xl:hidden">
            {hints.map((hint) => (
              <li key={hint[0]} className="flex items-center gap-1.5">
                {hint.slice(0, -1).map((keys) => (
                  <Kbd key={keys} keys={keys} />
                ))}
                {hint.at(-1)}
              </li>
            ))}
          </ul>
          <p className="mr-auto min-w-0 flex-1 truncate text-right text-[0.8125rem]">
            {product && <span className="font-medium">{product.title}</span>}
            {said.map((sentence) => (
              <span key={sentence} className="text-ink-soft">
                {' · '}
                {sentence}
              </span>
            ))}
          </p>
        </>
      )}
      <Allowed to={rejectAction}>
        <Button variant="danger" disabledReason={whyNot('rejected')} onClick={commands.reject}>
          {!isNarrow && <X aria-hidden />}
          {label('Reject', 'r')}
        </Button>
      </Allowed>
      <Allowed to={patchContent}>
        <Button disabledReason={why} onClick={commands.edit}>
          {!isNarrow && <PencilLine aria-hidden />}
          {label('Edit', 'e')}
        </Button>
      </Allowed>
      {retry && (
        <Allowed to={measureImagesAction}>
          <Button busy={retry.isBusy} onClick={retry.run}>
            {!isNarrow && !retry.isBusy && <RefreshCw aria-hidden />}
            Try again
          </Button>
        </Allowed>
      )}
      {/* A phone has room for one of them, and what is not there is not fixed. */}
      {!(isNarrow && retry) && (
        <Allowed to={fixAction}>
          <Button variant="soft" disabledReason={why} onClick={commands.fix}>
            {!isNarrow && <WandSparkles aria-hidden />}
            {label('Fix', 'f')}
          </Button>
        </Allowed>
      )}
      <Allowed to={approveAction}>
        <Button
          variant="decide"
          disabledReason={whyNot('approved') ?? (isMyFirst ? approvedAlready : undefined)}
          onClick={commands.approve}
        >
          {!isNarrow && <Check aria-hidden />}
          {label('Approve', 'a')}
        </Button>
      </Allowed>
    </BottomBar>
  );
}

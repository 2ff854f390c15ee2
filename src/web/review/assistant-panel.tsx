// The Optimization Assistant beside the parts: chat and content history. It folds to a rail; where there is no room it is a sheet, one tap away.
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { Sheet } from '#web/kit/layers/sheet.tsx';
import { Tabs } from '#web/kit/tabs.tsx';
import { useMedia } from '#web/kit/use-media.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { foldAssistant, useIsFolded } from './assistant-fold.ts';
import type { PanelTab } from './review.search.ts';

const title = 'Optimization Assistant';
const hint = 'Chat about this product or create custom optimization prompts';

type AssistantPanelProps = {
  /** The tab in the address; without one wide screens show the chat unless it is folded, and the sheet is closed. */
  tab: PanelTab | undefined;
  onTabChange: (tab: PanelTab | undefined) => void;
  chat: ReactNode;
  history: ReactNode;
  /** How many messages nobody has seen yet; nothing where there is none. */
  unread: ReactNode;
};

/** As wide as this the panel stands beside the parts. */
const useHasRoomBeside = () => useMedia('(min-width: 64rem)');

export function AssistantPanel({ tab, onTabChange, chat, history, unread }: AssistantPanelProps) {
  const hasRoom = useHasRoomBeside();
  const isFolded = useIsFolded() && tab === undefined;
  const fold = (next: boolean) => {
    foldAssistant(next);
    if (next) onTabChange(undefined);
  };
  useActions('Review', [
    {
      id: 'review.fold-assistant',
      label: isFolded ? `Expand the ${title}` : `Collapse the ${title}`,
      enabled: hasRoom,
      run: () => fold(!isFolded),
    },
  ]);
  const toggle = useToggleFocus(isFolded);
  const tabs = (
    <Tabs
      value={tab ?? 'chat'}
      onValueChange={onTabChange}
      label={title}
      className="flex min-h-0 flex-1 flex-col [&>[role=tablist]]:shrink-0 [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1"
      tabs={[
        {
          value: 'chat',
          label: 'Chat',
          // A conversation under way outlives a look at the history.
          isKept: true,
          content: <div className="flex h-full min-h-0 flex-col">{chat}</div>,
        },
        {
          value: 'history',
          label: 'Content History',
          content: <div className="h-full overflow-y-auto">{history}</div>,
        },
      ]}
    />
  );
  if (!hasRoom) {
    return (
      <Sheet
        open={tab !== undefined}
        onOpenChange={(isOpen) => !isOpen && onTabChange(undefined)}
        title={title}
        description={hint}
      >
        <div data-assistant="sheet" className="contents">
          {tabs}
        </div>
      </Sheet>
    );
  }
  if (isFolded) {
    return (
      <AssistantRail>
        <button
          type="button"
          {...toggle}
          aria-expanded={false}
          aria-label={`Expand the ${title}`}
          aria-describedby="assistant-unread"
          onClick={() => fold(false)}
          className="flex h-full w-full flex-col items-center gap-3 rounded-xl py-3 text-[0.8125rem] text-ink-soft hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
        >
          <PanelRightOpen aria-hidden className="size-4 shrink-0" />
          <span aria-hidden className="[writing-mode:vertical-rl]">
            {title}
          </span>
          <span id="assistant-unread">{unread}</span>
        </button>
      </AssistantRail>
    );
  }
  return (
    <AssistantCard
      fold={
        <IconButton
          icon={PanelRightClose}
          label={`Collapse the ${title}`}
          {...toggle}
          aria-expanded
          onClick={() => fold(true)}
          className="-mr-2"
        />
      }
    >
      {tabs}
    </AssistantCard>
  );
}

/** One of the two buttons comes where the other had the focus. */
function useToggleFocus(isFolded: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of buttons that loses the focus
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isFolded]);
  return {
    ref: button,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}

/** The panel's place beside the parts while it is still to be drawn. */
export function AssistantFrame() {
  const isFolded = useIsFolded();
  if (!useHasRoomBeside()) return null;
  return isFolded ? <AssistantRail /> : <AssistantCard />;
}

/** Between the walk above it and the decision bar. */
const place =
  'sticky top-[calc(7.75rem+var(--strip,0rem))] h-[calc(100dvh-20rem-var(--strip,0rem))] min-h-96 min-w-0 xl:top-[calc(5rem+var(--strip,0rem))] xl:h-[calc(100dvh-17rem-var(--strip,0rem))]';

function AssistantRail({ children }: { children?: ReactNode }) {
  return (
    <Card aria-label={title} data-assistant="rail" className={place}>
      {children}
    </Card>
  );
}

function AssistantCard({ fold, children }: { fold?: ReactNode; children?: ReactNode }) {
  return (
    <Card aria-labelledby="assistant-title" className={cn(place, 'flex flex-col overflow-hidden')}>
      <header className="flex items-start justify-between gap-3 px-5 pt-4 pb-1">
        <div className="min-w-0">
          <h2 id="assistant-title" className="font-semibold text-[0.9375rem] leading-6">
            {title}
          </h2>
          <p className="mt-0.5 text-[0.8125rem] text-ink-soft">{hint}</p>
        </div>
        {fold}
      </header>
      {children}
    </Card>
  );
}

/** Eight and four of twelve columns, or all but the rail. */
export const besideStyle =
  'grid items-start gap-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:has-[>[data-assistant=rail]]:grid-cols-[minmax(0,1fr)_2.75rem] lg:has-[>[data-assistant=rail]]:gap-4';

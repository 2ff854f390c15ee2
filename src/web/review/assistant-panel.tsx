// The Optimization Assistant beside the parts: chat and content history. Where there is no room it is a sheet, one tap away.
import type { ReactNode } from 'react';
import { Card } from '#web/kit/card.tsx';
import { Sheet } from '#web/kit/layers/sheet.tsx';
import { Tabs } from '#web/kit/tabs.tsx';
import { useMedia } from '#web/kit/use-media.ts';
import type { PanelTab } from './review.search.ts';

const title = 'Optimization Assistant';
const hint = 'Chat about this product or create custom optimization prompts';

type AssistantPanelProps = {
  /** The tab in the address; without one wide screens show the chat, and the sheet is closed. */
  tab: PanelTab | undefined;
  onTabChange: (tab: PanelTab | undefined) => void;
  chat: ReactNode;
  history: ReactNode;
};

/** As wide as this the panel stands beside the parts. */
const useHasRoomBeside = () => useMedia('(min-width: 64rem)');

export function AssistantPanel({ tab, onTabChange, chat, history }: AssistantPanelProps) {
  const hasRoom = useHasRoomBeside();
  const tabs = (
    <Tabs
      value={tab ?? 'chat'}
      onValueChange={onTabChange}
      label={title}
      className="flex min-h-0 flex-1 flex-col [&>[role=tablist]]:shrink-0 [&_[role=tab]]:-outline-offset-2 [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1"
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
  return <AssistantCard>{tabs}</AssistantCard>;
}

/** The panel's place beside the parts while it is still to be drawn. */
export function AssistantFrame() {
  return useHasRoomBeside() && <AssistantCard />;
}

function AssistantCard({ children }: { children?: ReactNode }) {
  return (
    <Card
      aria-labelledby="assistant-title"
      data-assistant="panel"
      className="sticky top-31 col-span-4 flex h-[calc(100dvh-20rem)] min-h-96 min-w-0 flex-col overflow-hidden xl:top-20 xl:h-[calc(100dvh-17rem)]"
    >
      <header className="px-5 pt-4 pb-1">
        <h2 id="assistant-title" className="font-semibold text-[0.9375rem] leading-6">
          {title}
        </h2>
        <p className="mt-0.5 text-[0.8125rem] text-ink-soft">{hint}</p>
      </header>
      {children}
    </Card>
  );
}

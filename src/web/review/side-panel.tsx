// Beside the parts: the product as its source has it, and its content history.

import { Card } from '#web/kit/card.tsx';
import { Tabs } from '#web/kit/tabs.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ProductPreview } from './product-preview.tsx';
import type { useProductHistory } from './review.queries.ts';
import type { Review } from './use-review.ts';

type SidePanelProps = {
  review: Review;
  history: ReturnType<typeof useProductHistory>;
  panel: 'product' | 'history';
  onPanelChange: (panel: 'product' | 'history') => void;
};

export function SidePanel({ review, history, panel, onPanelChange }: SidePanelProps) {
  return (
    <Card
      aria-label="Product and history"
      className="min-w-0 overflow-hidden lg:sticky lg:top-31 lg:col-span-4 lg:flex lg:max-h-[calc(100dvh-9rem)] lg:flex-col xl:top-20 xl:max-h-[calc(100dvh-6.5rem)]"
    >
      <Tabs
        value={panel}
        onValueChange={onPanelChange}
        label="Product and history"
        className="contents [&>[role=tablist]]:shrink-0 [&_[role=tab]]:-outline-offset-2 [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:overflow-y-auto"
        tabs={[
          { value: 'product', label: 'Product', content: <ProductPreview product={review.product} /> },
          { value: 'history', label: 'Content History', content: <HistoryPanel review={review} history={history} /> },
        ]}
      />
    </Card>
  );
}

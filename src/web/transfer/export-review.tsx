// The export that a brand answers in, among the formats of the export card.
import { MessageSquareText } from 'lucide-react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { reviewFormats, reviewLabels } from '#domain/transfer/export-labels.ts';
import { Button } from '#web/kit/button.tsx';
import { useStartExport } from '#web/shared/transfer/start-export.ts';

export function ExportForReview({ filter, isEmpty }: { filter: ProductFilter; isEmpty: boolean }) {
  const start = useStartExport();
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3">
      <span className="hidden size-9 shrink-0 place-items-center rounded-lg border border-line bg-sunken text-ink-faint sm:grid">
        <MessageSquareText aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">For review</p>
        <p className="text-ink-soft text-xs">
          A file in which a brand can approve, reject or change texts. Upload it here when you get it back.
        </p>
      </div>
      <div className="flex gap-2">
        {reviewFormats.map((format) => (
          <Button
            key={format}
            size="sm"
            aria-label={`Export for review, ${reviewLabels[format].extension}`}
            busy={start.isPending && start.variables.format === format}
            {...(isEmpty ? { disabledReason: 'There are no products of this kind to export.' } : {})}
            onClick={() => start.mutate({ format, selection: { filter } })}
          >
            {reviewLabels[format].extension}
          </Button>
        ))}
      </div>
    </li>
  );
}

// One part under review: status, old beside new, notes, and what can be done with it.
import { Equal } from 'lucide-react';
import type { Dispatch } from 'react';
import { isSameContent } from '#domain/history/same-content.ts';
import type { Part, Status } from '#domain/review/content.ts';
import { partLabels } from '#domain/review/review.ts';
import { StatusBadge } from '#web/kit/badge.tsx';
import { Card, CardBody, CardFoot, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { Compare } from '#web/kit/compare.tsx';
import { type Edit, type EditEvent, isTextPart, type TextValue } from './edits.reducer.ts';
import { GenerateButton } from './generate-button.tsx';
import { ImagesCompare } from './images-compare.tsx';
import { PartActions } from './part-actions.tsx';
import { PartEditor } from './part-editor.tsx';
import { ApprovalNote, describeOrigin, SourceNotice, WriterNotes } from './part-notes.tsx';
import type { ViewMode } from './review.search.ts';
import { partElementId } from './use-current-part.ts';
import type { Review } from './use-review.ts';

type PartCardProps = {
  part: Part;
  review: Review;
  /** The writer's notes on this part alone. */
  notes: readonly string[];
  mode: ViewMode;
  /** True for the part the keys act on. */
  isCurrent: boolean;
  onCurrent: () => void;
  edit: Edit | undefined;
  onEvent: Dispatch<EditEvent>;
  onDecide: (to: Status) => void;
  onEdit: () => void;
  onSave: (base?: TextValue) => void;
  onCancel: () => void;
};

export function PartCard({ part, review, notes, mode, isCurrent, onCurrent, edit, ...on }: PartCardProps) {
  const { content, product, isStarted, generating } = review;
  const status = content[`${part}Status`];
  const record = content.parts[part];
  const isGenerating = generating.includes(part);
  const headingId = `${partElementId(part)}-title`;
  const title = part === 'images' ? 'Product Images (Legacy View)' : partLabels[part];
  return (
    <Card
      id={partElementId(part)}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-current={isCurrent || undefined}
      aria-busy={isGenerating || undefined}
      onFocusCapture={onCurrent}
      onPointerDown={onCurrent}
      className={cn(
        'scroll-mt-28 scroll-mb-24 transition-[border-color,box-shadow] duration-150 focus-visible:outline-offset-0 xl:scroll-mt-18',
        isCurrent && 'border-accent/55 shadow-[0_0_0_3px_var(--accent-soft),var(--shadow-card)]',
      )}
    >
      <CardHead
        id={headingId}
        title={title}
        hint={
          isGenerating
            ? 'Being written…'
            : isStarted
              ? describeOrigin(record)
              : 'Nothing generated yet: this is the source'
        }
        aside={<StatusBadge status={status} />}
      />
      <CardBody className="space-y-4">
        <SourceNotice changes={record.sourceChanges} />
        {edit && isTextPart(part) ? (
          <PartEditor
            part={part}
            edit={edit}
            current={content[part]}
            productId={product.id}
            onEvent={on.onEvent}
            onSave={on.onSave}
            onCancel={on.onCancel}
          />
        ) : part === 'images' ? (
          <ImagesCompare before={product.images} after={content.images} isStarted={isStarted} mode={mode} />
        ) : (
          <PartText part={part} review={review} mode={mode} />
        )}
        {!edit && <WriterNotes notes={notes} />}
        {!edit && <ApprovalNote status={status} record={record} />}
      </CardBody>
      {!edit && (
        <CardFoot className="justify-between">
          <GenerateButton
            part={part}
            isStarted={isStarted}
            isGenerating={isGenerating}
            onGenerate={(keywords) => void review.generate(part, keywords)}
          />
          <PartActions
            part={part}
            status={status}
            isCurrent={isCurrent}
            isGenerating={isGenerating}
            onDecide={on.onDecide}
            onEdit={on.onEdit}
          />
        </CardFoot>
      )}
    </Card>
  );
}

function PartText({
  part,
  review,
  mode,
}: {
  part: 'title' | 'bullets' | 'description';
  review: Review;
  mode: ViewMode;
}) {
  const { content, product, isStarted } = review;
  const emptyTexts = { title: 'No title', bullets: 'No bullets', description: 'No description' };
  const isSame = isSameContent(product[part], content[part]);
  const text = (
    <Compare
      before={product[part]}
      after={content[part]}
      // The source beside itself would say nothing.
      mode={isStarted && !isSame ? mode : 'after'}
      beforeLabel="Original"
      afterLabel="Optimised"
      emptyText={emptyTexts[part]}
      {...(part === 'title' ? { className: 'text-[0.9375rem]' } : {})}
    />
  );
  if (!isStarted || !isSame || mode === 'after') return text;
  return (
    <div>
      <p className="mb-1.5 flex items-center gap-1.5 text-ink-faint text-xs">
        <Equal aria-hidden className="size-3.5" />
        The same as the original
      </p>
      {text}
    </div>
  );
}

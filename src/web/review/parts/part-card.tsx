// One part under review: status, old beside new, notes, and what can be done with it.
import { Equal } from 'lucide-react';
import { memo, useMemo } from 'react';
import { isSameContent } from '#domain/history/same-content.ts';
import { isTextPart, type Part, partTable, type Status, type TextPart } from '#domain/parts/parts.ts';
import type { PartRecord } from '#domain/review/content.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { OpenClaims } from '#web/client/claims/open-claims.tsx';
import { annotateVoice } from '#web/client/voice/voice-marks.tsx';
import { StatusBadge } from '#web/kit/badge.tsx';
import { Card, CardBody } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { type Annotate, Compare } from '#web/kit/compare/compare.tsx';
import type { Question } from '../claims/attest.ts';
import { AttestConfirm } from '../claims/attest-confirm.tsx';
import { ClaimedText } from '../claims/claimed-text.tsx';
import type { Claims } from '../claims/use-checker.ts';
import { useHasLiveText } from '../commands/live-writing.ts';
import type { UnsavedDecision as Unsaved } from '../commands/review.queue.ts';
import { partElementId } from '../commands/use-current-part.ts';
import type { PartCommands } from '../commands/use-part-commands.ts';
import { ImagesCompare } from '../images/images-compare.tsx';
import type { ViewMode } from '../review.search.ts';
import type { ReviewSlots } from '../review.slots.ts';
import { PartVoice, useVoiceMarks } from '../voice/part-voice.tsx';
import { DraftReasons } from './draft-reasons.tsx';
import type { Edit, TextValue } from './edits.reducer.ts';
import { GenerateButton } from './generate-button.tsx';
import { LiveHint, LiveText } from './live-text.tsx';
import { PartActions } from './part-actions.tsx';
import { PartEditor } from './part-editor.tsx';
import { ApprovalNote, describeOrigin, SourceNotice } from './part-notes.tsx';
import { RejectReason } from './reject-reason.tsx';
import { SentenceFacts } from './sentence-facts.tsx';
import type { ShownReason } from './shared-notes.ts';
import { StopButton } from './stop-button.tsx';
import { UnsavedDecision } from './unsaved-decision.tsx';
import { describeLed, WrittenWith } from './written-with.tsx';

type PartCardProps = {
  part: Part;
  productId: number;
  /** The part as the product has it. */
  source: TextValue;
  /** The part as it stands now. */
  value: TextValue;
  status: Status;
  record: PartRecord;
  /** What the writer has to say of this part alone. */
  reasons: readonly ShownReason[];
  isStarted: boolean;
  isGenerating: boolean;
  mode: ViewMode;
  /** True for the part the keys act on. */
  isCurrent: boolean;
  edit: Edit | undefined;
  /** The decision on it that could not be saved. */
  unsaved: Unsaved | undefined;
  claims: Claims;
  /** Null where no voice holds. */
  voice: VoiceCheck | null;
  /** The attestation its approval waits for. */
  question: Question | null;
  /** Its rejection is to be given a reason. */
  isAskedWhy: boolean;
  /** Its reasons and rules are open to be read. */
  isWhyOpen: boolean;
  myName: string;
  commands: PartCommands;
  /** Shows what led a draft. */
  instruction: ReviewSlots['instruction'] | undefined;
};

/** Drawn again only when it changes: a decision moves on to the next part, and leaves the others as they are. */
export const PartCard = memo(function PartCard(props: PartCardProps) {
  const {
    part,
    productId,
    source,
    value,
    status,
    record,
    reasons,
    isStarted,
    isGenerating,
    mode,
    isCurrent,
    edit,
    unsaved,
    claims,
    voice,
    question,
    isAskedWhy,
    isWhyOpen,
    myName,
    commands,
    instruction,
  } = props;
  const headingId = `${partElementId(part)}-title`;
  const title = part === 'images' ? 'Product Images (Legacy View)' : partTable[part].label;
  const isLive = useHasLiveText(productId, part);
  const choose = () => commands.choose(part);
  const retry = ({ to, reason }: Unsaved) =>
    to === 'rejected' ? commands.reject(part, reason) : commands.decide(part, to);
  return (
    <Card
      id={partElementId(part)}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-current={isCurrent || undefined}
      aria-busy={isGenerating || undefined}
      onFocusCapture={choose}
      onPointerDown={choose}
      className={cn(
        'scroll-mt-28 scroll-mb-20 focus-visible:outline-offset-0 max-sm:scroll-mt-17 xl:scroll-mt-18',
        isCurrent && 'border-accent/55 shadow-[0_0_0_3px_var(--accent-soft),var(--shadow-card)]',
        unsaved && 'border-bad',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-5 pt-2.5 max-sm:gap-y-0">
        <h2 id={headingId} className="font-semibold text-[0.9375rem] leading-7.5">
          {title}
        </h2>
        <StatusBadge status={status} />
        <p className="wrap-anywhere min-w-0 text-[0.8125rem] text-ink-soft leading-4 max-sm:w-full sm:flex-1">
          {isGenerating ? (
            <LiveHint productId={productId} part={part} />
          ) : isStarted ? (
            describeOrigin(record)
          ) : (
            'Nothing generated yet'
          )}
        </p>
        {!edit && !question && (
          <PartActions
            part={part}
            status={status}
            isGenerating={isGenerating}
            onDecide={(to) => commands.decide(part, to)}
            onEdit={() => commands.edit(part)}
          />
        )}
      </header>
      {unsaved && <UnsavedDecision part={part} to={unsaved.to} onRetry={() => retry(unsaved)} />}
      {/* What is said of the old text keeps its room, and is not read for the new one. */}
      <CardBody className={cn('space-y-3 pt-2 pb-3', isLive && '[&>:not([data-live])]:invisible')}>
        <SourceNotice changes={record.sourceChanges} />
        {!isTextPart(part) ? (
          <ImagesCompare before={[source].flat()} after={[value].flat()} isStarted={isStarted} mode={mode} />
        ) : edit ? (
          <PartEditor
            part={part}
            edit={edit}
            current={value}
            productId={productId}
            claims={claims}
            voice={voice}
            onEvent={commands.change}
            onSave={(base) => commands.save(part, base)}
            onCancel={() => commands.cancel(part)}
          />
        ) : (
          <LiveText productId={productId} part={part}>
            <PartText
              part={part}
              before={source}
              after={value}
              isStarted={isStarted}
              mode={mode}
              claims={claims}
              voice={voice}
              onMended={(mended) => {
                commands.edit(part);
                commands.change({ type: 'typed', part, value: mended, at: new Date().toISOString() });
              }}
            />
          </LiveText>
        )}
        {!edit && <ApprovalNote part={part} status={status} record={record} onSayWhy={() => commands.askWhy(part)} />}
        {!edit && status === 'approved' && (
          <OpenClaims claims={record.openClaims} attestedBy={record.attestedBy} source={claims.source} />
        )}
      </CardBody>
      {!edit && question && (
        <AttestConfirm
          question={question}
          fullName={myName}
          source={claims.source}
          onAttest={() => commands.attest(part)}
          onFix={() => commands.fix(part)}
          onEdit={() => commands.edit(part)}
          onBack={() => commands.goBack(part)}
        />
      )}
      {!edit && isAskedWhy && (
        <RejectReason
          part={part}
          present={status === 'rejected' ? (record.reason ?? '') : null}
          onReject={(reason) => commands.reject(part, reason)}
          onBack={() => commands.goBack(part)}
        />
      )}
      {!edit && !question && (
        <footer className="border-line border-t px-5 py-1">
          <DraftReasons
            isOutdated={isLive}
            reasons={reasons}
            part={part}
            draft={record.draft}
            isOpen={isWhyOpen}
            onToggle={() => commands.toggleWhy(part)}
            aside={
              <>
                <StopButton productId={productId} part={part} onStop={() => commands.stop(part)} />
                <GenerateButton
                  productId={productId}
                  part={part}
                  status={status}
                  isStarted={isStarted}
                  isGenerating={isGenerating}
                  onGenerate={(keywords) => commands.generate(part, keywords)}
                />
              </>
            }
          >
            {record.draft?.sentences && <SentenceFacts sentences={record.draft.sentences} source={claims.source} />}
            {record.draft && instruction && isTextPart(part) && describeLed(record.draft) && (
              <WrittenWith productId={productId} part={part} draft={record.draft} instruction={instruction} />
            )}
          </DraftReasons>
        </footer>
      )}
    </Card>
  );
});

type PartTextProps = {
  part: TextPart;
  before: TextValue;
  after: TextValue;
  isStarted: boolean;
  mode: ViewMode;
  claims: Claims;
  voice: VoiceCheck | null;
  /** Takes a fix as an edit, to be looked at and saved. */
  onMended: (value: TextValue) => void;
};

function PartText({ part, before, after, isStarted, mode, claims, voice, onMended }: PartTextProps) {
  const marks = useVoiceMarks(voice, after);
  const { checker, source, failure, judge } = claims;
  const found = useMemo(() => checker?.check(after) ?? null, [checker, after]);
  const isSame = isSameContent(before, after);
  const text = (annotate: Annotate | undefined) => (
    <Compare
      annotate={marks.length > 0 ? annotateVoice(marks, annotate) : annotate}
      before={before}
      after={after}
      // The source beside itself would say nothing.
      mode={isStarted && !isSame ? mode : 'after'}
      beforeLabel="Original"
      afterLabel="Optimised"
      emptyText={`No ${partTable[part].word}`}
      {...(part === 'title' ? { className: 'text-[0.9375rem]' } : {})}
    />
  );
  return (
    <div>
      {isStarted && isSame && mode !== 'after' && (
        <p className="mb-1.5 flex items-center gap-1.5 text-ink-faint text-xs">
          <Equal aria-hidden className="size-3.5" />
          The same as the original
        </p>
      )}
      <ClaimedText part={part} claims={found} failure={failure} source={source} judge={judge}>
        {text}
      </ClaimedText>
      <PartVoice part={part} value={after} marks={marks} check={voice} onMended={onMended} />
    </div>
  );
}

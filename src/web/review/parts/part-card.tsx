// One part under review: status, old beside new, what was found of it in one line, and what can be done with it.

import { memo, type ReactNode } from 'react';
import type { ImageFaults } from '#domain/benchmarks/find-image-faults.ts';
import { isEmptyValue, isTextPart, type Part, partTable, type Status } from '#domain/parts/parts.ts';
import { compareWithSource } from '#domain/review/compose-part-check.ts';
import type { ImageEntry, PartRecord } from '#domain/review/content.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { approvedAlready, firstApprovalIn, pairApproval } from '#domain/review/second-person.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Card, CardBody } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { OpenClaims } from '#web/shared/claims/open-claims.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import type { ListingBenchmark } from '../check/check-answers.ts';
import type { Claims } from '../check/use-claims.ts';
import type { Verdict } from '../check/use-verdicts.ts';
import type { Question } from '../claims/attest.ts';
import { AttestConfirm } from '../claims/attest-confirm.tsx';
import { useHasLiveText } from '../commands/live-writing.ts';
import type { UnsavedDecision as Unsaved } from '../commands/review.queue.ts';
import { lineId, partElementId } from '../commands/sight.ts';
import type { Discussion } from '../commands/use-discussion.ts';
import type { PartCommands } from '../commands/use-part-commands.ts';
import { findMine } from '../images/find-mine.ts';
import { ImagesPart } from '../images/images-part.tsx';
import type { ViewMode } from '../review.search.ts';
import type { ReviewSlots } from '../review.slots.ts';
import { FoundPanel } from '../verdict/found-panel.tsx';
import { type OpenSection, VerdictLine } from '../verdict/verdict-line.tsx';
import type { Edit, TextValue } from './edits.reducer.ts';
import { EmptyPart } from './empty-part.tsx';
import { GenerateButton } from './generate-button.tsx';
import { LiveHint, LiveText } from './live-text.tsx';
import { PartActions } from './part-actions.tsx';
import { PartEditor } from './part-editor.tsx';
import { PartHead } from './part-head.tsx';
import { ApprovalNote, describeOrigin, FirstApprovalNote, SourceNotice } from './part-notes.tsx';
import { PartText } from './part-text.tsx';
import { RejectReason } from './reject-reason.tsx';
import { SentenceFacts } from './sentence-facts.tsx';
import type { ShownReason } from './shared-notes.ts';
import { StopButton } from './stop-button.tsx';
import { UnsavedDecision } from './unsaved-decision.tsx';
import { WhyText } from './why-text.tsx';
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
  verdict: Verdict;
  /** What the rules find of the listing as it is typed; null unless this part is being edited. */
  benchmark: ListingBenchmark | null;
  /** Which of its figures is open. */
  open: OpenSection | null;
  /** What the writer has to say of this part alone. */
  reasons: readonly ShownReason[];
  /** The source's description says much. */
  hasProse: boolean;
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
  myId: number;
  myName: string;
  /** The person approved it as the first of two, and cannot be the second. */
  isMyFirst: boolean;
  commands: PartCommands;
  /** Shows what led a draft. */
  instruction: ReviewSlots['instruction'] | undefined;
  /** What people say of it, once all parts are drawn. */
  comments: ReviewSlots['comments'] | undefined;
  /** Its thread is open. */
  isDiscussed: boolean;
  /** The words a comment was asked for about. */
  asked: Discussion['asked'];
  onDiscuss: (part: Part) => void;
  onDiscussed: () => void;
  /** Of the images part: its images, the alt texts of the source, the address of the one the keys act on, and what is wrong with each. */
  images?: readonly ImageEntry[];
  alts?: readonly string[];
  picture?: string | null;
  faults?: ImageFaults;
};

/** Drawn again only when it changes: a decision moves on to the next part, and leaves the others as they are. */
export const PartCard = memo(function PartCard(props: PartCardProps) {
  const { part, productId, source, value, status, record, verdict, benchmark, open, isStarted, isGenerating, mode } =
    props;
  const { isCurrent, edit, unsaved, claims, voice, question, isAskedWhy, myName, commands } = props;
  const { comments, isDiscussed, asked } = props;
  const headingId = `${partElementId(part)}-title`;
  const isLive = useHasLiveText(productId, part);
  const isEmpty = compareWithSource(value, source) === 'empty';
  const need = claims.attestation === null ? null : claims.needsSecond;
  const choose = () => commands.choose(part);
  const retry = ({ to, reason }: Unsaved) =>
    to === 'rejected' ? commands.reject(part, reason) : commands.decide(part, to, true);
  const generate = (
    <Allowed to={generateContent}>
      <StopButton productId={productId} part={part} onStop={() => commands.stop(part)} />
      <GenerateButton
        productId={productId}
        part={part}
        status={status}
        isStarted={isStarted}
        isGenerating={isGenerating}
        onGenerate={(keywords) => commands.generate(part, keywords)}
      />
    </Allowed>
  );
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
      <PartHead
        part={part}
        headingId={headingId}
        status={status}
        isEmpty={isEmptyValue(value)}
        origin={
          isGenerating ? (
            <LiveHint productId={productId} part={part} />
          ) : isEmpty ? (
            `No ${partTable[part].word} in the source or the draft`
          ) : isStarted ? (
            describeOrigin(record)
          ) : (
            'Nothing generated yet'
          )
        }
        comments={comments?.button({ productId, part, isOpen: isDiscussed, onToggle: () => props.onDiscuss(part) })}
      >
        {!edit && !question && (
          <PartActions
            part={part}
            status={status}
            isEmpty={isEmpty}
            isGenerating={isGenerating}
            approveReason={props.isMyFirst ? approvedAlready : undefined}
            onDecide={(to) => commands.decide(part, to, true)}
            onEdit={() => commands.edit(part)}
          />
        )}
      </PartHead>
      {unsaved && (
        <UnsavedDecision part={part} to={unsaved.to} detail={unsaved.detail} onRetry={() => retry(unsaved)} />
      )}
      {/* What is said of the old text keeps its room, and is not read for the new one. */}
      <CardBody className={cn('space-y-3 pt-1.5 pb-2.5 empty:hidden', isLive && '[&>:not([data-live])]:invisible')}>
        <SourceNotice
          part={part}
          status={status}
          changes={record.sourceChanges}
          onReviewAgain={() => commands.decide(part, 'pending', true)}
        />
        <FirstApprovalNote
          part={part}
          status={status}
          first={firstApprovalIn(record, props.images ?? [])}
          need={need}
          myId={props.myId}
          onTakeBack={() => commands.decide(part, 'pending', true)}
        />
        {edit && isTextPart(part) ? (
          <PartEditor
            part={part}
            edit={edit}
            current={value}
            status={status}
            record={record}
            source={source}
            productId={productId}
            claims={claims}
            voice={voice}
            benchmark={benchmark}
            onEvent={commands.change}
            onSave={(over) => commands.save(part, over)}
            onCancel={() => commands.cancel(part)}
          />
        ) : isEmpty && !isLive ? null : isTextPart(part) ? (
          <LiveText productId={productId} part={part}>
            <PartText
              part={part}
              before={source}
              after={value}
              isStarted={isStarted}
              mode={mode}
              verdict={verdict}
              open={open}
              claims={claims}
              voice={voice}
              onFixed={(fixed) => commands.editWith(part, fixed)}
            />
          </LiveText>
        ) : (
          <ImagesPart
            productId={productId}
            images={props.images ?? []}
            source={[source].flat()}
            alts={props.alts ?? []}
            status={status}
            isWritten={record.origin !== 'source'}
            isGenerating={isGenerating}
            mode={mode}
            current={props.picture ?? null}
            faults={props.faults ?? {}}
            need={need}
            isMyFirst={props.isMyFirst}
            mineOf={(image) => findMine(image, record, { id: props.myId }, claims.needsSecond)}
            commands={commands}
          />
        )}
        {!edit && (
          <ApprovalNote
            part={part}
            status={status}
            value={value}
            record={record}
            onSayWhy={() => commands.askWhy(part)}
          />
        )}
        {!edit && status === 'approved' && (
          <OpenClaims
            claims={record.openClaims}
            attestedBy={record.attestedBy}
            firstApprovedBy={record.firstApproval?.by}
            source={claims.source}
          />
        )}
      </CardBody>
      {!edit && question && (
        <AttestConfirm
          question={question}
          fullName={myName}
          asksSecond={
            pairApproval(claims.needsSecond, question.open, record.firstApproval, { id: props.myId }) !== 'done'
          }
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
      {!edit &&
        !question &&
        (isEmpty && status === 'pending' ? (
          <EmptyPart part={part} hasProse={props.hasProse}>
            {generate}
          </EmptyPart>
        ) : (
          !isEmpty && <PartFoot {...props} isOutdated={isLive} aside={generate} />
        ))}
      {isDiscussed &&
        comments?.thread({
          ...{ productId, part, me: { id: props.myId, fullName: myName } },
          ...{ quote: asked?.quote ?? null, asked: asked?.asked ?? 0, onClose: props.onDiscussed },
        })}
    </Card>
  );
});

type PartFootProps = PartCardProps & {
  /** A new text is about to take the place of the one this speaks of: it then only keeps its room. */
  isOutdated: boolean;
  aside: ReactNode;
};

/** What was found of the text in one line, and what is behind the figure that is open. */
function PartFoot(props: PartFootProps) {
  const { part, productId, value, record, reasons, verdict, open, claims, voice, commands, instruction } = props;
  const { isOutdated, aside } = props;
  const { draft } = record;
  const canFix = useMay(patchContent) && isTextPart(part) && props.status !== 'rejected';
  return (
    <footer className="@container border-line border-t">
      <VerdictLine
        id={lineId(part)}
        part={part}
        verdict={verdict}
        isOutdated={isOutdated}
        failure={claims.failure}
        open={open}
        onOpen={(section) => commands.open(part, section)}
        judge={claims.judge}
        hasWhy={reasons.length > 0 || draft !== undefined}
        aside={aside}
      />
      <FoundPanel
        part={part}
        value={value}
        verdict={verdict}
        open={isOutdated ? null : open}
        source={claims.source}
        draft={draft}
        voice={voice}
        {...(canFix
          ? {
              onUse: (fixed: TextValue) => commands.applyFix(part, fixed),
              onEdit: (fixed: TextValue) => commands.editWith(part, fixed),
            }
          : {})}
        why={
          <WhyText reasons={reasons} draft={draft} isText={part !== 'images'}>
            {draft?.sentences && <SentenceFacts sentences={draft.sentences} source={claims.source} />}
            {draft && instruction && isTextPart(part) && describeLed(draft) && (
              <WrittenWith productId={productId} part={part} draft={draft} instruction={instruction} />
            )}
          </WhyText>
        }
      />
    </footer>
  );
}

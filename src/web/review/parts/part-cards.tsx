// The cards of all parts, one below the other; at first those in sight.
import { isTextPart, partNames, pickParts } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { isMyFirst } from '#domain/review/second-person.ts';
import { hasMuchProse } from '#domain/text/much-prose.ts';
import { useMedia } from '#web/kit/use-media.ts';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';
import type { ReviewSlots } from '../review.slots.ts';
import type { ProductReviewState, ReviewedProduct } from '../use-product-review.ts';
import { PartCard } from './part-card.tsx';
import { useNotes } from './use-notes.ts';
import { useViewMode } from './use-view-mode.ts';
import { ViewSwitch } from './view-switch.tsx';
import { SharedReasons } from './why-text.tsx';

/** What is in sight when the page opens. */
const firstParts = partNames.slice(0, 2);

const noFaults = {};

type PartCardsProps = Pick<ReviewedProduct, 'product' | 'me'> & {
  state: ProductReviewState;
  instruction: ReviewSlots['instruction'] | undefined;
  comments: ReviewSlots['comments'] | undefined;
};

export function PartCards({ product, me, state, instruction, comments }: PartCardsProps) {
  const { review, edits, claims, voice, verdicts, benchmark, sections, question, why, commands, current, isWhole } =
    state;
  const { content, isStarted, generating } = review;
  const { discussion } = state;
  const steady = useStableCallbacks({ toggle: discussion.toggle, close: discussion.close });
  const source = pickParts(product);
  const [mode, setMode] = useViewMode();
  const { shared, own } = useNotes(content.parts);
  const hasProse = hasMuchProse(product.description);
  const isPhone = useMedia('(max-width: 39.99rem)');
  const head = (
    <ViewSwitch mode={mode} onModeChange={setMode} decided={isStarted ? decidedOf(content) : null}>
      <SharedReasons reasons={shared} />
    </ViewSwitch>
  );
  // A phone has the first text in sight instead.
  return (
    <>
      {!isPhone && head}
      {(isWhole ? partNames : firstParts).map((part) => (
        <PartCard
          key={part}
          part={part}
          productId={product.id}
          source={source[part]}
          {...content.parts[part]}
          verdict={verdicts[part]}
          benchmark={isTextPart(part) && edits[part] ? benchmark : null}
          open={sections[part]}
          reasons={own[part]}
          hasProse={hasProse}
          isStarted={isStarted}
          isGenerating={generating.includes(part)}
          mode={mode}
          isCurrent={part === current.part}
          edit={isTextPart(part) ? edits[part] : undefined}
          unsaved={review.unsaved[part]}
          claims={claims}
          voice={voice}
          question={question?.part === part ? question : null}
          isAskedWhy={why === part}
          myId={me.id}
          myName={me.fullName}
          isMyFirst={isMyFirst(content, part, me, claims.needsSecond)}
          commands={commands}
          {...(part === 'images'
            ? {
                images: content.imagesWithStatus,
                alts: product.imageAlts,
                picture: current.picture?.url ?? null,
                faults: benchmark?.faults ?? noFaults,
              }
            : {})}
          instruction={instruction}
          comments={isWhole ? comments : undefined}
          isDiscussed={discussion.open === part}
          asked={discussion.asked?.part === part ? discussion.asked : null}
          onDiscuss={steady.toggle}
          onDiscussed={steady.close}
        />
      ))}
      {isPhone && head}
      {discussion.isOpening && <span hidden data-opens-field />}
    </>
  );
}

/** How many of the parts are decided. */
const decidedOf = ({ parts }: OptimizedContent) => partNames.filter((part) => parts[part].status !== 'pending').length;

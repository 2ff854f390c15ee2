// What is wrong with the image that is looked at: why it cannot be shown, the rules it breaks, and where else it is used.
import { Camera, CircleCheck, Copy, EyeOff, ImageOff, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImageFault } from '#domain/benchmarks/find-image-faults.ts';
import { shortName } from '#domain/images/file-name.ts';
import type { ImageDetail, Rendition } from '#domain/images/image-detail.ts';
import type { PhotoWish } from '#domain/images/plan-rendition.ts';
import type { Person } from '#domain/session/person.ts';
import { CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { SeverityBadge } from '#web/shared/benchmarks/severity-badge.tsx';
import { differenceOf } from '../image-words.ts';
import { pictureOf, viewOf } from '../picture.ts';
import { AskForPhoto } from './ask-for-photo.tsx';
import { renditionName, rowName } from './editor-words.ts';
import type { ImageEditorState } from './use-image-editor.ts';
import type { Renditions } from './use-renditions.ts';

type RulesPaneProps = {
  editor: ImageEditorState;
  image: ImageDetail;
  faults: readonly ImageFault[];
  /** The rules are known. */
  isEvaluated: boolean;
  renditions: Renditions;
  me: Person;
  onLeave: () => void;
};

const photoWords: Readonly<Record<PhotoWish, { title: string; ask: string }>> = {
  larger: { title: 'Only a larger photo helps', ask: 'Ask for a larger photo' },
  other: { title: 'Only a different photo helps', ask: 'Ask for a different photo' },
};

export function RulesPane({ editor, image, faults, isEvaluated, renditions, me, onLeave }: RulesPaneProps) {
  const { cause, file } = pictureOf(editor.known, image, 160);
  const differs = differenceOf(image);
  const shared = viewOf(editor.known, image.url)?.sharedWith;
  const name = rowName(image, editor.shown);
  const { none, verdictOf } = renditions;
  const fixes = image.rendition ? (verdictOf(image.rendition)?.fixes ?? []) : [];
  const others = renditions.renditions.filter(({ hash }) => hash !== image.rendition?.hash);
  const fixedBy = (ruleId: string) =>
    others.find((rendition) => verdictOf(rendition)?.fixes.some((each) => each.ruleId === ruleId));
  return (
    <>
      <CardHead
        title={`Problems of ${name.replace('Hero', 'the hero').replace('Picture', 'picture')}`}
        className="border-line border-b pb-3"
      />
      <ul aria-label="Problems" className="divide-y divide-line">
        {cause && (
          <Item icon={<ImageOff aria-hidden className="text-bad" />} title={cause.label}>
            {cause.text}
          </Item>
        )}
        {!cause && !file && (
          <Item icon={<TriangleAlert aria-hidden className="text-ink-faint" />} title="Not measured yet">
            Rules on size, background and sharpness are checked once the picture is measured.
          </Item>
        )}
        {differs !== null && (
          <Item icon={<EyeOff aria-hidden className="text-warn-ink" />} title="Shows something else">
            {differs} {image.look?.by} looked at this picture and can be wrong.
          </Item>
        )}
        {faults.map(({ ruleId, label, severity, message, fix }) => (
          <Item
            key={ruleId}
            icon={<TriangleAlert aria-hidden className={severity === 'block' ? 'text-bad' : 'text-warn-ink'} />}
            title={label}
            badge={<SeverityBadge severity={severity} />}
          >
            {message}.{fix && ` ${fix}`}
            <FixedBy rendition={fixedBy(ruleId)} />
          </Item>
        ))}
        {none?.photo && (
          <Item icon={<Camera aria-hidden className="text-warn-ink" />} title={photoWords[none.photo].title}>
            {none.reason}
            <AskForPhoto
              editor={editor}
              me={me}
              label={photoWords[none.photo].ask}
              reason={`${name} (${shortName(image.url)}): ${none.reason}`}
              onAsked={onLeave}
            />
          </Item>
        )}
        {image.rendition && fixes.length > 0 && (
          <Item
            icon={<ShieldCheck aria-hidden className="text-ok" />}
            title={`Fixes ${countNoun(fixes.length, 'rule')}`}
          >
            “{renditionName(image.rendition)}” passes {listed(fixes.map(({ label }) => label))}, which the original
            breaks.
          </Item>
        )}
        {isEvaluated && file && faults.length === 0 && differs === null && (
          <Item icon={<CircleCheck aria-hidden className="text-ok" />} title="No problems found">
            This picture breaks no rule of the channel.
          </Item>
        )}
        {shared && shared.products > 0 && (
          <Item icon={<Copy aria-hidden className="text-ink-faint" />} title="Same picture elsewhere">
            Also used by {countNoun(shared.products, 'other product')}
            {shared.first[0] && `, such as “${shared.first[0].title}”`}.
          </Item>
        )}
      </ul>
    </>
  );
}

/** Of a broken rule the rendition that keeps it, where there is one to choose. */
function FixedBy({ rendition }: { rendition: Rendition | undefined }) {
  if (!rendition) return null;
  return (
    <span className="mt-1 flex items-center gap-1 font-medium text-ok-ink">
      <ShieldCheck aria-hidden className="size-3.5 shrink-0" />
      Fixed by “{renditionName(rendition)}”
    </span>
  );
}

const listed = (labels: readonly string[]): string => labels.map((label) => `“${label}”`).join(', ');

type ItemProps = { icon: ReactNode; title: string; badge?: ReactNode; children: ReactNode };

function Item({ icon, title, badge, children }: ItemProps) {
  return (
    <li className="flex gap-2.5 px-5 py-3 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium text-[0.8125rem]">
          {title} {badge}
        </p>
        <div className="wrap-anywhere mt-0.5 text-ink-soft text-xs">{children}</div>
      </div>
    </li>
  );
}

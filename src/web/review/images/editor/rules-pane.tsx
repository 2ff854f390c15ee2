// What is wrong with the image that is looked at: why it cannot be shown, the rules it breaks, and where else it is used.
import { CircleCheck, Copy, EyeOff, ImageOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImageFault } from '#domain/benchmarks/find-image-faults.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { SeverityBadge } from '#web/client/severity-badge.tsx';
import { CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { differenceOf } from '../image-words.ts';
import { pictureOf, viewOf } from '../picture.ts';
import { rowName } from './editor-words.ts';
import type { ImageEditorState } from './use-image-editor.ts';

type RulesPaneProps = {
  editor: ImageEditorState;
  image: ImageDetail;
  faults: readonly ImageFault[];
  /** The rules are known. */
  isJudged: boolean;
};

export function RulesPane({ editor, image, faults, isJudged }: RulesPaneProps) {
  const { cause, file } = pictureOf(editor.known, image, 160);
  const differs = differenceOf(image);
  const shared = viewOf(editor.known, image.url)?.sharedWith;
  return (
    <>
      <CardHead
        title={`Problems of ${rowName(image, editor.shown).replace('Hero', 'the hero').replace('Picture', 'picture')}`}
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
            Rules on size, background and sharpness are checked once it is measured.
          </Item>
        )}
        {differs !== null && (
          <Item icon={<EyeOff aria-hidden className="text-warn-ink" />} title="Shows something else">
            {differs} {image.look?.by} looked at it and can be wrong.
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
          </Item>
        ))}
        {isJudged && file && faults.length === 0 && differs === null && (
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

type ItemProps = { icon: ReactNode; title: string; badge?: ReactNode; children: ReactNode };

function Item({ icon, title, badge, children }: ItemProps) {
  return (
    <li className="flex gap-2.5 px-5 py-3 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium text-[0.8125rem]">
          {title} {badge}
        </p>
        <p className="wrap-anywhere mt-0.5 text-ink-soft text-xs">{children}</p>
      </div>
    </li>
  );
}

// The images in their order, those left out behind them: moved by the pointer, by keys and by each row's menu.
import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, GripVertical, Star, Trash2 } from 'lucide-react';
import { Fragment, useRef } from 'react';
import type { ImageFaults } from '#domain/benchmarks/find-image-faults.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { cn } from '#web/kit/cn.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { Menu, MenuItem } from '#web/kit/layers/menu.tsx';
import { notesOf } from '../image-words.ts';
import { pictureOf } from '../picture.ts';
import { ShownPicture } from '../shown-picture.tsx';
import { rowName, rowNumber } from './editor-words.ts';
import type { EditorCommands } from './use-editor-commands.ts';
import type { ImageEditorState } from './use-image-editor.ts';
import { useRowDrag } from './use-row-drag.ts';

type ImageListProps = { editor: ImageEditorState; faults: ImageFaults; commands: EditorCommands };

export function ImageList({ editor, faults, commands }: ImageListProps) {
  const { images, shown, selected } = editor;
  const list = useRef<HTMLOListElement>(null);
  const { drag, handle } = useRowDrag(list, commands.move);
  const line = <li aria-hidden className="pointer-events-none -my-0.5 mx-2 h-1 rounded-full bg-accent" />;
  return (
    <ol ref={list} aria-label="Images in their order">
      {images.map((image, at) => (
        <Fragment key={image.url}>
          {drag?.to === at && drag.url !== image.url && at <= shown.length && line}
          <ImageRow
            image={image}
            editor={editor}
            faults={faults}
            commands={commands}
            isSelected={image.url === selected?.url}
            isDragged={drag?.url === image.url}
            handle={handle(image.url, at)}
          />
        </Fragment>
      ))}
      {drag?.to === images.length && line}
    </ol>
  );
}

type RowProps = ImageListProps & {
  image: ImageDetail;
  isSelected: boolean;
  isDragged: boolean;
  handle: ReturnType<ReturnType<typeof useRowDrag>['handle']>;
};

function ImageRow({ image, editor, faults, commands, isSelected, isDragged, handle }: RowProps) {
  const { shown, known } = editor;
  const isOut = image.leftOut !== undefined;
  const picture = pictureOf(known, image, 160);
  const name = rowName(image, shown);
  const [note] = notesOf(image, picture, faults[image.url] ?? []);
  const words = isOut ? image.leftOut : (note?.text ?? (image.alt ? image.alt : 'No alt text'));
  return (
    <li
      {...(isOut ? {} : { 'data-movable': true })}
      className={cn(
        'flex h-18 items-center gap-2 border-line border-b pr-2',
        isSelected && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]',
        isDragged && 'relative z-10 bg-raised shadow-pop',
      )}
    >
      <span
        aria-hidden
        {...(isOut ? {} : handle)}
        className={cn(
          'grid h-full w-7 shrink-0 touch-none place-items-center text-ink-faint touch:w-10',
          isOut ? 'invisible' : 'cursor-grab',
        )}
      >
        <GripVertical className="size-4" />
      </span>
      <button
        type="button"
        data-image={image.url}
        aria-current={isSelected || undefined}
        onClick={() => commands.select(image.url)}
        className="flex h-full min-w-0 flex-1 items-center gap-2.5 text-left"
      >
        <span className="w-3.5 shrink-0 text-center font-medium tabular-nums">{rowNumber(image, shown)}</span>
        <ShownPicture isSmall picture={picture} alt="" className={cn('size-12', isOut && 'opacity-50')} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium text-[0.8125rem]">{name}</span>
          <span
            className={cn(
              'block truncate text-xs',
              note?.tone === 'bad' ? 'text-bad-ink' : note?.tone === 'warn' ? 'text-warn-ink' : 'text-ink-soft',
            )}
          >
            {words}
          </span>
        </span>
      </button>
      <RowMenu {...{ image, name, editor, commands }} />
    </li>
  );
}

type RowMenuProps = Pick<RowProps, 'image' | 'editor' | 'commands'> & { name: string };

function RowMenu({ image, name, editor: { shown, isNew }, commands }: RowMenuProps) {
  const { url } = image;
  const at = shown.findIndex((each) => each.url === url);
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} />}>
      {image.leftOut === undefined ? (
        <>
          <MenuItem disabled={at === 0} onSelect={() => commands.setHero(url)}>
            <Star aria-hidden />
            Set as hero
          </MenuItem>
          <MenuItem disabled={at === 0} onSelect={() => commands.move(url, at - 1)}>
            <ArrowUp aria-hidden />
            Move up
          </MenuItem>
          <MenuItem disabled={at === shown.length - 1} onSelect={() => commands.move(url, at + 1)}>
            <ArrowDown aria-hidden />
            Move down
          </MenuItem>
          <MenuItem onSelect={() => commands.remove(url)}>
            {isNew(url) ? <Trash2 aria-hidden /> : <EyeOff aria-hidden />}
            {isNew(url) ? 'Remove' : 'Leave out'}
          </MenuItem>
        </>
      ) : (
        <MenuItem onSelect={() => commands.showAgain(url)}>
          <Eye aria-hidden />
          Show again
        </MenuItem>
      )}
    </Menu>
  );
}

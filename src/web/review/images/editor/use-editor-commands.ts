// What one does with the images in the editor: each change is announced, and the focus follows the image.
import { flushSync } from 'react-dom';
import type { ImageFaults } from '#domain/benchmarks/find-image-faults.ts';
import { announce } from '#web/kit/live-region.tsx';
import { rowName } from './editor-words.ts';
import type { ImageEditorState } from './use-image-editor.ts';

export type EditorCommands = ReturnType<typeof useEditorCommands>;

function focusRow(url: string): void {
  const rows = document.querySelectorAll<HTMLElement>('[data-image]');
  [...rows].find((row) => row.dataset.image === url)?.focus();
}

export function useEditorCommands(editor: ImageEditorState, faults: ImageFaults) {
  const { images, shown, selected } = editor;
  const nameOf = (url: string) => {
    const image = images.find((each) => each.url === url);
    return image ? rowName(image, shown) : 'Picture';
  };
  const select = (url: string) => editor.select(url);
  const goTo = (url: string) => {
    flushSync(() => select(url));
    focusRow(url);
  };
  const move = (url: string, to: number) => {
    const from = shown.findIndex((image) => image.url === url);
    const place = Math.max(0, Math.min(to, shown.length - 1));
    if (from < 0 || place === from) return;
    const name = nameOf(url);
    flushSync(() => {
      editor.change({ type: 'moved', url, to: place });
      select(url);
    });
    focusRow(url);
    announce(place === 0 ? `${name} is the hero now` : `${name} moved to place ${place + 1} of ${shown.length}`);
  };
  const remove = (url: string) => {
    const name = nameOf(url);
    if (editor.isNew(url)) editor.change({ type: 'removed', url });
    else editor.change({ type: 'left-out', url, why: 'Left out in the editor.' });
    announce(editor.isNew(url) ? `${name} removed` : `${name} left out`);
  };
  const showAgain = (url: string) => {
    editor.change({ type: 'shown', url });
    announce('Shown again, as the last picture');
  };
  const step = (by: 1 | -1) => {
    const at = images.findIndex((image) => image.url === selected?.url);
    const next = images[at + by];
    if (next) goTo(next.url);
  };
  /** From the selected image on, from the top again at the end. */
  const goToProblem = () => {
    const at = images.findIndex((image) => image.url === selected?.url);
    const next = [...images.slice(at + 1), ...images.slice(0, at + 1)].find(
      ({ url, leftOut }) =>
        leftOut === undefined && (faults[url] || editor.known.images.some((view) => view.url === url && view.problem)),
    );
    if (next) goTo(next.url);
    else announce('No picture has a problem');
  };
  return {
    select,
    step,
    goToProblem,
    move,
    moveBy: (by: 1 | -1) => selected && move(selected.url, shown.findIndex(({ url }) => url === selected.url) + by),
    setHero: (url: string) => move(url, 0),
    remove,
    showAgain,
  };
}

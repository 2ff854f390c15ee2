// The commands of the image editor, for its shortcuts, the key sheet and the palette.
import type { Action } from '#web/shared/screen/actions.ts';

export const editorKeys = {
  save: '$mod+s',
  cancel: 'Escape',
  undo: 'z',
  next: 'j',
  previous: 'k',
  up: 'Alt+ArrowUp',
  down: 'Alt+ArrowDown',
  hero: 'h',
  leaveOut: 'Delete',
  add: 'u',
  alt: 't',
  problem: 'n',
  rendition: 'v',
  pixels: '1',
  crop: 'c',
  left: 'ArrowLeft',
  right: 'ArrowRight',
} as const;

type Handlers = {
  save: () => void;
  cancel: () => void;
  undo: () => void;
  step: (by: 1 | -1) => void;
  moveBy: (by: 1 | -1) => void;
  setHero: () => void;
  leaveOut: () => void;
  add: () => void;
  editAlt: () => void;
  goToProblem: () => void;
};
type Situation = { isChanged: boolean; canUndo: boolean; hasImage: boolean; isLeftOut: boolean };

export function editorActions({ isChanged, canUndo, hasImage, isLeftOut }: Situation, on: Handlers): Action[] {
  const canMove = hasImage && !isLeftOut;
  const k = editorKeys;
  return [
    { id: 'images.save', label: 'Save images', keys: k.save, enabled: isChanged, run: on.save },
    { id: 'images.cancel', label: 'Back to the product', keys: k.cancel, run: on.cancel },
    { id: 'images.undo', label: 'Undo the last change', keys: k.undo, enabled: canUndo, run: on.undo },
    { id: 'images.next', label: 'Next picture', keys: k.next, run: () => on.step(1) },
    { id: 'images.previous', label: 'Previous picture', keys: k.previous, run: () => on.step(-1) },
    { id: 'images.up', label: 'Move the picture up', keys: k.up, enabled: canMove, run: () => on.moveBy(-1) },
    { id: 'images.down', label: 'Move the picture down', keys: k.down, enabled: canMove, run: () => on.moveBy(1) },
    { id: 'images.hero', label: 'Set as hero', keys: k.hero, enabled: canMove, run: on.setHero },
    { id: 'images.leave-out', label: 'Leave the picture out', keys: k.leaveOut, enabled: canMove, run: on.leaveOut },
    { id: 'images.add', label: 'Add pictures', keys: k.add, run: on.add },
    { id: 'images.alt', label: 'Edit the alt text', keys: k.alt, enabled: hasImage, run: on.editAlt },
    { id: 'images.problem', label: 'Next problem', keys: k.problem, run: on.goToProblem },
  ];
}

type StageHandlers = {
  nextRendition: () => void;
  togglePixels: () => void;
  toggleCrop: () => void;
  slide: (by: number) => void;
};
type OnStage = { hasChoice: boolean; hasRendition: boolean; canCrop: boolean };

/** How far a key moves the line between original and rendition, in percent. */
const slideStep = 5;
/** Arrows belong to what scrolls or is chosen by them. */
const isFree = (focused: Element): boolean => !focused.matches('[role], select, input, textarea');

export function stageActions({ hasChoice, hasRendition, canCrop }: OnStage, on: StageHandlers): Action[] {
  const k = editorKeys;
  const slide = (by: number) => ({ enabled: hasRendition, isFor: isFree, run: () => on.slide(by) });
  return [
    { id: 'images.rendition', label: 'Next rendition', keys: k.rendition, enabled: hasChoice, run: on.nextRendition },
    { id: 'images.pixels', label: 'Show actual pixels', keys: k.pixels, enabled: canCrop, run: on.togglePixels },
    { id: 'images.crop', label: 'Crop', keys: k.crop, enabled: canCrop, run: on.toggleCrop },
    { id: 'images.more-rendition', label: 'Show more of the rendition', keys: k.left, ...slide(-slideStep) },
    { id: 'images.more-original', label: 'Show more of the original', keys: k.right, ...slide(slideStep) },
  ];
}

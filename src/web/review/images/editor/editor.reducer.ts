// The images of a product while they are edited: those shown in their order, and behind them those left out.
import type { ImageDetail, Rendition } from '#domain/images/image-detail.ts';

type EditorState = {
  images: readonly ImageDetail[];
  /** The address of the image that is looked at; null where there is none. */
  selected: string | null;
  /** When they were last changed (ISO); null as long as nothing was. */
  changedAt: string | null;
  /** The lists before each change, the latest last. */
  past: readonly (readonly ImageDetail[])[];
  /** What was changed last: letters of one alt text are one change. */
  last: string | null;
};

export type EditorChange =
  /** To a place among those shown, from 0. */
  | { type: 'moved'; url: string; to: number }
  | { type: 'left-out'; url: string; why: string }
  | { type: 'shown'; url: string }
  | { type: 'removed'; url: string }
  | { type: 'alt'; url: string; alt: string }
  | { type: 'rendition'; url: string; rendition: Rendition | null }
  | { type: 'added'; url: string };
export type EditorEvent =
  | (EditorChange & { at: string })
  | { type: 'selected'; url: string }
  | { type: 'undone'; at: string }
  /** All is as it was before the editor was opened. */
  | { type: 'reset'; images: readonly ImageDetail[] };

export const isShown = ({ leftOut }: ImageDetail): boolean => leftOut === undefined;

export const openEditor = (images: readonly ImageDetail[], selected: string | null = null): EditorState => ({
  images: sorted(images),
  selected: images.some(({ url }) => url === selected) ? selected : (images[0]?.url ?? null),
  changedAt: null,
  past: [],
  last: null,
});

const sorted = (images: readonly ImageDetail[]): ImageDetail[] => [
  ...images.filter(isShown),
  ...images.filter((image) => !isShown(image)),
];

export function changeEditor(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'selected':
      return { ...state, selected: event.url };
    case 'reset':
      return openEditor(event.images, state.selected);
    case 'undone': {
      const before = state.past.at(-1);
      if (!before) return state;
      const selected = before.some(({ url }) => url === state.selected) ? state.selected : (before[0]?.url ?? null);
      return { images: before, selected, changedAt: event.at, past: state.past.slice(0, -1), last: null };
    }
  }
  const images = sorted(applyChange(state.images, event));
  const last = `${event.type} ${event.url}`;
  const goesOn = event.type === 'alt' && state.last === last;
  return {
    images,
    selected: selectedAfter(state, images, event),
    changedAt: event.at,
    past: goesOn ? state.past : [...state.past, state.images],
    last,
  };
}

function selectedAfter(state: EditorState, images: readonly ImageDetail[], { type, url }: EditorChange): string | null {
  if (type === 'added') return url;
  if (images.some((image) => image.url === state.selected)) return state.selected;
  const at = state.images.findIndex((image) => image.url === state.selected);
  return (images[Math.min(at, images.length - 1)] ?? null)?.url ?? null;
}

function applyChange(images: readonly ImageDetail[], change: EditorChange): ImageDetail[] {
  const { url } = change;
  const edit = (make: (image: ImageDetail) => ImageDetail) =>
    images.map((image) => (image.url === url ? make(image) : image));
  switch (change.type) {
    case 'moved': {
      const shown = images.filter(isShown);
      const moved = shown.find((image) => image.url === url);
      if (!moved) return [...images];
      const others = shown.filter((image) => image !== moved);
      const rest = images.filter((image) => !isShown(image));
      return [...others.toSpliced(Math.max(0, change.to), 0, moved), ...rest];
    }
    case 'left-out':
      return edit((image) => ({ ...image, leftOut: change.why }));
    case 'shown':
      return edit(({ leftOut: _, ...image }) => image);
    case 'removed':
      return images.filter((image) => image.url !== url);
    case 'alt':
      return edit(({ alt: _, ...image }) => (change.alt === '' ? image : { ...image, alt: change.alt }));
    case 'rendition':
      return edit(({ rendition: _, ...image }) =>
        change.rendition === null ? image : { ...image, rendition: change.rendition },
      );
    case 'added':
      return images.some((image) => image.url === url) ? [...images] : [...images, { url }];
  }
}

/** As they are saved: without the blanks around alt texts. */
export const cleanImages = (images: readonly ImageDetail[]): ImageDetail[] =>
  images.map(({ alt, ...image }) => (alt?.trim() ? { ...image, alt: alt.trim() } : image));

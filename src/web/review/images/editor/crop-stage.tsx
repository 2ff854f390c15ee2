// The picture with the box of a crop: moved and resized by the pointer and by arrow keys.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { ImageFile, ShareBox } from '#domain/images/image-file.ts';
import { changeBox, describeBox } from './crop-box.ts';

type CropStageProps = {
  src: string;
  file: ImageFile;
  box: ShareBox;
  onBoxChange: (box: ShareBox) => void;
};

/** What a key moves, in shares. */
const step = 0.01;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

export function CropStage({ src, file: { measures }, box, onBoxChange }: CropStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; box: ShareBox; isSize: boolean } | null>(null);
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [x, y] = by;
    onBoxChange(changeBox(box, event.shiftKey ? { width: x, height: y } : { left: x, top: y }));
  };
  const take = (isSize: boolean) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, box, isSize };
  };
  const follow = (event: PointerEvent) => {
    const from = held.current;
    const area = frame.current?.getBoundingClientRect();
    if (!from || !area || area.width === 0) return;
    const [x, y] = [(event.clientX - from.x) / area.width, (event.clientY - from.y) / area.height];
    onBoxChange(changeBox(from.box, from.isSize ? { width: x, height: y } : { left: x, top: y }));
  };
  const drop = () => {
    held.current = null;
  };
  const percent = (value: number) => `${value * 100}%`;
  const ratio = measures.width / measures.height;
  return (
    <div className="absolute inset-0 grid place-items-center overflow-hidden">
      <div
        ref={frame}
        className="relative max-h-full max-w-full"
        style={{ aspectRatio: ratio, width: `min(100%, ${25.75 * ratio}rem)` }}
      >
        <img src={src} alt="To be cropped" draggable={false} className="absolute inset-0 size-full bg-matte" />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the box is moved and resized by keys
          tabIndex={0}
          aria-label={`Crop box. ${describeBox(box)}. Arrow keys move it, Shift and arrow keys change its size.`}
          data-crop
          onKeyDown={press}
          onPointerDown={take(false)}
          onPointerMove={follow}
          onPointerUp={drop}
          onPointerCancel={drop}
          className="absolute cursor-move touch-none border-2 border-accent shadow-[0_0_0_100rem_oklch(0.2_0_0/0.45)]"
          style={{
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.width),
            height: percent(box.height),
          }}
        >
          <span
            aria-hidden
            onPointerDown={take(true)}
            onPointerMove={follow}
            onPointerUp={drop}
            onPointerCancel={drop}
            className="absolute -right-2 -bottom-2 size-4 cursor-nwse-resize touch-none rounded-full border-2 border-accent bg-surface touch:size-10 touch:-right-5 touch:-bottom-5"
          />
        </div>
      </div>
    </div>
  );
}

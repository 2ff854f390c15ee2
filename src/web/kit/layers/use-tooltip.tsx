// When a tooltip opens and closes, with Radix' rules and the specified delays; Radix itself draws it and comes when wanted.
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { loadOnInteraction } from './load-on-interaction.ts';
import type { TooltipKind, TooltipLayerProps } from './tooltip-layer.tsx';

const layer = loadOnInteraction(() => import('./tooltip-layer.tsx'));

const delayMs = 700;
/** So soon after another tooltip the next one opens at once. */
const skipDelayMs = 300;
let lastClosedAt = Number.NEGATIVE_INFINITY;
/** Closes the tooltip that is open now: there is one at a time. */
let closeOpenOne: (() => void) | null = null;

/** Whether the pointer is within the box around these elements, or nearly. */
function isAround({ clientX, clientY }: PointerEvent, elements: Element[]): boolean {
  const near = 8;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return (
    clientX >= Math.min(...boxes.map((box) => box.left)) - near &&
    clientX <= Math.max(...boxes.map((box) => box.right)) + near &&
    clientY >= Math.min(...boxes.map((box) => box.top)) - near &&
    clientY <= Math.max(...boxes.map((box) => box.bottom)) + near
  );
}

/** Without content there is no tooltip for now. */
type TooltipInput = { content: ReactNode; side: 'top' | 'right' | 'bottom' | 'left'; kind?: TooltipKind };

/** `attributes` are for the trigger, `layer` stands beside it. */
export function useTooltip({ content, side, kind = 'note' }: TooltipInput) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const isPressed = useRef(false);
  const hasEntered = useRef(false);
  const [isOpen, setOpen] = useState(false);

  const close = useRef(() => {
    clearTimeout(timer.current);
    if (closeOpenOne === close.current) {
      closeOpenOne = null;
      lastClosedAt = Date.now();
    }
    setOpen(false);
  });
  useEffect(() => {
    const closeThis = close.current;
    return () => closeThis();
  }, []);
  const isEmpty = content === undefined;
  useEffect(() => {
    if (isEmpty) close.current();
  }, [isEmpty]);
  const open = () => {
    if (isEmpty) return;
    clearTimeout(timer.current);
    if (closeOpenOne !== close.current) closeOpenOne?.();
    closeOpenOne = close.current;
    setOpen(true);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || hasEntered.current) return;
    hasEntered.current = true;
    clearTimeout(timer.current);
    if (closeOpenOne !== null || Date.now() - lastClosedAt < skipDelayMs) open();
    else timer.current = window.setTimeout(open, delayMs);
  };
  const leave = (event: PointerEvent) => {
    hasEntered.current = false;
    clearTimeout(timer.current);
    // One may move onto the tooltip: on the way there Radix watches the pointer.
    const drawn = document.getElementById(id);
    if (!drawn || !isAround(event, [event.currentTarget, drawn])) close.current();
  };
  const press = () => {
    close.current();
    isPressed.current = true;
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('pointerup', release, { once: true });
  };

  return {
    attributes: {
      ref: trigger,
      'aria-describedby': isOpen ? id : undefined,
      onPointerMove: enter,
      onPointerLeave: leave,
      onPointerDown: press,
      onFocus: () => {
        if (!isPressed.current) open();
      },
      onBlur: close.current,
      onClick: close.current,
    },
    // Gone at once when closed: while Radix lets it fade, it would keep Escape for itself.
    layer: isOpen && !isEmpty && (
      <OpenTooltip id={id} trigger={trigger} onClose={close.current} side={side} kind={kind}>
        {content}
      </OpenTooltip>
    ),
  };
}

/** Alone waits for the code: the many tooltips that are closed are not drawn again when it is here. */
function OpenTooltip(props: TooltipLayerProps) {
  const module = layer.useModule(true);
  return module && <module.TooltipLayer {...props} />;
}

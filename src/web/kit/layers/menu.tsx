// A menu behind a button.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { Slot } from '../slot.tsx';
import { loadOnInteraction } from './load-on-interaction.ts';
import type { MenuLayerItemProps } from './menu-layer.tsx';
import { usePanel } from './use-panel.ts';

const layer = loadOnInteraction(() => import('./menu-layer.tsx'));

type MenuProps = { trigger: ReactNode; children: ReactNode; align?: 'start' | 'end' };

/** `trigger` is one button; `children` are `MenuItem`s. It opens at the press, as menus do, and by arrow key. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const panel = usePanel('menu');
  const [isByKey, setByKey] = useState(false);
  const module = layer.useModule(panel.isOpen);
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    setByKey(false);
    panel.change(!panel.isOpen);
    // The menu takes the focus: the press must not give it to the button.
    if (!panel.isOpen) event.preventDefault();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setByKey(true);
    panel.change(event.key === 'ArrowDown' || !panel.isOpen);
  };
  const triggerId = `${panel.id}-trigger`;
  return (
    <>
      <Slot id={triggerId} {...panel.attributes} onPointerDown={press} onKeyDown={handleKey}>
        {trigger}
      </Slot>
      {panel.hasOpened && module && (
        <module.MenuLayer panel={panel} labelledBy={triggerId} align={align} startsAtFirst={isByKey}>
          {children}
        </module.MenuLayer>
      )}
    </>
  );
}

export function MenuItem(props: MenuLayerItemProps) {
  const module = layer.useModule(true);
  return module && <module.MenuLayerItem {...props} />;
}

export function MenuLine() {
  return <hr className="my-1 h-px border-0 bg-line" />;
}

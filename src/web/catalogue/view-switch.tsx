// A list as rows or as the images of its products.
import { LayoutGrid, List } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { useActions } from '#web/shared/screen/actions.ts';
import type { ListState } from './list-state.ts';

const options = [
  { value: 'list', label: 'List', icon: List },
  { value: 'images', label: 'Images', icon: LayoutGrid },
] as const;
type View = (typeof options)[number]['value'];

type ViewSwitchProps = { view: View; onChange: (change: Pick<ListState, 'images'>) => void };

/** Pressed here, the view comes up with a switch of its own, which takes the focus. */
let isPressed = false;

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) place.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus({ preventScroll: true });
    isPressed = false;
  }, []);
  const isImages = view === 'images';
  const show = (next: View) => {
    if (next === view) return;
    isPressed = place.current?.contains(document.activeElement) ?? false;
    onChange({ images: next === 'images' ? 'problems' : undefined });
  };
  useActions('List', [
    {
      id: 'list.view',
      label: isImages ? 'Show the list' : 'Show images',
      keys: 'v',
      run: () => show(isImages ? 'list' : 'images'),
    },
  ]);
  return (
    <div ref={place}>
      <ChoiceBar label="View" value={view} onValueChange={show} options={[...options]} />
    </div>
  );
}

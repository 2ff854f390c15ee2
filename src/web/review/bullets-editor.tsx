// A list of bullets as inputs: typed, moved, added and deleted without leaving the keyboard.
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Textarea } from '#web/kit/field.tsx';
import { announce } from '#web/kit/live-region.tsx';

type Row = { key: number; text: string };
type BulletsEditorProps = { label: string; start: readonly string[]; onChange: (bullets: string[]) => void };

export function BulletsEditor({ label, start, onChange }: BulletsEditorProps) {
  const nextKey = useRef(start.length);
  const list = useRef<HTMLOListElement>(null);
  const hintId = useId();
  const [rows, setRows] = useState<Row[]>(() => start.map((text, key) => ({ key, text })));

  const change = (next: Row[]) => {
    setRows(next);
    onChange(next.map((row) => row.text));
  };
  const focusRow = (index: number) => {
    // The row may only now be drawn.
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[index]?.focus());
  };
  const addAfter = (index: number) => {
    change(rows.toSpliced(index + 1, 0, { key: nextKey.current++, text: '' }));
    focusRow(index + 1);
  };
  const remove = (index: number) => {
    change(rows.toSpliced(index, 1));
    announce(`Bullet ${index + 1} deleted`);
    focusRow(Math.max(0, index - 1));
  };
  const move = (index: number, step: 1 | -1) => {
    const row = rows[index];
    const to = index + step;
    if (!row || to < 0 || to >= rows.length) return;
    change(rows.toSpliced(index, 1).toSpliced(to, 0, row));
    announce(`Bullet moved to place ${to + 1}`);
    focusRow(to);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      addAfter(index);
    } else if (event.key === 'Backspace' && rows[index]?.text === '' && rows.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">{label}</legend>
      <p id={hintId} className="text-ink-soft text-xs touch:hidden">
        Enter adds a bullet, Alt with ↑ or ↓ moves it.
      </p>
      <ol ref={list} className="space-y-2">
        {rows.map((row, index) => (
          <li key={row.key} className="flex items-start gap-1">
            <Textarea
              rows={1}
              aria-label={`Bullet ${index + 1}`}
              aria-describedby={hintId}
              value={row.text}
              // A pasted line break would look like two bullets and be one.
              onChange={(event) =>
                change(rows.with(index, { ...row, text: event.target.value.replace(/\s*\n\s*/g, ' ') }))
              }
              onKeyDown={(event) => handleKey(event, index)}
              className="field-sizing-content min-h-8.5 resize-none! py-1.5 touch:min-h-10"
            />
            <div className="flex shrink-0">
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Move bullet ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
                className="touch:hidden"
              >
                <ArrowUp aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Move bullet ${index + 1} down`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
                className="touch:hidden"
              >
                <ArrowDown aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Delete bullet ${index + 1}`}
                onClick={() => remove(index)}
                className="hover:bg-bad-soft hover:text-bad-ink"
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Button size="sm" onClick={() => addAfter(rows.length - 1)}>
        <Plus aria-hidden />
        Add Bullet Point
      </Button>
    </fieldset>
  );
}

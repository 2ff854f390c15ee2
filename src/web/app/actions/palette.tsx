// Everything one can do here, and every product, a few letters away.
import { useNavigate } from '@tanstack/react-router';
import { Command, defaultFilter } from 'cmdk';
import { MessageCircleQuestionMark, Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useProductJump } from '#web/client/shared.queries.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { useReturnFocus } from '#web/kit/layers/return-focus.ts';
import { Thumb } from '#web/kit/thumb.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { useActionGroups } from '#web/shared/screen/actions.ts';
import { isQuestion } from './is-question.ts';

const groupStyle =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-soft [&_[cmdk-group-heading]]:text-xs';
const itemStyle =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 data-[selected=true]:bg-hover touch:min-h-10';

const productValue = (id: number) => `product ${id}`;
const askValue = 'ask the catalogue';

/** What the server found stays, no matter how it was found. Asking is always offered: first for what looks like a question, else after everything that matches. */
const rank: typeof defaultFilter = (value, search, keywords) => {
  if (/^product \d+$/.test(value)) return 1;
  if (value === askValue) return isQuestion(search) ? 1 : 1e-6;
  return defaultFilter(value, search, keywords);
};

type PaletteProps = { onOpenChange: (open: boolean) => void; onAsk: (question: string) => void };

export function Palette({ onOpenChange, onAsk }: PaletteProps) {
  const groups = useActionGroups();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { data } = useProductJump(useDebounced(text));
  const products = text.trim() === '' ? [] : (data?.rows ?? []);
  const [selected, setSelected] = useState('');
  const isAsking = isQuestion(text);
  const firstProduct = products[0] ? productValue(products[0].id) : '';
  useEffect(() => {
    // Products arrive after the commands: the first of them is what was most likely meant.
    if (firstProduct !== '' && !isAsking) setSelected(firstProduct);
  }, [firstProduct, isAsking]);
  const chosen = useRef<(() => void) | null>(null);
  // After the palette has gone and given the focus back: what was chosen may move it on.
  const returnFocus = useReturnFocus(() => chosen.current?.());
  const run = (choice: () => void) => {
    chosen.current = choice;
    onOpenChange(false);
  };

  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-scrim className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-x-3 top-[8vh] z-50 mx-auto max-w-xl animate-pop overflow-hidden rounded-xl bg-raised shadow-pop focus:outline-none"
        >
          <Radix.Title className="sr-only">Commands</Radix.Title>
          <Command label="Commands" loop filter={rank} value={selected} onValueChange={setSelected}>
            <div className="flex items-center gap-2.5 border-line border-b px-4">
              <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <Command.Input
                value={text}
                onValueChange={setText}
                placeholder="Find a product or a command, or ask…"
                className="h-12 w-full bg-transparent text-[0.9375rem] outline-none"
              />
              <Kbd keys="Escape" />
            </div>
            <Command.List
              label="Commands and products"
              className="max-h-[min(26rem,70vh)] overflow-y-auto overscroll-contain p-1.5"
            >
              {products.length > 0 && (
                <Command.Group heading="Products" className={groupStyle}>
                  {products.map((product) => (
                    <Command.Item
                      key={product.id}
                      value={productValue(product.id)}
                      onSelect={() =>
                        run(() => void navigate({ to: '/products/$id', params: { id: String(product.id) } }))
                      }
                      className={itemStyle}
                    >
                      <Thumb src={product.images[0]} alt="" className="size-7 rounded-md" />
                      <span className="min-w-0 flex-1 truncate">{product.title}</span>
                      <span className="max-w-32 truncate text-ink-soft text-xs">{product.sku}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              {[...groups].reverse().map((group) => (
                <Command.Group key={group.title} heading={group.title} className={groupStyle}>
                  {group.actions
                    .filter((action) => action.enabled !== false && action.id !== 'app.palette')
                    .map((action) => (
                      <Command.Item
                        key={action.id}
                        value={`${action.label} ${action.id}`}
                        onSelect={() => run(action.run)}
                        className={itemStyle}
                      >
                        <span className="min-w-0 flex-1 truncate">{action.label}</span>
                        {action.keys && <Kbd keys={action.keys} />}
                      </Command.Item>
                    ))}
                </Command.Group>
              ))}
              {text.trim() !== '' && (
                <Command.Group className={groupStyle}>
                  <Command.Item value={askValue} onSelect={() => run(() => onAsk(text))} className={itemStyle}>
                    <MessageCircleQuestionMark aria-hidden className="size-4 shrink-0 text-accent-ink" />
                    <span className="min-w-0 flex-1 truncate">
                      Ask: <span className="font-medium">{text.trim()}</span>
                    </span>
                  </Command.Item>
                </Command.Group>
              )}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

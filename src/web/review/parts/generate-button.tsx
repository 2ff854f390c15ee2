// Generates one part, with target keywords that can be changed first.
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { defaultKeywords } from '#domain/keywords/default-keywords.ts';
import { chooseTargets } from '#domain/keywords/keyword.ts';
import type { ProductKeywords } from '#domain/keywords/keywords.contract.ts';
import { type Part, partTable, type Status } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { Popover, PopoverClose } from '#web/kit/layers/popover.tsx';
import { useProductKeywords } from '#web/shared/keywords/use-product-keywords.ts';
import { readKeywords } from './keywords.ts';

type GenerateButtonProps = {
  productId: number;
  part: Part;
  status: Status;
  isStarted: boolean;
  isGenerating: boolean;
  onGenerate: (keywords: string[]) => void;
};

export function GenerateButton({ productId, part, status, isStarted, isGenerating, onGenerate }: GenerateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const held = useProductKeywords(productId, isOpen && part !== 'images');
  // Images hold no words; and where keywords cannot be read, the specified ones stand in.
  const targets = held.data
    ? chooseTargets(held.data.from, held.data.keywords)
    : held.isError || part === 'images'
      ? defaultKeywords
      : null;
  const text = typed ?? targets?.join(', ');
  const label = partTable[part].label;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text === undefined) return;
    setOpen(false);
    onGenerate(readKeywords(text));
  };
  return (
    <Popover
      label={`Generate ${label}`}
      open={isOpen && !isGenerating}
      onOpenChange={setOpen}
      className="w-84"
      trigger={
        <Button variant="ghost" size="sm" busy={isGenerating} className="-mr-2.5">
          {!isGenerating && <Sparkles aria-hidden />}
          {/* A narrow line has room for the sign alone. */}
          <span className="sm:@max-3xl:sr-only">
            {isGenerating ? 'Generating...' : isStarted ? 'Generate again' : 'Generate'}
            <span className="sr-only"> {label}</span>
          </span>
        </Button>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-3">
        <p className="font-semibold">Generate {label}</p>
        {part === 'images' ? (
          <p className="text-[0.8125rem] text-ink-soft">
            Puts the product's images in the best order. All images will need review again.
          </p>
        ) : (
          <Field label="Target keywords" hint={hintOf(held.data, targets?.length ?? 0)}>
            {(control) => (
              <Input
                {...control}
                value={text ?? ''}
                placeholder={text === undefined ? 'Loading...' : undefined}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
        {isStarted && (
          <p className="text-ink-soft text-xs">
            The current content stays in the history.
            {status === 'approved' &&
              ' The new text will need review again. The Content Score counts it after approval.'}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <PopoverClose>
            <Button>Cancel</Button>
          </PopoverClose>
          <Button type="submit" variant="primary" busy={text === undefined}>
            Generate
          </Button>
        </div>
      </form>
    </Popover>
  );
}

function hintOf(held: ProductKeywords | undefined, count: number): string {
  const base = "Separate keywords with commas. Keywords that the product's facts do not support are left out.";
  if (!held || held.from === 'default') return base;
  const whose = held.from === 'product' ? 'this product' : 'its category';
  if (count === 0) return `No fact supports the keywords of ${whose}. ${base}`;
  return `The keywords of ${whose} that a fact supports. Separate them with commas.`;
}

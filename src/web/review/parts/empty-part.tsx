// A part without text in source and draft: what is missing to write it, beside the ways to go on.

import { Link } from '@tanstack/react-router';
import { ImageOff, ListX, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Part, partTable } from '#domain/parts/parts.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { addSource } from '#domain/sources/sources.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';

type EmptyPartProps = {
  part: Part;
  /** The description says much: there are facts, though in sentences. */
  hasProse: boolean;
  /** Stands beside the way to a data source. */
  children: ReactNode;
};

const hints: Readonly<Record<(typeof partTable)[Part]['kind'], { lead: (word: string) => string; ways: string }>> = {
  text: {
    lead: (word) => `Not enough facts to write a ${word}.`,
    ways: 'Add a data source, write it yourself, or leave the part empty.',
  },
  texts: {
    lead: (word) => `Not enough facts to write ${word}.`,
    ways: 'Add a data source, write them yourself, or leave the part empty.',
  },
  images: {
    lead: () => 'This product has no images.',
    ways: 'Add them to the product, or leave the part empty.',
  },
};

export function EmptyPart({ part, hasProse, children }: EmptyPartProps) {
  const { kind, word } = partTable[part];
  const { lead, ways } = hints[kind];
  const why =
    kind === 'texts' && hasProse ? `The built-in writer cannot make ${word} from continuous text.` : lead(word);
  const Icon = kind === 'images' ? ImageOff : ListX;
  return (
    <div className="mx-3 mb-3 flex min-h-11.5 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sunken py-1.5 pr-2 pl-3.5 text-[0.8125rem]">
      <Icon aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
      <p className="min-w-48 flex-1">
        <span className="font-medium">{why}</span>{' '}
        <Allowed to={patchContent}>
          <span className="text-ink-soft">{ways}</span>
        </Allowed>
      </p>
      <div className="flex flex-wrap gap-1.5 max-sm:w-full max-sm:*:flex-1">
        {children}
        {kind !== 'images' && (
          <Allowed to={addSource}>
            <Button asChild size="sm">
              <Link to="." search={(old) => ({ ...old, source: 'new' })} resetScroll={false}>
                <Plus aria-hidden />
                Add a data source
              </Link>
            </Button>
          </Allowed>
        )}
      </div>
    </div>
  );
}

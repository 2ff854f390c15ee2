// Where a prompt holds: its scope as a badge, and the value beside it.
import { Globe, Layers, type LucideIcon, Package, Shapes, Tag } from 'lucide-react';
import type { Prompt, PromptScope } from '#domain/prompts/prompts.contract.ts';
import { scopeWords } from '#domain/prompts/scopes.ts';
import { Badge } from '#web/kit/badge.tsx';
import { cn } from '#web/kit/cn.ts';

const icons: Record<PromptScope, LucideIcon> = {
  global: Globe,
  category: Shapes,
  brand: Tag,
  productType: Layers,
  sku: Package,
};

type ScopeBadgeProps = { prompt: Pick<Prompt, 'scope' | 'scopeValue'>; className?: string };

export function ScopeBadge({ prompt: { scope, scopeValue }, className }: ScopeBadgeProps) {
  const Icon = icons[scope];
  return (
    <span className={cn('inline-flex min-w-0 max-w-full flex-wrap items-center gap-x-1.5 gap-y-1', className)}>
      <Badge tone={scope === 'global' ? 'accent' : 'neutral'}>
        <Icon aria-hidden />
        {scopeWords[scope]}
      </Badge>
      {scopeValue !== null && <span className="min-w-0 break-words text-[0.8125rem] text-ink-soft">{scopeValue}</span>}
    </span>
  );
}

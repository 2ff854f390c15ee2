// The page a rule was read on, by the name of its site.
import { ExternalLink } from 'lucide-react';
import { sourceLink, sourceSite } from '#domain/benchmarks/rule-page.ts';
import { cn } from '#web/kit/cn.ts';

/** Nothing where the source is no address. */
export function SourceLink({ source, className }: { source: string; className?: string }) {
  const link = sourceLink(source);
  if (!link) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title={source}
      className={cn(
        'inline-flex min-w-0 items-center gap-1 break-all underline decoration-line-strong underline-offset-2 hover:text-ink touch:py-2.5',
        className,
      )}
    >
      {sourceSite(source)}
      <ExternalLink aria-hidden className="size-3 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

// A white sheet on the tinted page, with a head, a body and a foot where needed.
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('rounded-xl border border-line bg-surface shadow-card', className)} {...rest} />;
}

type CardHeadProps = {
  title: ReactNode;
  /** Stands at the right of the title: a badge, a button. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Gives the heading an id, for `aria-labelledby`. */
  id?: string;
  level?: 2 | 3;
  className?: string;
};

export function CardHead({ title, aside, hint, id, level = 2, className }: CardHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className={cn('flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4', className)}>
      <div className="min-w-0">
        <Heading id={id} className="font-semibold text-[0.9375rem] leading-6">
          {title}
        </Heading>
        {hint && <p className="mt-0.5 text-[0.8125rem] text-ink-soft">{hint}</p>}
      </div>
      {aside && <div className="flex items-center gap-2">{aside}</div>}
    </header>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('px-5 py-4', className)} {...rest} />;
}

export function CardFoot({ className, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer
      className={cn('flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3', className)}
      {...rest}
    />
  );
}

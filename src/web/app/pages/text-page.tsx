// A page of text: help, privacy.
import type { ReactNode } from 'react';
import { Card } from '#web/kit/card.tsx';
import { PageHead } from '#web/kit/page-head.tsx';

export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={title} />
      <Card className="px-5 py-2 sm:px-7">{children}</Card>
    </div>
  );
}

type TextSectionProps = {
  title: string;
  /** Makes the section a place an address can name: `/help#scores`. */
  id?: string;
  children: ReactNode;
};

export function TextSection({ title, id, children }: TextSectionProps) {
  return (
    <section
      id={id}
      className="scroll-mt-28 border-line border-b py-5 last:border-b-0 [&_a]:text-accent-ink [&_a]:underline [&_dd]:mt-0.5 [&_dt:not(:first-child)]:mt-3 [&_dt]:font-medium [&_dt]:text-ink [&_li]:mt-1 [&_p+p]:mt-2 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5"
    >
      <h2 className="mb-1.5 font-semibold text-[0.9375rem]">{title}</h2>
      <div className="text-ink-soft leading-6">{children}</div>
    </section>
  );
}

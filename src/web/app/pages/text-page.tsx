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

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-b py-5 last:border-b-0 [&_a]:text-accent-ink [&_a]:underline [&_li]:mt-1 [&_p+p]:mt-2 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
      <h2 className="mb-1.5 font-semibold text-[0.9375rem]">{title}</h2>
      <div className="text-ink-soft leading-6">{children}</div>
    </section>
  );
}

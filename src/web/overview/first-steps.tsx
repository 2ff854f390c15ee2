// What the dashboard of an empty catalogue leads with: the three steps there are.

import { Link } from '@tanstack/react-router';
import { createImport } from '#domain/transfer/import-run.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';

const steps = [
  {
    title: 'Import a catalog',
    text: 'Use a CSV, XLSX, JSON or XML file from your shop. A dry run shows what will change.',
  },
  {
    title: 'Generate content',
    text: 'Open a product or select many, then generate titles, bullets and descriptions.',
  },
  { title: 'Review and export', text: 'Approve or reject each part, then export the approved content as a file.' },
];

export function FirstSteps() {
  return (
    <Card aria-labelledby="first-steps-title" className="mb-4 p-5">
      <h2 id="first-steps-title" className="font-semibold text-base leading-6">
        Three steps to your first approved product
      </h2>
      <ol className="mt-3 grid gap-4 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-medium leading-7">{title}</p>
              <p className="text-[0.8125rem] text-ink-soft">{text}</p>
              {index === 0 && (
                <Allowed to={createImport}>
                  <Button asChild variant="primary" className="mt-2.5">
                    <Link to="/import">Import a file</Link>
                  </Button>
                </Allowed>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

// A filter with its name above it, for panels that hold several.
import type { ReactNode } from 'react';

export function LabelledFilter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="font-medium text-[0.8125rem]">
        {label}
      </span>
      {children}
    </div>
  );
}

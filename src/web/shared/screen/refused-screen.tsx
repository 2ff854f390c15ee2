// Stands for a screen that does nothing but what who is signed in may not do.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Needing, useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { Refused } from './refused.tsx';

type RefusedScreenProps = {
  /** That of the screen. */
  title: string;
  of: Needing;
};

export function RefusedScreen({ title, of }: RefusedScreenProps) {
  return (
    <>
      <PageHead title={title} />
      <Refused of={of}>
        <Button asChild variant="primary">
          <Link to="/products">Back to the products</Link>
        </Button>
      </Refused>
    </>
  );
}

/** A screen for those who may; it gives way to the refusal for others. */
export function PermittedScreen({ title, of, children }: RefusedScreenProps & { children: ReactNode }) {
  return useMay(of) ? children : <RefusedScreen title={title} of={of} />;
}

// Stands for a screen that does nothing but what the role of who is signed in does not allow.
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { type Needing, useRefusalOf } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { EmptyState } from '#web/kit/states.tsx';

/** `title` is that of the screen. */
export function RefusedScreen({ title, of }: { title: string; of: Needing }) {
  const refusal = useRefusalOf()(of);
  return (
    <>
      <PageHead title={title} />
      <Card>
        <EmptyState icon={Lock} title="Your role does not include this" hint={refusal}>
          <Button asChild variant="primary">
            <Link to="/products">Back to the products</Link>
          </Button>
        </EmptyState>
      </Card>
    </>
  );
}

// Stands where a dry run would be imported, once it was.
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';

export function AppliedCard({ importId }: { importId: number }) {
  return (
    <Card aria-labelledby="applied">
      <CardHead id="applied" title="Imported" hint="The products of this dry run were imported." />
      <CardBody className="pt-3">
        <Button asChild variant="primary" className="w-full">
          <Link to="/import" search={{ run: String(importId) }}>
            View import
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </CardBody>
    </Card>
  );
}

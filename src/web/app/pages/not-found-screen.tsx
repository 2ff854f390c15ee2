// Any address without a screen.
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft, FileQuestion } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { usePageTitle } from '#web/kit/page-title.ts';

export function NotFoundScreen() {
  const { history } = useRouter();
  usePageTitle('404 Page Not Found');
  return (
    // A padding: a margin would move the frame around it down from where it was while the screen loaded.
    <div className="pt-[8vh]">
      <Card className="mx-auto flex max-w-lg flex-col items-center px-6 py-12 text-center">
        <span className="mb-5 grid size-12 place-items-center rounded-xl bg-accent-soft text-accent-ink">
          <FileQuestion aria-hidden className="size-6" />
        </span>
        <h1 className="font-semibold text-xl">404 Page Not Found</h1>
        <p className="mt-2 text-ink-soft">Did you forget to add the page to the router?</p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Button onClick={() => history.back()}>
            <ArrowLeft aria-hidden />
            Go back
          </Button>
          <Button asChild variant="primary">
            <Link to="/">Dashboard</Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}

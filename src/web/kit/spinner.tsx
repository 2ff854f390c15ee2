// A turning ring for work under way; silent, the words beside it say what is going on.
import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn('size-4 animate-spin', className)} />;
}

// Opens the Optimization Assistant where it does not stand beside the parts.
import { useNavigate } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';

type AssistantButtonProps = { hasWord?: boolean; className?: string };

export function AssistantButton({ hasWord = false, className }: AssistantButtonProps) {
  const navigate = useNavigate({ from: '/products/$id' });
  return (
    <Button
      size={hasWord ? 'md' : 'icon'}
      aria-haspopup="dialog"
      {...(hasWord ? {} : { 'aria-label': 'Optimization Assistant' })}
      {...(className ? { className } : {})}
      onClick={() => void navigate({ search: (old) => ({ ...old, panel: 'chat' }), resetScroll: false })}
    >
      <MessagesSquare aria-hidden />
      {hasWord && 'Assistant'}
    </Button>
  );
}

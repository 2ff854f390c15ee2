// A button of the bar at the foot of the product's screen.
import { Button, type ButtonProps } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';

export function BarButton({ className, ...rest }: ButtonProps) {
  return <Button size="lg" className={cn('max-sm:h-12 max-sm:flex-1', className)} {...rest} />;
}

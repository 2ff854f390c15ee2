// A button that may go when it is pressed: the focus then passes to what it stood in.
import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { usePassingFocus } from './layers/passing-focus.ts';

export function PassingButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePassingFocus(button);
  return <Button ref={button} {...props} />;
}

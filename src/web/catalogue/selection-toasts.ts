// What a list says of its selection in toasts. Comes when first said.
import { selectionLimit } from '#domain/catalogue/selection.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/layers/toast.ts';

export function sayTooMany(): void {
  toast({
    title: `You can select at most ${formatNumber(selectionLimit)} products one by one`,
    description: 'To select more, filter the list and select all that match.',
    tone: 'destructive',
  });
}

/** With the way back; without it because the filter changed. */
export function sayCleared(selectAgain?: () => void): void {
  toast({
    title: 'Selection cleared',
    ...(selectAgain ? { action: { label: 'Select again', run: selectAgain } } : { description: 'The filter changed.' }),
  });
}

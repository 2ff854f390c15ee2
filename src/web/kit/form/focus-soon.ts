/** For the `ref` of a dialog's first field: the dialog first notes where the focus came from, to give it back there. */
export function focusSoon(field: HTMLElement | null): void {
  if (field) requestAnimationFrame(() => field.focus());
}

/** Copies a text; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Browsers give the clipboard to secure pages only. On others they copy what is selected, within the press of a button. */
function copySelected(text: string): boolean {
  const selection = getSelection();
  if (!selection) return false;
  const { activeElement, body } = document;
  const before = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const carrier = document.createElement('span');
  carrier.textContent = '.';
  carrier.className = 'sr-only select-text';
  const handOver = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Beside the button: what is outside of an open dialog may not be selectable.
  (activeElement?.parentElement ?? body).append(carrier);
  selection.selectAllChildren(carrier);
  addEventListener('copy', handOver, { capture: true });
  try {
    return document.execCommand('copy');
  } finally {
    removeEventListener('copy', handOver, { capture: true });
    carrier.remove();
    selection.removeAllRanges();
    if (before) selection.addRange(before);
  }
}

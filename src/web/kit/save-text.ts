/** Downloads a text that is in this browser as a file; `type` is a media type, such as `text/csv`. */
export function saveText(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

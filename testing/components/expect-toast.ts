// The one toast there is.
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Waits for a toast with these words, also behind an open dialog. */
export async function expectToast(title: string, description?: string | RegExp): Promise<void> {
  const region = page.getByRole('region', { name: /^Notifications/, includeHidden: true });
  const toast = region.getByRole('listitem', { includeHidden: true });
  await expect.element(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect.element(toast.getByText(description)).toBeVisible();
}

// Toasts in component tests.
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Waits for the one toast that shows, also behind an open dialog. */
export async function expectToast(title: string, description?: string): Promise<void> {
  const region = page.getByRole('region', { name: /^Notifications/, includeHidden: true });
  const toast = region.getByRole('listitem', { includeHidden: true });
  await expect.element(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect.element(toast.getByText(description, { exact: true })).toBeVisible();
}

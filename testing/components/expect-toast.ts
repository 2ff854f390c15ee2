// The one toast there is.
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Waits for a toast with these words. */
export async function expectToast(title: string, description?: string | RegExp): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect.element(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect.element(toast.getByText(description)).toBeVisible();
}

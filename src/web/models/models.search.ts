// What the address of the screen carries: an open dialog.
import { addressDialogs } from '#web/shared/screen/open-dialog.ts';

const dialogs = addressDialogs('edit', 'delete');

export const modelsSearchShape = { dialog: dialogs.search };
export const readDialog = dialogs.read;
export type OpenConnection = NonNullable<ReturnType<typeof readDialog>>;

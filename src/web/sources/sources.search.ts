// What the address of a product's page carries of its data sources: the open dialog.
import { addressDialogs } from '#web/shared/screen/open-dialog.ts';

const dialogs = addressDialogs('show', 'edit');

export const productSourceSearchShape = { source: dialogs.search };
export const readOpenSource = dialogs.read;
export type OpenSource = NonNullable<ReturnType<typeof readOpenSource>>;

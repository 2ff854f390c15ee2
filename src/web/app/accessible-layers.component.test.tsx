// What opens over the screens: nothing stands in the way of anybody.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readKeywordsFile } from '#domain/keywords/keywords.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

type Layer = {
  address: string;
  open: () => Promise<unknown>;
  /** What shows that it is open. */
  shows: () => ReturnType<typeof page.getByRole>;
  isOnPhone?: boolean;
  isLayer?: boolean;
};

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** A list keeps its selection for the way back: each of these tests selects in a list filtered otherwise. */
const selectPage = () => page.getByRole('checkbox', { name: 'Select all on this page' }).click();
const selected = () => page.getByRole('region', { name: 'Selected products' });
async function openBulkMenu(): Promise<void> {
  await selectPage();
  await selected().getByRole('button', { name: 'More actions for the selected products' }).click();
}

const layers: Record<string, Layer> = {
  'the selected products': {
    address: '/',
    open: selectPage,
    shows: () => selected().getByText('3 selected'),
    isLayer: false,
    isOnPhone: true,
  },
  'the question before a bulk approval': {
    address: '/?brand=Clayfield',
    open: async () => {
      await selectPage();
      await selected().getByRole('button', { name: 'Approve', exact: true }).click();
    },
    shows: () => page.getByRole('alertdialog', { name: 'Approve 3 products?' }),
  },
  'the question before a bulk optimize': {
    address: '/?brand=Pellgate',
    open: async () => {
      await selectPage();
      await selected().getByRole('button', { name: 'Bulk Optimize' }).click();
    },
    shows: () => page.getByRole('alertdialog', { name: 'Optimize up to 3 products?' }),
  },
  'the menu of the selected products': {
    address: '/?brand=Ampwick',
    open: openBulkMenu,
    shows: () => page.getByRole('menuitem', { name: 'Find and replace' }),
    isOnPhone: true,
  },
  'the question before words are replaced': {
    address: '/?brand=Halvorne',
    open: async () => {
      await openBulkMenu();
      await page.getByRole('menuitem', { name: 'Find and replace' }).click();
      await page.getByRole('textbox', { name: 'Find', exact: true }).fill('mug');
    },
    shows: () => page.getByRole('list', { name: 'Matches on this page' }),
    isOnPhone: true,
  },
  'the question before a field is changed': {
    address: '/?brand=Linnevale',
    open: async () => {
      await openBulkMenu();
      await page.getByRole('menuitem', { name: 'Change a field' }).click();
      const question = page.getByRole('alertdialog');
      await expect.element(question).toBeVisible();
      // A list of suggestions closes when its field loses the focus, which the question takes once as it opens.
      await expect.poll(() => question.element().contains(document.activeElement)).toBe(true);
      await page.getByRole('combobox', { name: 'Category', exact: true }).click();
    },
    shows: () => page.getByRole('listbox', { name: 'Category in use' }),
  },
  'the question before a prompt is applied': {
    address: '/?brand=Mossbeck',
    open: async () => {
      await openBulkMenu();
      await page.getByRole('menuitem', { name: 'Apply a prompt' }).click();
      await page.getByRole('textbox', { name: 'Prompt' }).fill('Mention the material.');
    },
    shows: () => page.getByText('Up to 3 products will get new text. Unchanged texts are skipped.'),
  },
  'the question before an export in the background': {
    address: '/?brand=Sonderlay',
    open: async () => {
      await openBulkMenu();
      await page.getByRole('menuitem', { name: 'Export in the background' }).click();
    },
    shows: () => page.getByRole('alertdialog', { name: 'Export 3 products?' }),
  },
  'the question before a run is undone': {
    address: '/runs/7',
    open: () => page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click(),
    shows: () => page.getByRole('alertdialog', { name: /^Undo this optimization of/ }),
    isOnPhone: true,
  },
  'the question before the rest of a sample is approved': {
    address: '/runs/12',
    open: () => press('Approve 812, 3 not reviewed'),
    shows: () => page.getByRole('alertdialog', { name: 'Approve 812 products?' }),
    isOnPhone: true,
  },
  'the menu of a row': {
    address: '/',
    open: () => press(/^More actions for (?!the view)/),
    shows: () => page.getByRole('menuitem', { name: 'Clone' }),
  },
  'the question before a deletion': {
    address: '/',
    open: async () => {
      await press(/^More actions for (?!the view)/);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    shows: () => page.getByRole('alertdialog'),
  },
  'an export profile': {
    address: '/import',
    open: () => press('Edit Weekly feed'),
    shows: () => page.getByRole('dialog', { name: 'Edit Export Profile' }),
    isOnPhone: true,
  },
  'the question before an import is undone': {
    address: '/import?run=3',
    open: () => press('Undo this import'),
    shows: () =>
      page
        .getByRole('alertdialog', { name: 'Undo this import?' })
        .getByRole('list', { name: 'Changed after the import' }),
    isOnPhone: true,
  },
  'a policy that was refused': {
    address: '/settings',
    open: async () => {
      await press('Add a policy');
      await page.getByRole('checkbox', { name: 'Clean parts' }).click();
      await page.getByRole('checkbox', { name: 'Only small changes' }).click();
      await page.getByRole('checkbox', { name: 'Clean parts' }).click();
      await page.getByRole('checkbox', { name: 'Unchanged parts' }).click();
      await press('Add policy');
    },
    shows: () => page.getByText('Select unchanged parts, clean parts or both.'),
    isOnPhone: true,
  },
  'a policy for small changes': {
    address: '/settings',
    open: async () => {
      await press(/^More actions for Shopify/);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
    shows: () => page.getByRole('spinbutton', { name: 'Changed words' }),
    isOnPhone: true,
  },
  'the notifications': {
    address: '/help',
    open: () => press(/^Notifications/),
    shows: () =>
      page
        .getByRole('dialog', { name: 'Notifications' })
        .getByText(/catalogue\.csv/)
        .first(),
  },
  'the choice of the persona': {
    address: '/help',
    open: () => press(/^Choose Your Assistant/),
    shows: () => page.getByRole('radio', { name: 'Wizzy, Creative Wizard' }),
  },
  'the question before a voice is deleted': {
    address: '/voice',
    open: () => press(/^Delete the voice of the brand/),
    shows: () => page.getByRole('alertdialog', { name: 'Delete Voice' }),
  },
  'a voice that was refused': {
    address: '/voice?voice=new',
    open: () => press('Add Voice'),
    shows: () => page.getByText('Enter the retailer, category or brand.'),
    isLayer: false,
    isOnPhone: true,
  },
  'keywords that were refused, with a file that was read': {
    address: '/keywords?list=new',
    open: async () => {
      serve(readKeywordsFile, {
        keywords: [{ text: 'mug', volume: 5 }],
        folded: 0,
        refused: [{ line: 3, value: 'cup', reason: '“many” is not a whole number.' }],
        refusedCount: 1,
      });
      await page.getByLabelText('CSV of keywords').upload(new File(['keyword'], 'words.csv'));
      await expect.element(page.getByRole('region', { name: 'Rejected lines' })).toBeVisible();
      await press('Save Keywords');
    },
    shows: () => page.getByText('Enter a category.'),
    isLayer: false,
    isOnPhone: true,
  },
  'the name of a view to be saved': {
    address: '/products?brand=Tarnfell',
    open: () => press('Save view'),
    shows: () => page.getByRole('dialog', { name: 'Save view' }),
    isOnPhone: true,
  },
  'the menu of a saved view': {
    address: '/help',
    open: async () => {
      await page.getByRole('link', { name: /^Kitchen, clean/ }).hover();
      await press('More actions for the view Kitchen, clean');
    },
    shows: () => page.getByRole('menuitem', { name: 'Rename' }),
  },
  'the filters of all products': {
    address: '/products',
    open: () => press('Filter'),
    shows: () => page.getByRole('button', { name: 'Apply Filters' }),
  },
  'the sheet of keys': {
    address: '/help',
    open: () => userEvent.keyboard('?'),
    shows: () => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  'the palette': {
    address: '/help',
    open: async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await page.getByPlaceholder(/^Find a product or a command/).fill('kite');
    },
    shows: () => page.getByRole('option', { name: /KTE-3/ }),
  },
  'an answered question': {
    address: '/help',
    open: async () => {
      await press('Ask about the catalog');
      await page.getByRole('textbox', { name: 'Question' }).fill('Which category has the most pending products?');
      await userEvent.keyboard('{Enter}');
    },
    shows: () => page.getByText(/^Understood as/),
    isOnPhone: true,
  },
  'a rollback from history': {
    address: '/content-history',
    open: () => press('Rollback to this version'),
    shows: () => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }),
  },
  'a prompt that was refused': {
    address: '/prompts',
    open: async () => {
      await press('Add New Prompt');
      await page.getByRole('textbox', { name: 'Prompt' }).fill('Hey');
      await press('Create Prompt');
    },
    shows: () => page.getByText('Prompt must be at least 5 characters.'),
    isOnPhone: true,
  },
  'a prompt that was tried': {
    address: '/prompts?dialog=edit-1',
    open: async () => {
      await press('Test prompt');
      await press(/^What changes/);
    },
    shows: () => page.getByText(/needs a language model/).first(),
    isOnPhone: true,
  },
  'the question before a prompt is deleted': {
    address: '/prompts',
    open: () => press(/^Delete/),
    shows: () => page.getByRole('alertdialog', { name: 'Delete Prompt' }),
  },
  'a connection that was refused': {
    address: '/api-integration?dialog=new',
    open: async () => {
      await press('Limits, temperature and seed');
      await page.getByRole('textbox', { name: 'Seed' }).fill('x');
      await press('Test connection');
    },
    shows: () => page.getByText('Enter a name for the connection.'),
    isOnPhone: true,
  },
  'a connection that does not work': {
    address: '/api-integration?dialog=edit-1',
    open: () => press('Test connection'),
    shows: () => page.getByText(/does not accept the key/),
    isOnPhone: true,
  },
  'the question before a connection is deleted': {
    address: '/api-integration',
    open: () => press('Delete Writer'),
    shows: () => page.getByRole('alertdialog', { name: 'Delete Writer?' }),
  },
  'a rule that was tried': {
    address: '/rules?dialog=new',
    open: async () => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Short titles');
      await press('Category, dates, source and message');
      await press(/^Test on/);
      await expect.element(page.getByText('Enter a minimum or a maximum.')).toBeVisible();
      await page.getByRole('textbox', { name: 'At most' }).fill('60');
      await press(/^Test on/);
    },
    shows: () => page.getByRole('region', { name: 'Test on products' }),
    isOnPhone: true,
  },
  'the changes of a rule': {
    address: '/rules?dialog=history-1',
    open: async () => {},
    shows: () => page.getByText('Came with Copydesk').last(),
    isOnPhone: true,
  },
};

test.each(Object.entries(layers))('nothing stands in the way of anybody: %s', async (_name, layer) => {
  const { address, open, shows, isLayer = true, isOnPhone = false } = layer;
  serveAll();
  openScreen(address);
  await expect.poll(() => document.querySelector('main h1')).not.toBeNull();
  await open();
  await expect.element(shows()).toBeVisible();
  await expectAccessible({ isLayer, isOnPhone });
});

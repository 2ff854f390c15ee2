// The form of a data source, and what was typed into it, kept while its dialog is closed or the page reloads.
import * as z from 'zod/mini';
import { sourceLimits } from '#domain/sources/sources.contract.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';
import { completeAddress } from './source-words.ts';

const sourceWays = ['text', 'file', 'address'] as const;

const formSchema = z.object({
  way: z.enum(sourceWays),
  sourceCategory: z.string(),
  customerType: z.string(),
  sourceContent: z.string(),
  sourceUrl: z.string(),
  sourceNotes: z.string(),
});
export type SourceForm = z.infer<typeof formSchema>;

/** A file cannot be kept: it is chosen again. */
export type SourceValues = SourceForm & { file: File | null };

export const emptyForm: SourceForm = {
  way: 'text',
  sourceCategory: 'supplier sheet',
  customerType: '',
  sourceContent: '',
  sourceUrl: '',
  sourceNotes: '',
};

/** By form: the id of a product for a new source, of a source with `edit-` before it otherwise. */
export const sourceDrafts = createDraftStore<SourceForm>({
  kind: 'data-source-draft',
  schema: formSchema,
  keptIn: 'tab',
});

type SourceErrors = Partial<Record<'sourceContent' | 'file' | 'sourceUrl', string>>;

/** What is wrong with the form, in one sentence a field; empty when it can be sent. */
export function findSourceErrors({ file, ...form }: SourceValues): SourceErrors {
  if (form.way === 'text') {
    if (form.sourceContent.trim() === '') return { sourceContent: 'Enter or paste the text.' };
    if (form.sourceContent.length > sourceLimits.text)
      return {
        sourceContent: `At most ${sourceLimits.text.toLocaleString('en')} characters. Paste only the text about this product.`,
      };
    return {};
  }
  if (form.way === 'file') {
    if (file === null) return { file: 'Choose a file.' };
    if (file.size === 0) return { file: 'The file is empty.' };
    return file.size > sourceLimits.bytes ? { file: 'The file is larger than 2 MB.' } : {};
  }
  if (form.sourceUrl.trim() === '') return { sourceUrl: 'Enter the URL of a page.' };
  return /^https?:\/\/\S+$/i.test(completeAddress(form.sourceUrl))
    ? {}
    : { sourceUrl: 'A URL starts with https:// or http://.' };
}

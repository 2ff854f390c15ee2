// The drafts that come with the sample: a language model wrote them beforehand, and they say so wherever the origin of a text is shown.
import type { DraftRecord } from './draft-record.ts';

/** The engine their records name. */
export const sampleName = 'sample';

export const sampleLabel = 'Sample draft, written with a language model';

export const isSampleDraft = (draft: Pick<DraftRecord, 'engine'> | undefined): boolean => draft?.engine === sampleName;

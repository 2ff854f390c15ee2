// The built-in writer as an engine of the pipeline: works everywhere, without a model.

import type { Engine } from './engine.ts';
import { builtInName } from './engine-names.ts';
import { openLanguages } from './read/language.ts';
import { writeDraft } from './write/write-draft.ts';

let languages: ReturnType<typeof openLanguages> | undefined;

export const builtInEngine: Engine = {
  name: builtInName,
  // It chose from the source what the checks let stand: what they find all the same, the source itself says.
  repairs: false,
  write: async (request) => {
    languages ??= openLanguages();
    const languageOf = await languages;
    return writeDraft(request, languageOf(request.product));
  },
};

// What ways to products that a run, an import or a report names are called: who decides nothing looks at them.
import { useMay } from '#web/client/use-may.ts';

export const useReviewVerb = (): 'Review' | 'Show' => (useMay('decide') ? 'Review' : 'Show');

// What ways to the products of a run are called: who decides nothing looks at them.
import { useMay } from '#web/client/use-may.ts';

export const useReviewVerb = (): 'Review' | 'Show' => (useMay('decide') ? 'Review' : 'Show');

// A change that is sent once, however often its button is pressed: a double click is quicker than the screen.
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type SingleOptions<Data, Given> = Omit<UseMutationOptions<Data, Error, Given>, 'mutationFn'> & {
  mutationFn: (given: Given) => Promise<Data>;
};

/** As `useMutation`; what is asked for while one is under way has the answer of that one. */
export function useSingleMutation<Data, Given>({ mutationFn, ...options }: SingleOptions<Data, Given>) {
  const underWay = useRef<Promise<Data> | null>(null);
  return useMutation({
    ...options,
    mutationFn: (given: Given) => {
      underWay.current ??= mutationFn(given).finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
  });
}

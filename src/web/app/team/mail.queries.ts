// Server state of mail: the server it goes through, and the writes.
import { useMutation, useQuery } from '@tanstack/react-query';
import * as mail from '#domain/mail/mail.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';

export const useMailSetup = () =>
  useQuery({ queryKey: keys.mailSetup, queryFn: ({ signal }) => call(mail.getMailSetup, { signal }) });

/** What comes of it, the card shows. */
export const useSendTestMail = () => useMutation({ mutationFn: () => call(mail.sendTestMail) });

export function useSendMailAgain() {
  return useMutation({
    mutationFn: ({ id }: { id: number; to: string }) => call(mail.sendMailAgain, { params: { id } }),
    onSuccess: (_reply, { to }) => toast({ title: `Sending the mail to ${to} again` }),
    onError: (error) =>
      toast({ title: 'The mail was not sent', description: explainError(error), tone: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.team }),
  });
}

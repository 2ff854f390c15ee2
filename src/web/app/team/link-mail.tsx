// What became of the mail with a link, where that is worth a word, and sending it again.
import { type LinkMail, sendMailAgain } from '#domain/mail/mail.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useSendMailAgain } from './mail.queries.ts';

/** Nothing while all is well: a mail that was sent, or is on its way without a failure. */
export function MailFailure({ mail, to }: { mail: LinkMail | null; to: string }) {
  const again = useSendMailAgain();
  if (mail?.error == null) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 text-bad-ink text-xs">
      <span className="min-w-0">
        {mail.state === 'failed' ? 'Mail not sent.' : 'Mail not sent yet.'} {mail.error}
        {mail.state === 'waiting' && ' Copydesk tries again.'}
      </span>
      <Allowed to={sendMailAgain}>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Send again to ${to}`}
          busy={again.isPending}
          onClick={() => again.mutate({ id: mail.id, to })}
        >
          Send again
        </Button>
      </Allowed>
    </div>
  );
}

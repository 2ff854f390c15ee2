// The mail server this workspace sends through, and a mail to oneself to try it.
import { Send } from 'lucide-react';
import { sendTestMail } from '#domain/mail/mail.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { FailureText } from '#web/kit/failure-text.tsx';
import { useMailSetup, useSendTestMail } from '../team/mail.queries.ts';

/** Nothing where nobody signs in: there is nobody to send a mail to. */
export function MailCard() {
  const { data: me } = useMe();
  const mayManage = useMay(sendTestMail);
  if (!me || me.sessionId === null || !mayManage) return null;
  return <MailSetup />;
}

function MailSetup() {
  const { data, error } = useMailSetup();
  const test = useSendTestMail();
  const server = data?.server ?? null;
  return (
    <Card aria-labelledby="mail-title" className="mt-4 overflow-clip">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="mail-title" className="font-semibold text-[0.9375rem] leading-6">
            Mail
          </h2>
          {error && !data && (
            <p className="text-[0.8125rem] text-bad-ink">
              <FailureText lead="The mail server could not be loaded." {...describeFailure(error)} />
            </p>
          )}
          {data && (
            <p className="text-[0.8125rem] text-ink-soft">
              {server
                ? `Invitations and password links are sent through ${server.host}:${server.port}, from ${server.from}.`
                : 'Not set up: you send invitations and password links yourself. To have Copydesk mail them, set SMTP_URL and MAIL_FROM and restart the server.'}
            </p>
          )}
          <div role="status" className="text-[0.8125rem]">
            {test.data && <p className="text-ok-ink">The mail server accepted a test mail to {test.data.to}.</p>}
            {test.error && (
              <p className="text-bad-ink">
                <FailureText lead="The test mail was not sent." {...describeFailure(test.error)} />
              </p>
            )}
          </div>
        </div>
        {server && (
          <Button size="sm" busy={test.isPending} onClick={() => test.mutate()}>
            {!test.isPending && <Send aria-hidden />}
            Send a test mail to me
          </Button>
        )}
      </header>
    </Card>
  );
}

// Routes of mail.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as mail from '#domain/mail/mail.contract.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { describeServer, type Mailer, sendAgain, sendTest } from './mail.commands.ts';

/** `mailer` is null where no mail is sent; `emailOf` answers the email of who calls, and throws where they have none. */
export function addMailRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  mailer: Mailer | null,
  emailOf: (request: FastifyRequest) => Promise<string>,
): void {
  const requireMailer = () => {
    if (!mailer)
      throw new Problem('NOT_FOUND', 'This server sends no mail. Set SMTP_URL and MAIL_FROM and restart it.');
    return mailer;
  };
  addRoute(app, mail.getMailSetup, contextOf, () =>
    Promise.resolve({ server: mailer === null ? null : describeServer(mailer) }),
  );
  addRoute(app, mail.sendTestMail, contextOf, async ({ context, request }) => {
    const found = requireMailer();
    const to = await emailOf(request);
    await sendTest(context, found, to, randomUUID());
    return { to };
  });
  addRoute(app, mail.sendMailAgain, contextOf, async ({ context, params, reply }) => {
    await sendAgain(context, requireMailer(), params.id);
    return reply.send();
  });
}

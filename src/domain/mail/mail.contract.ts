// Mail: whether this server sends any, a test, and what became of one that carries a link.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf } from '#domain/stored.ts';

const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** What became of the mail with a link. */
export const linkMailSchema = z.object({
  id: z.int(),
  /** `waiting` is sent by itself, also after a try that came to nothing; `failed` only when somebody asks for it. */
  state: z.enum(mailStates),
  /** Why the last try came to nothing, as one sentence; null without one. */
  error: z.nullable(z.string()),
});
export type LinkMail = z.infer<typeof linkMailSchema>;

export const getMailSetup = defineContract({
  method: 'GET',
  path: '/api/mail',
  tag: 'team',
  access: 'manage',
  summary: 'The mail server this server sends through, as its settings name it; null where it sends no mail',
  reply: z.object({ server: z.nullable(z.object({ host: z.string(), port: z.int(), from: z.string() })) }),
});

export const sendTestMail = defineContract({
  method: 'POST',
  path: '/api/mail/test',
  tag: 'team',
  access: 'manage',
  audited: true,
  summary:
    'Sends a test mail to who calls, and answers once the mail server took it. UNAVAILABLE says why it did not; NOT_FOUND where no mail is sent',
  reply: z.object({ to: z.string() }),
});

export const sendMailAgain = defineContract({
  method: 'POST',
  path: '/api/mail/:id/send',
  tag: 'team',
  access: 'manage',
  audited: true,
  summary: 'Sends a mail now that was not sent yet, with the link it has. NOT_FOUND if it was sent, or its link ended',
  params: idParamOf('Invalid mail ID'),
  status: 204,
});

// Deletes what nobody can use any more.
import type { Context } from '#server/http/context.ts';
import { purgeMails } from '#server/mail/mail.commands.ts';
import { purgeLinks } from './access-links.store.ts';
import { purgeTokens } from './api-tokens/api-tokens.store.ts';
import { purgeChallenges } from './passkeys/passkeys.store.ts';
import { purgeSessions } from './sessions.store.ts';
import { purgeTries } from './sign-in-tries.store.ts';

/** How long it can be said of a link that it was used or has expired, and of a token that it has. */
const keepEndedMs = 90 * 24 * 60 * 60 * 1_000;

/** Sessions that ended, tries and challenges that count no more, and links and tokens that expired 90 days ago. */
export async function forgetEnded({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = now();
  await purgeSessions(db, at);
  await purgeTries(db, at);
  await purgeChallenges(db, at);
  const longAgo = new Date(at.getTime() - keepEndedMs);
  await purgeLinks(db, longAgo);
  await purgeMails(db, longAgo);
  await purgeTokens(db, longAgo);
}

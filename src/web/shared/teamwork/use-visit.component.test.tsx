// A product on the screen is held for who works on it until the page is gone, and again once the browser shows that page again.
import { expect, test } from 'vitest';
import { getMe } from '#domain/session/session.contract.ts';
import { leaveProduct, listWork, visitProduct } from '#domain/teamwork/teamwork.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serveProduct } from '#testing/components/product-page.ts';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

test('a page that goes gives its product back at once, and one that comes back out of the cache of the browser holds it again', async () => {
  serve(getMe, { ...me, sessionId: 5 });
  const { address } = serveProduct();
  serve(listWork, []);
  const came = serve(visitProduct, { others: [] });
  const left = serve(leaveProduct, undefined);
  openScreen(address);
  await expect.poll(() => came.length).toBe(1);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect.poll(() => left.map(({ path }) => path)).toEqual([came[0]?.path]);
  // As a page says that is shown for the first time.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame);
  expect(came).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => came.length).toBe(2);
  expect(left).toHaveLength(1);
});

// Holds the product on the screen for who works on it, and gives it back. Nothing is sent where nobody signs in, or by those who only look.
import { useEffect } from 'react';
import { type Doing, leaveProduct, visitProduct } from '#domain/teamwork/teamwork.contract.ts';
import { call } from '#web/client/api.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';

/** A third of the time a visit lasts: as long as somebody works, it goes on. */
const renewMs = 5 * 60_000;
/** The next product may come at once: then the visit goes there with the tab. */
const leaveMs = 300;

/** Names this page of the browser for as long as it is open. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(36).padStart(2, '0')).join(
  '',
);

/** The product the tab is on, and when it said so last. */
let here: { productId: number; at: number } | null = null;

function visit(productId: number, doing: Doing): void {
  here = { productId, at: Date.now() };
  call(visitProduct, { params: { id: String(productId) }, body: { tab, doing } }).then(
    () => queryClient.invalidateQueries({ queryKey: keys.work }),
    (error) => {
      // The review goes on without it; the next key tries again.
      if (here?.productId === productId) here.at = 0;
      console.warn('The product could not be held', error);
    },
  );
}

function leave(productId: number): void {
  here = null;
  // A page that closes waits for no reply. What is not given back so ends by itself.
  const url = buildUrl(leaveProduct.path, { params: { id: productId }, query: { tab } });
  void fetch(url, { method: leaveProduct.method, credentials: 'include', keepalive: true }).catch(() => {});
}

const signs = ['keydown', 'pointerdown'] as const;

/** While a product is on the screen of somebody who can work on it. */
export function useVisit(productId: number, doing: Doing): void {
  const isShared = useMyId() !== null;
  const mayVisit = useMay(visitProduct, leaveProduct);
  const isOn = isShared && mayVisit;
  useEffect(() => {
    if (!isOn) return;
    visit(productId, doing);
    const goOn = () => {
      if (here === null || Date.now() - here.at >= renewMs) visit(productId, doing);
    };
    const close = () => leave(productId);
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && visit(productId, doing);
    for (const sign of signs) window.addEventListener(sign, goOn, { passive: true });
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', comeBack);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, goOn);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', comeBack);
      const left = here;
      setTimeout(() => {
        if (left !== null && here === left) leave(productId);
      }, leaveMs);
    };
  }, [isOn, productId, doing]);
}

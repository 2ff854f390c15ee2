// Holds the product on the screen for who works on it, and gives it back. Nothing is sent where nobody signs in, or by those who only look.
import { useEffect, useState } from 'react';
import { type Doing, heldMinutes, leaveProduct, visitProduct } from '#domain/teamwork/teamwork.contract.ts';
import { call } from '#web/client/api.ts';
import { buildUrl } from '#web/client/build-url.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';

/** A third of the time a visit lasts: as long as somebody works, it goes on. */
const renewMs = 5 * 60_000;
const heldMs = heldMinutes * 60_000;
/** The next product may come at once: then the visit goes there with the tab. */
const leaveMs = 300;

/** Names this page of the browser for as long as it is open. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(36).padStart(2, '0')).join(
  '',
);

/** The product the tab is on, and when it said so last. */
let here: { productId: number; at: number } | null = null;

/** Answers whether it was stored. */
async function visit(productId: number, doing: Doing): Promise<boolean> {
  here = { productId, at: Date.now() };
  try {
    await call(visitProduct, { params: { id: String(productId) }, body: { tab, doing } });
  } catch (error) {
    // The review goes on without it; the next key tries again.
    if (here?.productId === productId) here.at = 0;
    console.warn('The product could not be held', error);
    return false;
  }
  void queryClient.invalidateQueries({ queryKey: keys.work });
  return true;
}

function leave(productId: number): void {
  here = null;
  // A page that closes waits for no reply. What is not given back so ends by itself.
  const url = buildUrl(leaveProduct.path, { params: { id: productId }, query: { tab } });
  void fetch(url, { method: leaveProduct.method, credentials: 'include', keepalive: true }).catch(() => {});
}

const signs = ['keydown', 'pointerdown'] as const;

/** While a product is on the screen of somebody who can work on it; answers whether it is held for them. */
export function useVisit(productId: number, doing: Doing): boolean {
  const isShared = useMyId() !== null;
  const mayVisit = useMay(visitProduct, leaveProduct);
  const isOn = isShared && mayVisit;
  const [held, setHeld] = useState<number | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let end: ReturnType<typeof setTimeout> | undefined;
    let isThere = true;
    const hold = async () => {
      const isStored = await visit(productId, doing);
      clearTimeout(end);
      if (!isThere) return;
      setHeld(isStored ? productId : null);
      if (isStored) end = setTimeout(() => setHeld(null), heldMs);
    };
    void hold();
    const goOn = () => {
      if (here === null || Date.now() - here.at >= renewMs) void hold();
    };
    const close = () => leave(productId);
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void hold();
    for (const sign of signs) window.addEventListener(sign, goOn, { passive: true });
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', comeBack);
    return () => {
      isThere = false;
      clearTimeout(end);
      for (const sign of signs) window.removeEventListener(sign, goOn);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', comeBack);
      const left = here;
      setTimeout(() => {
        if (left !== null && here === left) leave(productId);
      }, leaveMs);
    };
  }, [isOn, productId, doing]);
  return isOn && held === productId;
}

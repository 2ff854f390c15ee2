// Images of the products of a run loaded, stored and measured. What is found is stored as it is found: a file is the same no matter who asks for it.
import { secureAddress } from '#domain/images/image-basis.ts';
import { Problem } from '#domain/problem.ts';
import type { MeasureOptions } from '#domain/runs/actions/measure-images.action.ts';
import { planMeasured } from '#domain/runs/measured-images.ts';
import type { Context } from '#server/http/context.ts';
import { measureProducts } from '#server/media/images.commands.ts';
import { findMovedChecks } from './judge.action.ts';
import { type ActionWork, lookAtNone, type Planned, type Read, type Tools } from './planned.ts';

/** The addresses of a product, of its source and of its content, each once, and where those over http would be over https. */
function addressesOf({ product, content }: Read): { urls: string[]; beside: string[] } {
  const urls = [...new Set([...product.images, ...(content?.imagesWithStatus ?? []).map(({ url }) => url)])];
  const secure = urls.flatMap((url) => secureAddress(url) ?? []);
  return { urls, beside: secure.filter((url) => !urls.includes(url)) };
}

async function planAll(
  context: Context,
  options: MeasureOptions,
  items: readonly Read[],
  { signal }: Tools,
): Promise<Planned[]> {
  const asked = items.map((item) => ({ productId: item.product.id, ...addressesOf(item) }));
  if (!context.images) throw new Problem('UNAVAILABLE', 'This server does not measure images.');
  const measured = await measureProducts(context, context.images, asked, { ...options, signal });
  // Measured for another product, or by a server that died before it noted the product: the check has not heard of it.
  const without = items.filter((_, at) => measured[at]?.hasNews === false);
  const moved = without.length > 0 ? await findMovedChecks(context, without) : new Set<number>();
  return items.map((item, at): Planned => {
    const own = measured[at];
    if (!own) throw new Error('The images of a product were not measured');
    return { ...item, plan: planMeasured({ ...own, isMoved: moved.has(item.product.id) }) };
  });
}

export const measureWork: ActionWork<'measure-images'> = { plan: planAll, look: (_, __, chosen) => lookAtNone(chosen) };

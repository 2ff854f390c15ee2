// What the address of a picture says without opening it: the type of its file, how it is served, and at some hosts how large it is.

/** Endings that name a picture; `.php` or `.1` at the end of an address do not. */
export const pictureTypes = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'tif', 'tiff', 'heic', 'avif', 'svg'] as const;
const known: ReadonlySet<string> = new Set(pictureTypes);

/** The type an address ends in; null where it names none. */
export function typeOf(address: string): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return known.has(ending) ? ending : null;
}

/** Whether an address can be opened from anywhere: not a path within one's own site. */
export const isAbsolute = (address: string): boolean => /^https?:\/\/[^/\s]+/i.test(address);

const usualPort = /^https?:\/\/[^/:]+(?::(?:80|443|8080|8443))?\//i;

/** Whether an address ends in the type of its file, without a query, at a usual port. */
export function isBare(address: string): boolean {
  return !/[?#]/.test(address) && typeOf(address) !== null && (!isAbsolute(address) || usualPort.test(address));
}

export type Sides = { width?: number; height?: number; longest?: number };

/** Pixels an address asks its host for. Figures in the name of a file are left alone: `rug-120x180.jpg` may speak of centimetres. */
export function sidesOf(address: string): Sides {
  const [path = '', query = ''] = address.split('?', 2);
  const sides: Sides = {};
  for (const [, name = '', value] of query.matchAll(/(?:^|&)(w|width|wid|h|height|hei)=(\d{1,5})(?=&|#|$)/gi)) {
    sides[name.toLowerCase().startsWith('w') ? 'width' : 'height'] = Number(value);
  }
  const segment = /\/(\d{2,5})x(\d{2,5})\//.exec(path);
  if (segment) return { width: Number(segment[1]), height: Number(segment[2]), ...sides };
  const suffix = /\._(?:[A-Z\d]+_)?S([LXY])(\d{2,5})_/.exec(path);
  if (suffix) {
    const side = suffix[1] === 'X' ? 'width' : suffix[1] === 'Y' ? 'height' : 'longest';
    return { [side]: Number(suffix[2]), ...sides };
  }
  return sides;
}

// What an image can be loaded from. Pages show it as it is, so nothing else gets in: no script, no data, no other scheme.
const webAddress = /^https?:\/\/[^\s/"'<>\\][^\s"<>]*$/i;
const shopPath = /^\/?[^\s:"<>]+$/;

export const isWebAddress = (text: string): boolean => webAddress.test(text);

/** An image is an address, or a path inside the shop's own store as imports keep it. */
export function isImageAddress(text: string): boolean {
  return isWebAddress(text) || (shopPath.test(text) && /[./]/.test(text));
}

export const imageAddressWanted = 'Enter an image URL that starts with https:// or http://.';

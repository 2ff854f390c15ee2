// Takes off a title what tells a shop's search box rather than a shopper: `Oak Lamp | Boutique UK`, `… | Elegant Gift`, a note to colleagues.

const separator = /\s+[|–—-]\s+|\s?[|•]\s?|,\s+/gu;
/** Where a plug or a size is meant, a country says which. */
const needsCountry =
  /\d|(?<!\p{L})(?:plug|sizes?|version|layout|keyboard|power|adapter|charger|edition|flag|map)(?!\p{L})/iu;
const country = /(?:^|\s)(?:UK|USA)$/;
const shopWords = /^(?:(?:boutique|shop|store|online|giftware|uk|usa|gifts?)\s?)+$/i;
const giftName = /^(?:[\p{L}'’-]+\s){0,3}(?:gifts?|giftware|boutique)$/iu;
const note = /(?:^|\s[|–—-]\s)do not (?:list|publish|sell|use|post)(?!\p{L})[^|–—?!:]*?(?:\s[|–—-]\s|[?!:]\s|$)/giu;
/** What a shop marks its trials with: `Oak Lamp TEST`. */
const mark = /(?<=\p{Ll}[^\s]*)(?:\s[|–—-])?\s(?:TEST|COPY|DUPLICATE|DRAFT)$/u;

/** Shop talk between the words of a name: `Orvik Top Brand Luxury Watch`, `Summer New Fashion Dress`. */
const shopTalk =
  /^(?:Instantly )?(?:Upgrade|Elevate|Transform|Enhance) Your \p{L}+ With |(?<!\S)(?:20\d\d )?(?:Top Brand(?: Luxury)?|Super Powerful|(?:Spring|Summer|Autumn|Winter|Fall|Trendy|20\d\d) New(?: Arrivals?| Fashion)?|New Arrivals?|New Season) (?=[\p{Lu}\d])|\s?\((?:random pattern|pattern random|randomly packed|random (?:style|colou?r))\)/giu;
/** What no shopper looks for behind a name: `, With Multiple Colors`, `, Give To Girlfriend`. */
const idlePart =
  /,\s?(?:and more|etc\.?|with (?:multiple|various|different|several) colou?rs|give to (?:\p{L}+ ?){1,6})(?=,|$)/giu;
/** Size and colour of a variant in the shop's code: `TCcheck8x108-Pk10-RedK98 Gingham Bows`. */
const sizeCode = /(?<!\S)(?=\S*\p{L})\S*\d+x\d+-\S*\p{L}\S* (?=\S)/gu;

/** `Handbag WHITE BMMP0068Q0P386000W12` */
const storeCode = /(?<=\p{L}{3} )(?=(?:[A-Z]*\d){6})(?=\d*[A-Z])[A-Z\d]{14,}$/u;

/** The title and what was taken off it. Its first part always stays; cards and vouchers keep what they are given for. */
export function dropTails(title: string, isSoldByAmount: boolean): { text: string; removed: string[] } {
  const removed: string[] = [];
  let text = title.replace(note, (found) => {
    removed.push(found.replace(/^\s*[|–—-]\s|\s[|–—-]\s*$/g, '').trim());
    return ' ';
  });
  if (/(?:TEST|COPY|DUPLICATE|DRAFT)$/.test(text))
    text = text.replace(mark, (found) => {
      removed.push(found.trim());
      return '';
    });
  for (const talk of [shopTalk, idlePart, sizeCode])
    text = text.replace(talk, (found) => {
      removed.push(found.replace(/^,/, '').trim());
      // `Bag(Random Pattern)School Bag`
      return found.endsWith(')') ? ' ' : '';
    });
  // A key of the shop's storehouse: no shopper types so much.
  text = text.replace(storeCode, (found) => {
    removed.push(found.trim());
    return '';
  });
  const isAbroad = needsCountry.test(title);
  for (;;) {
    const mark = isSoldByAmount ? undefined : [...text.matchAll(separator)].at(-1);
    if (mark === undefined) break;
    const words = text.slice(mark.index + mark[0].length).trim();
    const bare = isAbroad ? words : words.replace(country, '').trim();
    const isTail =
      bare === '' || (!/\d/.test(bare) && !country.test(bare) && (shopWords.test(bare) || giftName.test(bare)));
    if (!isTail && bare === words) break;
    removed.push(isTail ? words : words.slice(bare.length).trim());
    text = isTail ? text.slice(0, mark.index) : `${text.slice(0, mark.index)}${mark[0]}${bare}`;
    if (!isTail) break;
  }
  return { text: text.trim(), removed };
}

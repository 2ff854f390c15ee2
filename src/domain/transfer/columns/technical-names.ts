// Names of columns that steer a shop and say nothing of its products.

const splitNames = (list: string) => list.split(',').map((name) => name.trim());

/** Columns of the shop's machinery: addresses, times, ratings, stock, sales, tax and the like say nothing of the product itself. */
const technical =
  /(?:^|\s)(?:urls?|link|slug|permalink|timestamp|created|updated|modified|crawl(?:ed)?|scraped|reviews?|stars|popularity|ranks?|votes|stock|inventory|quantity|qty|availability|availability date|published|status|visib(?:le|ility)|tax|taxable|vat|currency|position|sort order|offers?|sellers?|merchants?|delivery|shipping|score|views|clicks|sold|orders|warehouse|cost|margin|discount|views count|domain|uuid|guid|hash|token|lastmod|redirect|canonical|template|layout|meta title|meta keywords?|meta description|seo|metafields?)(?:\s|$)/;
const technicalNames = new Set(
  splitNames(
    'ip, ip address, also buy, also view, also viewed, also bought, bought together, related products, similar item, similar items, upsells, cross sells, tech 1, tech 2, tech1, tech2, fit, date, price range, free shipping, image count, images count, images number, has image, index, no, country code, top reviews, rank, in stock, is amazon seller, is fk advantage product, all available sizes, size quantity variant, type path, thumbnail, thumbnails, thumb, video, videos, active, enabled, featured, sale price dates, row, row id, lang, language, locale, expiration date, condition note, compare at price, cost per item, sale price, sale price effective date, adult, id number, tags count, price number, shipping, shipping weight rules, 库存, 状态',
  ),
);
const keptDespite = /(?:shipping weight|weight|dimensions|care|country of origin|volume)/;

/** Words around `rating` that speak of what buyers think; with any other word (IP, fire, energy) it is a property of the product. */
const opinion = new Set(
  splitNames(
    'rating, ratings, average, avg, mean, overall, total, count, counts, number, num, no, of, amount, value, values, text, summary, distribution, aggregate, best, worst, max, min, customer, customers, user, users, buyer, buyers, seller, store, vendor, shop, merchant, product, products, item, star, stars, amazon, google, 1, 2, 3, 4, 5, five, four, three, two, one',
  ),
);

/** True for a plain name of what buyers think of a product, in stars or points. */
export function isOpinion(plain: string): boolean {
  return /(?:^| )ratings?(?: |$)/.test(plain) && plain.split(' ').every((word) => opinion.has(word));
}

/** True for the plain name of a column of the shop's machinery. */
export function isTechnical(plain: string): boolean {
  return technicalNames.has(plain) || isOpinion(plain) || (technical.test(plain) && !keptDespite.test(plain));
}

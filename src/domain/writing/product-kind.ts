// What a product is, in a word or two for running text: `kitchen knife` of the category `Kitchen Knives`.

import { hasPhrase } from '#domain/text/words.ts';
import { perSource } from './per-source.ts';
import { isPlural, isProperName } from './plain-values.ts';
import { singularise } from './singular.ts';

/** Things that are named in the plural though there is one of them, or that come by the pair. */
const pairs =
  /(?:pants|shorts|jeans|leggings|trousers|tights|briefs|boxers|panties|shoes|boots|sandals|sneakers|slippers|heels|flats|socks|gloves|earrings|glasses|sunglasses|scissors|headphones|earbuds|curtains|drapes|binoculars|pajamas|goggles|tweezers|pliers|clogs|loafers|mules|hair extensions|decorations|accessories|supplies|parts|tools|components)$/i;

/** Words of a category that name no product. */
const noKind =
  /^(?:indoor|outdoor|men|women|kids|unisex|sale|new|other|misc\w*|all|name brands|home|featured|default|general|products?|music|decor|gift cards?|uncategorized)$|[>|/:,&]|\sand\s|^(?:all|other) |(?:^|[\s-])brands?$/i;

/** The kind as it stands after `this` or `these`; null where the source names none that could. */
export const kindOf = perSource((source): { phrase: string; isMany: boolean } | null => {
  const kind = source.kind?.trim() ?? '';
  if (kind === '' || noKind.test(kind) || kind.split(' ').length > 6 || !/\p{L}{3}/u.test(kind)) return null;
  const plain = kind.replace(/[\p{L}][\p{L}'’-]*/gu, (word) =>
    /^\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}?\p{Ll}+)*$/u.test(word) &&
    !/^(?:Wi-Fi|Hi-Fi|Blu-ray)$/.test(word) &&
    !isProperName(word)
      ? word.toLowerCase()
      : word,
  );
  const people = /^(women|men|girls|boys|kids|unisex)(?:['’]?s)? (.+)$/i.exec(plain);
  const bare = people?.[2] ?? plain;
  const last = bare.split(' ').at(-1) ?? '';
  // `False Nails` in the title too: there are several of them.
  const isMany = pairs.test(bare) || (isPlural(last) && hasPhrase(source.title, last));
  const noun = isMany || !isPlural(last) ? bare : singularise(bare);
  const audience =
    people === null || /^unisex$/i.test(people[1] ?? '') ? '' : ` for ${(people[1] ?? '').toLowerCase()}`;
  return { phrase: `${noun}${audience}`, isMany };
});

// What a title may add to the source's own: model, whom it is made for, material, colour, size and count, in the order of titles.

import { capitalise, contentWords, foldText, hasPhrase } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';
import { calmFact, hasColour, namesMaterial, readEntries } from './plain-values.ts';
import { singularise } from './singular.ts';
import type { Source } from './source.ts';
import { namesColour } from './title-contradictions.ts';
import { isColour } from './title-facts.ts';
import { splitTitle } from './title-parts.ts';

const named = (source: Source, names: readonly string[], longest: number): string | null => {
  const fact = source.facts.find(
    ({ name, value }) =>
      names.includes(name) &&
      value.length <= longest &&
      !/,(?!\d)|[;|/]|\byes\b|\bno\b|^\d+$|^multi|^one size$|^única$|assorted|various|^\d[\d.]*(?: x \d[\d.]*)+$/i.test(
        value,
      ) &&
      // `PP` and `PVC` tell shoppers nothing; `XL` does.
      (name === 'Size' || name === 'Talle' || !/^\p{Lu}{1,3}$/u.test(value)),
  );
  return fact ? fact.value.replace(/\s*\([^()]*\)$/, '') : null;
};

/** Up to three materials as one part: `Organic Cotton, Polyester and Nylon`. */
function materials(source: Source): string | null {
  const fact = source.facts.find(({ name }) => name === 'Material');
  if (fact === undefined || fact.value.includes('/') || !namesMaterial(fact.value)) return null;
  // `CoolTech Tee` names one of them.
  const entries = readEntries(fact.value).filter((entry) => !hasPhrase(source.title, entry));
  if (entries.length < 2 || entries.length > 3) return null;
  return `${entries.slice(0, -1).join(', ')} and ${entries.at(-1) ?? ''}`;
}

/** `for Men` where the category or a fact says so and the title does not. */
function audience(source: Source): string | null {
  const said = source.facts.find(({ name }) => name === 'Made for')?.value ?? '';
  const steps = [said, source.category ?? '', source.kind ?? ''];
  const words = steps.flatMap(
    (step) => /(?:^|[>/,&]\s*)(women|men|girls|boys)(?:['’]?s)?(?=\s|$|\s*[>/])/i.exec(step)?.[1] ?? [],
  );
  const [word] = words;
  if (word === undefined || words.some((other) => other.toLowerCase() !== word.toLowerCase())) return null;
  if (
    /,/.test(said) ||
    /(?<!\p{L})(?:wom[ae]n|m[ae]n|girl|boy|lad(?:y|ies)|unisex|kid|jr\.?|junior|child(?:ren)?|toddler|baby|infant|teen)['’]?s?(?!\p{L})/iu.test(
      source.title,
    )
  )
    return null;
  return `for ${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
}

/** Steps of categories in other languages that name no product. */
const noKind =
  /^(?:accesorios|otros|varios|příslušenství|ostatní|ostalo|razno|specijalno|žestoko|dodaci|delikatesi|zubehör|sonstiges|accessoires|divers|autres)$/i;
/** Before it stands what the kind is, behind it what for: `Baterie | pro notebooky`. */
const purpose = /\s(?:pro|do|na|za|para|de|con|für|mit|pour)\s.*$/i;

/** The kind of product, in the source's words, where its name does not say it: `Crveno vino`. `isContinued`: it goes on where the title ends, `vino` after `Vranac Crveno`. */
export function kindToAdd(source: Source): { text: string; isContinued: boolean } | null {
  const kind = source.kind ?? '';
  const isName =
    kind === '' || foldText(kind) === foldText(source.brand ?? '') || /[&/,>]/.test(kind) || kind.split(' ').length > 3;
  if (isName || noKind.test(kind)) return null;
  const [first = '', ...others] = kind.replace(purpose, '').split(' ');
  const titled = source.title.split(' ');
  if (others.length > 0 && titled.length > 1 && foldText(titled.at(-1) ?? '') === foldText(first))
    return { text: others.join(' '), isContinued: true };
  // `Nabíječky` is `Nabíječka` in the plural.
  const stems = contentWords(source.title).map((word) => word.slice(0, 5));
  const isSaid = (word: string) => contentWords(word).every((each) => stems.includes(each.slice(0, 5)));
  const opens = foldText(titled[0] ?? '').startsWith(foldText(first).slice(0, 5));
  return opens || isSaid(others.at(-1) ?? first) ? null : { text: kind, isContinued: false };
}

/** The noun of an English kind that a name waits for: its text says `7000 Series tablet`, or the kind it says goes on where the name ends, `Toiletry | Kit`. */
export function nounToAdd(source: Source, name: string): string | null {
  const kind = (source.kind ?? '').replace(/^(?:all|other) /i, '');
  if (!source.isEnglish || kind === '' || /[&/,>|]/.test(kind) || kind.split(' ').length > 3) return null;
  const words = kind.split(' ');
  const noun = singularise(words.at(-1) ?? '');
  if (!/^\p{L}{3,}$/u.test(noun) || hasPhrase(source.title, noun) || hasPhrase(source.title, words.at(-1) ?? ''))
    return null;
  const saysSo = (phrase: string) => [...source.sentences, ...source.items].some((text) => hasPhrase(text, phrase));
  const end = name.split(' ').slice(-2).join(' ');
  const isContinued = words.length === 2 && foldText(name).endsWith(` ${foldText(words[0] ?? '')}`);
  return saysSo(`${end} ${noun}`) || (isContinued && saysSo(`${words[0]} ${noun}`))
    ? capitalise(noun.toLowerCase())
    : null;
}

/** The title with the kind its name does not say. */
export function nameWithKind(title: string, source: Source): string {
  const kind = kindToAdd(source);
  return kind === null ? title : `${title}${kind.isContinued ? ' ' : ', '}${kind.text}`;
}

/** Goods nobody looks up by a number. */
const unnumbered =
  /(?<!\p{L})(?:shampoos?|conditioners?|soaps?|lotions?|creams?|perfumes?|snacks?|teas?|wines?|gift card(?:s| accessories)?|window (?:films?|stickers?)|decals?|stickers?|posters?)$/iu;

const isModel = ({ name, value }: Fact) =>
  (name === 'Model' || name === 'MPN') && /^(?=.*\d)[\p{L}\d][\p{L}\d./-]{2,19}$/u.test(value);

/** `others` go into any title that has room, `more` only into one that is too short without. */
export function keyAttributes(source: Source): {
  model: string | null;
  audience: string | null;
  kind: { text: string; isContinued: boolean } | null;
  others: string[];
  more: string[];
} {
  // A second colour beside `Khaki Straw Hat` is another variant's, or the same in other words.
  const parts = splitTitle(source.title);
  const isColoured = namesColour(parts[0] ?? '') || parts.some((part) => isColour(part));
  const pick = (names: readonly string[], longest: number) =>
    [named(source, names, longest)].filter((value) => value !== null);
  const composition = source.facts.find(
    ({ name, value }) => name === 'Composition' && /^100% [\p{L} ]{3,20}$/u.test(value),
  );
  return {
    model: unnumbered.test(source.kind ?? '')
      ? null
      : (source.facts.find(isModel)?.value ??
        source.titleFacts.find(({ subject }) => subject === 'model')?.value ??
        null),
    audience: source.isEnglish ? audience(source) : null,
    others: [
      ...pick(['Material', 'Materiál', 'Matière'], 28),
      // `Deep` and `Tang` are a shop's own names.
      ...(isColoured ? [] : pick(['Color'], 24).filter(hasColour)),
      ...(isColoured ? [] : pick(['Barva', 'Farbe', 'Couleur'], 24)),
      ...pick(['Size', 'Capacity', 'Volume', 'Größe', 'Velikost', 'Taille', 'Talle', 'Zapremina'], 18),
      ...pick(['Pack', 'Quantity'], 18),
    ],
    kind: source.isEnglish ? null : kindToAdd(source),
    more: source.isEnglish
      ? [materials(source), composition ? calmFact(composition) : null].filter((each) => each !== null)
      : [],
  };
}

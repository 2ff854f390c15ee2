// Verbs of shop texts in their base form, by whether their forms are nouns as well.

const list = (text: string): readonly string[] => text.split(' ');

/** Hardly ever nouns, in any form: `The lid retracts`, `rubber feet provide`. They make a sentence wherever they stand. */
export const plainVerbs: readonly string[] = list(
  'provide allow let make ensure deliver include give keep protect add accentuate create enable accommodate utilize produce boast simplify ' +
    'enhance eliminate prevent reduce secure connect promote bring come maintain minimize maximize facilitate contain complement complete ' +
    'require resist absorb serve convert retract rotate conform withstand hinder preserve improve speak save emit detect recognize remove ' +
    'transmit attach detach adapt adjust optimize permit organize illuminate strengthen extend expand distribute dispense circulate purify ' +
    'pulverize activate deactivate notify remind identify calculate compensate generate regulate stabilize streamline soothe moisturize ' +
    'nourish cleanse exfoliate whiten brighten lighten soften reinforce inspire encourage motivate teach educate entertain engage introduce ' +
    'discover reveal depict represent signify reflect embody exude radiate become insulate incorporate adorn evoke deepen arrive adhere ' +
    'conceal dissipate fasten tighten loosen swivel recline inflate deflate send receive resemble replace restore replenish integrate ' +
    'transform automate amplify reproduce decode encrypt authenticate verify prolong sustain deter repel accept accelerate accompany ' +
    'achieve acquire align amuse announce apply appear assist assure attract augment avoid begin belong broaden combat configure consist ' +
    'construct consume continue customize decorate defend depend describe diffuse discourage earn elevate employ enclose enforce enjoy ' +
    'enlarge enrich equip establish evaporate excel exceed express fulfill glide happen heighten imitate immerse impart indicate infuse ' +
    'install interpret invite juggle know learn magnify melt mimic mitigate navigate neutralize obey occupy operate originate overcome ' +
    'penetrate perform personalize prepare prove reach recover refine rely remain respond retain revolutionize safeguard seem select sharpen ' +
    'stimulate suppress suspend symbolize synchronize tell thicken unite unlock promise cinch collapse demand exhibit mimic echo skim flatter define defy juxtapose possess denote demonstrate convey showcase undergo vary weigh widen surround showcase',
);

/** Nouns as well in their form with an `s`, yet verbs where they stand in a shop's sentence after what they speak of. */
export const commonVerbs: readonly string[] = list(
  'feature offer help support hold use display displace measure store combine block work wipe fit',
);

/** As often nouns: verbs only before an article, a pronoun or a word that follows no noun. */
export const doubtfulVerbs: readonly string[] = list(
  'control guard cushion cover charge record drive house mount pair stream stand cut grip lock wrap fold slide cook heat cool ' +
    'monitor track filter scan print play function turn move link snap clip balance blend mix return process access shield relay hug ' +
    'signal target trap trigger project upgrade update handle yield imprint suit stretch lift pull push fill drain coat anchor view transfer cycle alert fuel ' +
    'pump seal press prop boost aim look feel run start end stop show shut silence sweep crush whip brush vent spin',
);

/** Adjectives in their base form: `complete with`. */
export const verbAdjectives: ReadonlySet<string> = new Set(['complete', 'secure', 'select', 'express']);

/** `provides`, `simplifies`, `reaches`. */
export const inThirdPerson = (verb: string): string =>
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:[sxz]|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;

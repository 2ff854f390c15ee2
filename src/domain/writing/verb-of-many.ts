// Finds the verb of several things, which has no ending to be known by: `cuffs contrast a welt`, `darts lead to a fit`.

/** Words that stand between a plural and a determiner without being its verb: `straps around the neck`. */
const notVerbs =
  'with|without|within|for|from|to|into|onto|out|off|over|under|underneath|below|above|behind|beside|besides|beneath|between|beyond|along|around|round|across|' +
  'about|against|among|amid|at|on|in|inside|outside|through|throughout|until|till|upon|up|down|near|next|past|per|plus|minus|than|then|and|or|nor|but|yet|so|as|' +
  'of|by|via|like|unlike|opposite|except|after|before|during|since|once|when|where|while|whose|which|that|who|what|how|if|because|though|although|all|both|half|' +
  'twice|double|not|just|only|even|also|again|away|back|toward|towards|such|quite|rather|featuring|including|atop|amidst|despite|worth|whatever|save|have|the|this|its|your|for';
/** `cuffs contrast a welt`, `darts lead to a fit`, `fans love this pant`: after a plural any word before a determiner is its verb. */
const ofMany = new RegExp(
  `\\p{L}{2}[^s\\P{Ll}]s (?!(?:${notVerbs})\\s)\\p{Ll}{3,15}(?<!s|ed|ing|ly|n't) (?:an?|the|this|these|your|its|their|our|his|her|any|every)(?!\\p{L})|` +
    `\\p{L}{2}[^s\\P{Ll}]s (?:lead|add|reach|nod|contribute|belong|point|attach|connect|meet|hit|lie|lay|flow|fall|extend|range|vary|differ|stretch|lean|cater) (?:to|for|at|from|in|with|flat|just|well|comfortably)\\s|` +
    // `trousers from Acme feature two pockets`.
    `\\p{L}s (?:from|by|of) (?:\\p{Lu}\\S*\\s){1,4}(?!(?:${notVerbs})\\s)\\p{Ll}{3,15}(?<!s|ed|ing|ly) (?!(?:and|or|of)\\s)|` +
    '(?<=\\p{Ll} )(?:complete (?:this|the|your|any|each)|(?<!(?:to|and|or) )ensure(?= \\p{Ll})|reach for|lays flat)(?!\\p{L})',
  'u',
);

/** Whether a text says what several things do. */
export const hasVerbOfMany = (text: string): boolean => ofMany.test(text);

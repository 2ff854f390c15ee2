// What goods have, by the noun it ends in: the parts of clothing, bags, jewellery and devices a sentence may say a product has.

/** Parts one can count. */
const counted =
  'pocket closure zip zipper waist waistband waistline collar hem hemline hood yoke placket strap handle lining liner neckline neck v-neckline v-neck ' +
  'fit inseam sleeve cuff seam label tassel clasp panel pattern print finish drawstring drawcord cord belt buckle sole heel toe frame ' +
  'base lid cover chain button snap lapel dart pleat slit vent detail ruffle silhouette bodice overlay insert gusset fly rise ' +
  'fringe stripe badge patch logo ribbon bow sash loop toggle hook ring pendant charm bead stone keyring compartment slot divider ' +
  'sidewall rear interior exterior bottom flap pouch brief cut leg back front body tie epaulette cutout v-cutout yoke trim band clip rivet shoulder wheel port screen display ' +
  'accent opening coating thumbhole sequin gather binding puff ' +
  'speaker microphone stand battery cable design crown brim visor insole outsole footbed tongue eyelet ankle knee pad pull slide bezel rim spout handgrip grip';
/** What is not counted, and what comes in several. */
const uncounted =
  'hardware embroidery stitching topstitching ribbing piping beading smocking ruching pleating quilting padding cushioning insulation trim lace ' +
  'seaming draping paneling panelling detailing storage construction fabric material stretch shirring binding lacing laces feet teeth technology mesh ventilation support';

const ends: ReadonlySet<string> = new Set(`${counted} ${uncounted}`.split(' '));

/** Whether a noun names a part of goods: `pocket`, `pockets`, `rouched detail` by its last word. */
export function isPartNoun(noun: string): boolean {
  const word = noun.toLowerCase();
  return ends.has(word) || (/s$/.test(word) && (ends.has(word.slice(0, -1)) || ends.has(word.replace(/es$/, ''))));
}

// Nouns that, where a title or a text calls its product by them, are what it is: `camera`, `tote bag`. Ours, from the names of many shops' goods.

/** Said of one thing; the plurals are formed by `s`. */
const single =
  'balloon bead calendar connector extension extractor label napkin remover ribbon socket spatula sticker strap adapter alarm anklet apron armchair backpack bandana basket battery beanie bed belt bench bib bike binder blanket blazer blender blouse board boiler book bookcase bottle bowl ' +
  'bracelet brewer broom bucket cabinet cable cake calculator camcorder camera candle canopy canteen cap carafe card cardigan carpet cart cartridge case chain chair chandelier charger ' +
  'chopper cleaner clock clutch coat collar comb computer condenser console controller cooker cooktop cooler costume couch cover cradle crayon cream crib cup curtain cushion dehumidifier desk desktop ' +
  'dishwasher dispenser dock doll door drawer dresser drill drone drum dryer duvet earphone easel fan faucet figurine fixture flashlight flask fountain freezer fryer game gown grill grinder guitar ' +
  'hairdryer hammock handbag hanger hat headband headset heater helmet holder hoodie humidifier iron jacket jar jersey jigsaw journal jug jumpsuit juicer kettle keyboard keychain ladder lamp ' +
  'lampshade lantern laptop leash lens lipstick locket lock loveseat mascara mask mat mattress microphone microscope microwave mirror mixer modem moisturizer monitor mop mouse mousepad mug necklace notebook ' +
  'organizer ornament ottoman oven paddle painting pan pen pencil pendant perfume phone phonecase pillow pillowcase pitcher planter plaque plate player polo poster pot pouch printer projector ' +
  'pump purse puzzle racket rack radio range receiver recliner refrigerator remote ring robe robot rope router rug sandal scale scanner scarf scooter screwdriver sculpture ' +
  'serum shampoo shaver shawl sheath shelf shirt shower shredder sign sink skateboard skillet skirt smartphone smartwatch sneaker soap sofa soundbar speaker spoon spray sprayer stapler steamer stereo ' +
  'stick sticker stool stove straightener stroller subwoofer suitcase sunscreen sweater sweatshirt swing switch table tablecloth tablet tank tapestry teapot teddy telescope television tent thermometer thermostat ' +
  'toaster toothbrush torch towel toy tracker trampoline tray tripod trolley tumbler tunic turntable tv umbrella vacuum valance vase vest wallet washer watch whistle wig wok wrench wristband wristlet wristwatch';
/** Said of a pair or of a stuff, as they are. */
const plain =
  'earbuds earrings glasses goggles headphones leggings paper pants pliers scissors shorts sunglasses sneakers';

const goods: ReadonlySet<string> = new Set(
  `${single} ${plain}`
    .split(' ')
    .flatMap((noun) => [noun, `${noun}s`, ...(/(?:x|ch|sh|s)$/.test(noun) ? [`${noun}es`] : [])]),
);

/** Whether a word, in one or several, names goods by itself. */
export const isGoods = (word: string): boolean => goods.has(word.toLowerCase());

const hosts: ReadonlySet<string> = new Set(
  'vehicle car device model phone tablet laptop player camera printer quadcopter mixer computer'
    .split(' ')
    .flatMap((noun) => [noun, `${noun}s`]),
);

/** Whether a word names what accessories are made to fit, of whichever make: `phones`. */
export const isHost = (word: string): boolean => hosts.has(word.toLowerCase());

/** Goods whose last word alone would be too little: `air fryer`, `power bank`. */
const compounds =
  /^(?:air fryer|sofa bed|sleeping bag|tote bag|power bank|photo paper|hard drive|hair (?:clip|claw|dryer|bow)|coffee maker|cell phone|pillow cover|toaster oven|door lock|gift (?:box|bag)|zip pouch|phone case|string lights|treat bags?|lunch (?:box|bag)|cable ties|key ?chain|game card|espresso machine|sewing machine|washing machine|(?:curling|flat|steam) iron|home theater|(?:caulking|glue|nail|heat|massage) gun|stand mixer|in-dash deck|book light|night light|reading light)s?$/i;

/** Whether two words are such goods. */
export const isCompound = (words: string): boolean => compounds.test(words);

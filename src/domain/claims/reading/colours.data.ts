// Colours by family. `~` marks words that are colours only where they stand as one: alone, after a modifier or in an attribute.

export const colourRows = [
  {
    parents: ['black'],
    phrases: 'black|jet black|matte black|gunmetal=gun metal|ebony~|onyx~|charcoal black|noir~|obsidian~',
  },
  {
    parents: ['white'],
    phrases:
      'white|off white=offwhite|ivory|eggshell~|alabaster~|pearl~|snow~|cream~|bone~|linen~|frost~|antique white|ecru',
  },
  {
    parents: ['gray'],
    phrases:
      'gray=grey|dim gray=dim grey=dimgray=dimgrey|dark gray=dark grey=darkgray=darkgrey|light gray=light grey=lightgray=lightgrey|slate gray=slate grey=slate~|space gray=space grey|charcoal=charcoal gray=charcoal grey|graphite~|ash~|smoke~|heather gray=heather grey|taupe|pewter~|steel gray=steel grey|anthracite|platinum~|titanium~|iron~',
  },
  {
    parents: ['silver'],
    phrases: 'silver|nickel~|chrome~|satin nickel~|brushed nickel~|natural silver|silvertone=silver tone',
  },
  {
    parents: ['red'],
    phrases:
      'red|burgundy|maroon|crimson|scarlet|ruby~|wine~|cherry~|brick~|cardinal~|cranberry~|rust~|garnet~|oxblood|vermilion|merlot~',
  },
  {
    parents: ['pink'],
    phrases:
      'pink|hot pink|fuchsia=fuschia|magenta|rose~|blush~|coral|salmon|raspberry~|dusty rose|mauve|watermelon~|sorbet~|flamingo~|bubblegum~',
  },
  {
    parents: ['orange'],
    phrases: 'orange|tangerine~|peach|apricot~|burnt orange|pumpkin~|terracotta=terra cotta|amber~|papaya~|mango~',
  },
  { parents: ['yellow'], phrases: 'yellow|lemon~|mustard|canary~|sunflower~|citron~|saffron~|banana~' },
  {
    parents: ['gold'],
    phrases: 'gold|rose gold|champagne|goldtone=gold tone=gold toned|brass~|yellow gold|white gold|antique gold',
  },
  {
    parents: ['green'],
    phrases:
      'green|lime green=lime~|olive=olive green|emerald=emerald green|mint~=mint green|forest green|hunter green|sage~|kelly green|army green|khaki green|moss~|jade~|seafoam=sea foam|chartreuse|avocado~|pistachio~|fern~|kiwi~',
  },
  {
    parents: ['blue'],
    phrases:
      'blue|navy=navy blue|royal blue=royalblue|sky blue=skyblue|steel blue=steelblue|light cyan=lightcyan|dark blue=darkblue|light blue=lightblue|baby blue|turquoise|teal|aqua|cyan|cobalt~=cobalt blue|azure|indigo|denim~|sapphire|aquamarine|periwinkle|cerulean|powder blue|midnight~|ocean~|glacier~|steel blue|ice blue|peacock~',
  },
  {
    parents: ['purple'],
    phrases: 'purple|violet|lavender|plum|lilac|eggplant~|aubergine|amethyst~|orchid~|grape~|mulberry~|wisteria~',
  },
  {
    parents: ['brown'],
    phrases:
      'brown|chocolate~=chocolate brown|espresso~|mocha~|coffee~|chestnut~|walnut~|mahogany~|bronze~|copper~|tan~|camel~|cognac~|caramel~|saddle~|sienna|umber|oil rubbed bronze|oak~|cinnamon~|hazelnut~|toffee~|tobacco~',
  },
  {
    parents: ['beige'],
    phrases: 'beige|khaki|sand~|oatmeal~|nude~|natural~|stone~|almond~|bisque~|biscuit~|wheat~|vanilla~',
  },
  {
    parents: ['multi'],
    phrases:
      'multicolor=multi color=multicolour=multi colour=multicolored=multi colored=multicoloured=multi=multi coloured|assorted~|rainbow~|camo~|camouflage~',
  },
  { parents: ['clear'], phrases: 'clear~|transparent~|crystal~|translucent~' },
];

/** Words before a colour that make it another one; `bright`, `rich` and the like only praise it. */
export const colourModifiers = new Set(
  'dark light deep pale neon pastel metallic matte glossy gloss satin dusty electric burnt carbon cobalt phantom piano hot brushed antique vintage midnight slate space royal navy sky baby forest lime olive mint arctic pearl cool warm medium fluro fluorescent heather candy flat rose'.split(
    ' ',
  ),
);

/** Words of names in which a colour is none: `Green Mountain`, `Blu-ray`, `Black Friday`. */
export const notColourBefore = new Set(
  'mountain friday tea light box hat list bay day tooth toothed ray label'.split(' '),
);

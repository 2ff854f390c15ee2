// Plain labels for bullets by topic, most special first. A label sorts a text; it claims nothing.

/** `strong` tells the topic of any text; `brief` only that of a short text without a verb, such as `Brushed cotton lining`. */
export type Topic = { label: string; strong: RegExp; brief?: RegExp };

const words = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu');

const materials =
  'cotton|elastane|polyamide|acrylic|modal|lycra|lyocell|mohair|alpaca|hemp|fleece|jersey|viscose|latex|leather|polyester|nylon|wool|linen|silk|stainless[- ]steel|' +
  'aluminum|aluminium|polycarbonate|silicone|wood|wooden|denim|canvas|rayon|spandex|suede|velvet|cashmere|bamboo|glass|ceramic|brass|sterling silver|fabrics?|vinyl';

export const topics: readonly Topic[] = [
  { label: 'Good to know', strong: words('sold separately|not included|not supported|required for|may vary') },
  {
    label: 'In the box',
    strong: words(
      "in the box|package (?:contains|includes)|comes with|what's included|includes? (?:a|an|one|two|\\d+)",
    ),
    brief: words('included'),
  },
  { label: 'Warranty', strong: words('warranty') },
  {
    label: 'Care',
    strong: words(
      'machine wash\\p{L}*|hand wash\\p{L}*|dry clean\\p{L}*|tumble dry|do not bleach|wipe clean|dishwasher[- ]safe|easy to clean|easy cleaning|cleanup|line dry|lay flat|cold wash',
    ),
  },
  {
    label: 'Compatibility',
    strong: words(
      'compatible|compatibility|works with|fits (?:most|the|your|select)|designed for use with|for use with|for select|for most(?= \\p{L})',
    ),
  },
  {
    label: 'Origin',
    strong: words('made in|designed in'),
    brief: words('imported'),
  },
  { label: 'Craftsmanship', strong: words('handmade|handcrafted|hand-?crafted|crafted by') },
  { label: 'Battery', strong: words('battery|batteries|mah|rechargeable') },
  { label: 'Weight', strong: words('weighs|weight(?! loss)') },
  {
    label: 'Size',
    strong: words(
      '(?:height|length|width|diameter|drop|inseam):? (?:of )?\\d\\S*|\\d+(?:\\.\\d+)? ?(?:cm|mm|m|inch(?:es)?|in\\.|feet|ft\\.) (?:long|tall|wide|thick|deep|high)|knee[- ]length|measures|measurements|dimensions|fits true to size|true to size|size chart|approximately \\d\\S* (?:x|by)',
    ),
    brief: words(
      '\\d+(?:\\.\\d+)?["”″\'’] ?(?:x|l|w|h|d)|\\d+(?:\\.\\d+)?["”″] \\p{L}+|\\d+ ?(?:cm|mm|inch(?:es)?)|one size|sizes?|inseam(?! pockets?)|dimensions',
    ),
  },
  {
    label: 'Fit',
    strong: words(
      'is wearing|wears a size|flattering fit|(?:slim|relaxed|loose|regular|classic|semi-fitted|fitted|snug|comfortable|tailored) fit|fits (?:snugly|comfortably)',
    ),
    brief: words('fit|fitted|semi-fitted'),
  },
  {
    label: 'Capacity',
    strong: words('capacity|\\d+ ?cu\\. ?ft\\.?|quarts?|holds up to|storage space|page yield|yields?'),
  },
  {
    label: 'Material',
    strong: words(
      `made (?:of|from|with|in) (?!the|a |an )|\\d+% (?:${materials})|(?:${materials})(?: \\p{L}+)? (?:fabric|upper|construction|body|blend|exterior|lining|frame|housing|shell|material|blade|sole)|constructed of|crafted (?:from|of|in)`,
    ),
    brief: words(`${materials}|liner|lining|100% (?!officially|licensed|satisfaction)\\p{L}+`),
  },
  {
    label: 'Protection',
    strong: words('protect\\p{L}*|shield\\p{L}*|water-?proof|water[- ]resistant|shock-?proof|scratches|drops'),
  },
  {
    label: 'Display',
    strong: words(
      '(?:touch ?)?screen(?!s? (?:protect|print))|(?<!on )display(?! case)|(?<!dpi |cpi |movement |optical )resolution|1080p|4k|lcd|oled|picture',
    ),
  },
  {
    label: 'Camera',
    strong: words(
      'camera|(?:mm|zoom|angle|telephoto|macro|fisheye|prime|kit) lens(?:es)?|lens (?:cap|hood|mount|shutter)|zoom|megapixel|photos?(?!-)|video recording|image sensor',
    ),
  },
  {
    label: 'Sound',
    strong: words(
      'audio|sound|speakers?|bass|woofers?|tweeters?|(?<!, )music(?! and (?:images|videos|movies|photos|pictures|more)|,)|microphone|noise',
    ),
  },
  { label: 'Performance', strong: words('processor|GHz|graphics|performance|rpm|horsepower|torque') },
  { label: 'Memory and storage', strong: words('\\d+ ?[GT]B|memory(?! foam)|hard drive|solid state') },
  {
    label: 'Connectivity',
    strong: words(
      'bluetooth|wi-?fi|wireless(?:ly)?|usb|hdmi|ethernet|nfc|(?:\\d+|two|three|four|six|input|output|charging|network|audio) ports?|lte',
    ),
  },
  {
    label: 'Printing',
    strong: words('prints (?:up|at|in)|printing|(?<!, )printers?(?! and|,)|ink|toner|pages per minute'),
  },
  { label: 'Power', strong: words('\\d+ ?W|watts?|voltage|power(?! mesh)|motor|charges?|charging|volts?') },
  { label: 'Temperature', strong: words('temperatures?|heat|heats|heating|cooling|BTU|thermostat') },
  { label: 'Lighting', strong: words('lighting|lumens|LEDs?|light(?= (?:source|output|bulb))|illuminat\\p{L}*') },
  { label: 'Pockets', strong: words('pockets?') },
  {
    label: 'Closure',
    strong: words('closures?|zip fly|fastens?|drawstring|zips? (?:up|closed)'),
    brief: words('closures?|zip(?:per)?s?|zippered|snaps?|buttons?|lace-up|drawstring|clasps?|hook'),
  },
  { label: 'Straps', strong: words('shoulder straps?|adjustable straps?') },
  {
    label: 'Controls',
    strong: words(
      'controls?|remote|control buttons?|settings?|(?<!player )modes?|(?<!(?:write|read|download|transfer|processing|network|data) )speeds|timer',
    ),
  },
  { label: 'Installation', strong: words('install\\p{L}*|mount(?:s|ed|ing)?|(?<!hand[- ])assembl\\p{L}*|set ?up') },
  { label: 'Safety', strong: words('safety|shut-?off|child lock|overheat\\p{L}*') },
  {
    label: 'Redemption',
    strong: words('redeem\\p{L}*|card balance|expir\\p{L}*|activated|activation of (?:\\p{L}+ )?card'),
  },
  { label: 'Storage', strong: words('storage|stor(?:e|ing)|shelves|drawers?|compartments?|organi[sz]\\p{L}*') },
  { label: 'Comfort', strong: words('comfort|comfortable|cushion(?:ed|ing)?|padded|padding|breathable') },
  { label: 'Fit', strong: words('waist(?:band)?|silhouette') },
  { label: 'Finish', strong: words('finish') },
  { label: 'Color', strong: words('in colou?r|colou?rs|colou?r(?= (?:options|is|scheme|way))|hues?') },
  {
    label: 'Use',
    strong: words(
      'ideal for|perfect for|great for|suitable for|designed (?:for|to)|use(?:d)? (?:for|it|this|as|with)|lets you|allows? you|enjoy|wear (?:it|this|with|them)|pair (?:it|with)',
    ),
  },
  {
    label: 'Design',
    strong: words(
      'sleeves?|neckline|hem|collar|cuffs|design|designed|construction|(?<!(?:your|my|bridal|of) )style|(?<!your interior )styling|look|shape|compact|lightweight|pattern\\p{L}*|(?<!can |to |and )print',
    ),
  },
];

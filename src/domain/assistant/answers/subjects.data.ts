// Subjects a question may ask of the product itself, and the words a catalog has for them.

/** What a question may want to know of the product itself: names of attributes that state it, and words in texts that do. */
export const subjects: readonly { subject: string; asked: string; names: string; mentions: string }[] = [
  {
    subject: 'the material',
    asked: 'material|materials|fabric|made of|made from|made out|composition|leather|stuff|cloth',
    names: 'material|materials|fabric|composition|upper|sole|lining|filling|upholstery|outer material',
    mentions: 'made of|made from|material|materials|fabric',
  },
  {
    subject: 'the weight',
    asked: 'weight|heavy|weigh|weighs|light|lightweight|kg|grams|pounds|lbs',
    names: 'weight|net weight|item weight|gross weight|shipping weight',
    mentions: 'weight|weigh|weighs|weighing|lightweight|kg|lbs',
  },
  {
    subject: 'the size',
    asked:
      'size|sizes|dimension|dimensions|big|large|small|wide|width|tall|high|height|deep|depth|long|length|diameter|thick|thickness|measurements|measure',
    names:
      'size|sizes|dimensions|dimension|width|height|length|depth|diameter|thickness|measurements|inseam|screen size|product dimensions',
    mentions: 'cm|mm|inch|inches|wide|tall|diameter|dimensions|long|size|sizes',
  },
  {
    subject: 'the colour',
    asked: 'color|colour|colors|colours|coloured|colored',
    names: 'color|colour|colors|colours|finish|shade|pattern',
    mentions: 'color|colour|colors|colours',
  },
  {
    subject: 'the capacity',
    asked: 'capacity|volume|litres|liters|hold|holds|ml|litre|liter',
    names: 'capacity|volume',
    mentions: 'capacity|holds|litre|litres|liter|liters|ml|l',
  },
  {
    subject: 'the power',
    asked: 'power|watt|watts|wattage|voltage|volts|battery|batteries|charge|charging|charger|runtime|mah|powered',
    names:
      'power|wattage|voltage|battery|batteries|battery life|runtime|charging|charging time|power source|input|output',
    mentions: 'battery|batteries|watt|watts|w|v|volt|volts|charge|charges|charging|hours|mah|powered|power',
  },
  {
    subject: 'the warranty',
    asked: 'warranty|warranties|guarantee|guaranteed',
    names: 'warranty|guarantee',
    mentions: 'warranty|guarantee|guaranteed',
  },
  {
    subject: 'its care',
    asked: 'care|wash|washed|washing|washable|clean|cleaned|cleaning|dishwasher|iron|ironed|maintenance',
    names: 'care|care instructions|washing|wash|cleaning|dishwasher safe|machine washable|maintenance',
    mentions: 'wash|washed|washable|washing|clean|cleaning|cleans|dishwasher|wipe|care',
  },
  {
    subject: 'what it is suitable for',
    asked: 'suitable|compatible|compatibility|works with|work with|suited|fit for|fits|ideal',
    names: 'suitable for|compatibility|compatible with|works with|fits|ideal for|for|use|usage',
    mentions: 'suitable|compatible|works with|works on|fits|ideal',
  },
  {
    subject: 'the age group',
    asked: 'age|ages|aged|old|child|children|kids|kid|toddler|baby',
    names: 'age|age group|age range|recommended age|minimum age',
    mentions: 'age|ages|children|kids|baby|toddlers',
  },
  {
    subject: 'what is in the box',
    asked:
      'in the box|included|include|includes|package|packaging|contents|come with|comes with|accessories|pieces|pack',
    names: 'in the box|box|contents|included|includes|package contents|accessories|pieces|pack|quantity|pack size|set',
    mentions: 'included|includes|include|comes with|in the box|set of|pack of|pieces',
  },
  {
    subject: 'the connections',
    asked: 'connection|connections|connect|connects|connectivity|bluetooth|wifi|wi-fi|wireless|usb|port|ports|hdmi',
    names: 'connectivity|connection|connections|bluetooth|wi-fi|wifi|wireless|ports|port|usb|interface|connector',
    mentions: 'bluetooth|wi-fi|wifi|wireless|usb|usb-c|hdmi|ports|port|connects',
  },
  {
    subject: 'the model',
    asked: 'model|mpn|part number',
    names: 'model|model number|mpn|part number|model name',
    mentions: 'model',
  },
  {
    subject: 'its origin',
    asked: 'origin|country|made in|come from|comes from|where is it made|manufactured in',
    names: 'origin|country of origin|country|made in',
    mentions: 'made in|origin',
  },
  {
    subject: 'the ingredients',
    asked: 'ingredient|ingredients|contain|contains|allergens|allergen',
    names: 'ingredients|key ingredients|contains|allergens',
    mentions: 'ingredients|contains|free of|allergens',
  },
  {
    subject: 'the fit',
    asked: 'fit|gender|men|women|unisex|neckline|sleeve|sleeves|closure|waist',
    names: 'fit|gender|department|neckline|sleeve|sleeve length|closure|rise',
    mentions: 'fit|men|women|unisex|sleeve|sleeves|neckline|waist',
  },
];

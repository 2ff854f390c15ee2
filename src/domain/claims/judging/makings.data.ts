// Words that say how something is made, what it does by itself and what it smells or tastes of; each tells something of a product by itself.

/** What was done in the making, of goods and of food. */
export const makingWords = (
  'embroidered quilted mirrored braided crocheted engraved etched tufted pleated ribbed perforated laminated galvanized galvanised anodized anodised lacquered varnished glazed enameled enamelled gilded ' +
  'beveled bevelled embossed monogrammed polarized polarised tinted frosted heated ventilated weighted motorized motorised telescopic telescoping retractable extendable swiveling swivelling rotating oscillating reclining ' +
  'inflatable stackable zippered belted fringed beaded sequined studded lockable programmable washable rimless frameless brushless bladeless bagless tagless strapless backless preassembled prewashed preshrunk ' +
  'soundproof magnetic antistatic pinstriped checkered plaid tartan tweed hydraulic pneumatic illuminated reflective phosphorescent fluorescent edible disposable refillable reusable resealable odorless synthetic artificial imitation gas gasoline petrol diesel butane propane kerosene matte glossy pearlescent iridescent holographic'
).split(' ');
export const foodMakings =
  'roasted toasted salted smoked dried candied caramelized caramelised fermented sprouted sweetened flavored flavoured spiced pickled crunchy freeze-dried sun-dried'.split(
    ' ',
  );
/** What hands do: `hand-blown`. */
export const handiwork =
  'blown painted carved woven knit knitted stitched sewn forged hammered poured dipped thrown tied rolled embroidered cut polished finished crafted'.split(
    ' ',
  );

/** What tastes or smells. */
export const flavours = (
  'almond anise apple apricot banana basil bergamot berry blackberry blueberry bourbon butterscotch caramel cardamom cedarwood chamomile cherry chili chilli chocolate cinnamon citrus clove coconut coffee coriander ' +
  'cranberry cucumber cumin eucalyptus fig frankincense garlic ginger grapefruit hazelnut hibiscus honey jasmine lavender lemon lemongrass lilac lime liquorice mango maple matcha melon mint mocha musk nutmeg oat onion orange ' +
  'oregano papaya paprika passionfruit patchouli peach peanut pear pecan pepper peppermint pineapple pistachio plum pomegranate pumpkin raspberry rosemary saffron sage sandalwood sesame spearmint strawberry tangerine ' +
  'thyme toffee truffle turmeric vanilla verbena vetiver violet walnut watermelon wintergreen yuzu'
).split(' ');

/** What an apparatus does by itself: `it whistles`, `and records`. */
export const doings = (
  'whistles beeps vibrates swivels rotates oscillates reclines retracts telescopes inflates massages records streams syncs shreds grinds juices steams dims magnifies zooms humidifies sterilizes sanitizes ' +
  'ionizes purifies dehydrates freezes chills notifies announces translates detects memorizes recognizes floats stacks nests tilts'
).split(' ');

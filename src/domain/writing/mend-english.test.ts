import { expect, test } from 'vitest';
import { fitArticleTo } from '#domain/text/words.ts';
import { mendEnglish, spellAsTitle } from './mend-english.ts';

test.each([
  ['The liner is made from a upcycled felt.', 'The liner is made from an upcycled felt.'],
  ['A elegant lamp with an brass foot.', 'An elegant lamp with a brass foot.'],
  ['Comes with a 18-inch cord and an 1700 W motor.', 'Comes with an 18-inch cord and a 1700 W motor.'],
  ['The wide strap that makes it easy to carry.', 'The wide strap makes it easy to carry.'],
  ['The box measures7.5 inches.', 'The box measures 7.5 inches.'],
  ['Win a Arlo lamp.', 'Win an Arlo lamp.'],
  ['Easy to fold and vice versa with one hand', 'Easy to fold with one hand'],
  ['Rouched cuffs and a countown timer.', 'Ruched cuffs and a countdown timer.'],
  ['It helps keeps you warm.', 'It helps keep you warm.'],
  ['The dress ia light and calm.', 'The dress is light and calm.'],
  ['Mill Bakery. LLC bakes bread.', 'Mill Bakery, LLC bakes bread.'],
  ['Redeemable instore only', 'Redeemable in store only'],
  ['Redemption Instore and online', 'Redemption: In store and online'],
  ['A bag for the hitting the trail.', 'A bag for hitting the trail.'],
  ['It is the perfect compliment to a coat.', 'It is the perfect complement to a coat.'],
  ['Reach for these Varde Base pant.', 'Reach for these Varde Base pants.'],
  ['A sleeve for your Lumo Tab A 8 slate.', 'A sleeve for your Lumo Tab A 8 slate.'],
  ['No spills. just wipe it with a cloth.', 'No spills. Just wipe it with a cloth.'],
  ['A womens shirt and a mens scarf.', "A women's shirt and a men's scarf."],
  ['A bag for work - it is made of wool.', 'A bag for work – it is made of wool.'],
  ['It holds 20 ft. Of thread in all.', 'It holds 20 ft. of thread in all.'],
  ['Made of oak this shelf lasts.', 'Made of oak, this shelf lasts.'],
  ['It has two modes - Air and Heat - for any day.', 'It has two modes – Air and Heat – for any day.'],
  ['It is 100% Officially licensed goods.', 'It is 100% officially licensed goods.'],
  ['The KS-004-CS KS-004-CS case is hard.', 'The KS-004-CS case is hard.'],
  ['It can be redeemed In store and Online.', 'It can be redeemed in store and online.'],
  ['Put it in the the drawer.', 'Put it in the drawer.'],
  ['It dont fade, and thats what you pay for.', "It don't fade, and that's what you pay for."],
  ['Wear it in two ways- as a clutch or a bag.', 'Wear it in two ways – as a clutch or a bag.'],
  ['Wear it in two ways- classic bag or clutch.', 'Wear it in two ways – classic bag or clutch.'],
  ['Gift Card is nested in a tin.', 'The gift card is nested in a tin.'],
  ['Send an egift card--or print it.', 'Send an eGift card – or print it.'],
  ['Two shops in the hills-- Pinefield and Oak.', 'Two shops in the hills, Pinefield and Oak.'],
  ['It looks good AND lasts, OR so they say.', 'It looks good and lasts, or so they say.'],
  ['Its the lamp for its size.', "It's the lamp for its size."],
  ['The full-zip Varde Base Hoodie give you room.', 'The full-zip Varde Base Hoodie gives you room.'],
  ['The automatic inflations ensures comfort.', 'The automatic inflations ensure comfort.'],
  ['Three speeds allows you to whisk slowly.', 'Three speeds allow you to whisk slowly.'],
  ['The pale colors and glossy rim makes it bright.', 'The pale colors and glossy rim make it bright.'],
  ['A wide lens and a steady grip ensures calm shots.', 'A wide lens and a steady grip ensure calm shots.'],
  ['The lid closes and a strap makes it easy.', 'The lid closes and a strap makes it easy.'],
  ['Hang it with these Varde brackets that secures a shelf.', 'Hang it with these Varde brackets that secure a shelf.'],
  [
    'Stay warm in these Varde mittens, which features a wool lining.',
    'Stay warm in these Varde mittens, which feature a wool lining.',
  ],
  ['Sold at the mill, on online, or by mail.', 'Sold at the mill, online, or by mail.'],
  ['Sewn by a women of the coast.', 'Sewn by a woman of the coast.'],
  ['Each of these Varde speakers features a cone.', 'Each of these Varde speakers features a cone.'],
  ['Stay warm in this Varde 883028284863 coat.', 'Stay warm in this Varde coat.'],
  ['A shirt with 3/4 inch sleeves.', 'A shirt with 3/4-length sleeves.'],
  ['Get a close shave with this head The blades lift hair.', 'Get a close shave with this head. The blades lift hair.'],
  [
    'Soft and warm, light, fair in use, warm and calm, easy to keep, calm and bright.',
    'Soft and warm, light, fair in use, calm, easy to keep, bright.',
  ],
  [
    'Hand wash, do not bleach, the temperature of the water should not exceed 40 degrees.',
    'Hand wash; do not bleach; the temperature of the water should not exceed 40 degrees.',
  ],
  ['Care: Hand wash, never bleach.', 'Care: Hand wash; never bleach.'],
  ['Gentle machine wash in cool water.', 'Machine wash gently in cool water.'],
  ['This jar is the perfect for small things.', 'This jar is perfect for small things.'],
])('mends a slip: %s', (text, mended) => {
  expect(mendEnglish(text)).toBe(mended);
});

test.each([
  'A unique case, a one-piece suit and a European plug.',
  'An hour of light from an LED and a USB cable.',
  'Vitamin A is good; from A to Z.',
  'The wide strap that makes it easy to carry is made of wool.',
  'A lid that keeps tea warm, even outdoors.',
  'Holds approx. two cups of tea.',
  'Cut it 12 in in width.',
  'A motor of an 1800 W class; a or b.',
  'He had had that that day.',
  'For two- or three-seat sofas.',
  'The jar is the perfect size for tea.',
  'An uninterrupted view and an unusual shape.',
])('leaves alone what is right: %s', (text) => {
  expect(mendEnglish(text)).toBe(text);
});

test('people have what is theirs', () => {
  expect(mendEnglish('Womens wool coat, mens cap.')).toBe("Women's wool coat, men's cap.");
  expect(mendEnglish('Cap for mens.')).toBe('Cap for mens.');
});

test.each([
  ['a LED lamp', 'an'],
  ['a USB port', 'a'],
  ['an 8-pack', 'an'],
  ['an 18-pack', 'an'],
  ['a 1,800-page yield', 'a'],
  ['a 180-degree hinge', 'a'],
  ['an 800 W motor', 'an'],
  ['a U-shaped pillow', 'a'],
  ['an X-ray apron', 'an'],
  ['a RAM kit', 'a'],
  ['a HDMI cable', 'an'],
  ['an hour glass', 'an'],
  ['a one-piece suit', 'a'],
  ['a urethane wheel', 'a'],
  ['an uninterrupted view', 'an'],
])('the article of “%s” is %s', (phrase, article) => {
  expect(fitArticleTo(phrase.replace(/^an? /, ''))).toBe(article);
});

test('a word that differs from the title by a doubled letter is spelled as there', () => {
  expect(spellAsTitle('A stripped skirt for dinning out.', 'Striped Skirt')).toBe('A striped skirt for dinning out.');
});

test.each([
  ['The kit include a lid.', 'The kit includes a lid.'],
  ['The Arlo Sensor enable you to see it.', 'The Arlo Sensor enables you to see it.'],
  ['The lid and base include a seal.', 'The lid and base include a seal.'],
  ['It lets you keep the heat.', 'It lets you keep the heat.'],
  ['This bag is large, it is light.', 'This bag is large. It is light.'],
  ['When it is open, it is light.', 'When it is open, it is light.'],
  ["It will not lose it's shape.", 'It will not lose its shape.'],
  ['Made from pale oak these stools are low.', 'Made from pale oak, these stools are low.'],
])('%j is mended to %j', (text, mended) => {
  expect(mendEnglish(text)).toBe(mended);
});

test.each([
  [
    'Toys measure 6-8 (L) 2 (W) 3 (H) inches about toys 6-8 (L) 2 (W) 3 (H) inches about',
    'Toys measure 6-8 (L) 2 (W) 3 (H) inches about',
  ],
  [
    'Sit in the sun by the sea, or sit in the sun by the lake',
    'Sit in the sun by the sea, or sit in the sun by the lake',
  ],
  [
    'It is warm in the cold of the night and it is light, as it is warm in the cold of the night',
    'It is warm in the cold of the night and it is light, as it is warm in the cold of the night',
  ],
])('a line pasted twice is told once: %j', (text, mended) => {
  expect(mendEnglish(text)).toBe(mended);
});

test.each([
  ['An easy store for storeage in a chestpocket', 'An easy store for storage in a chest pocket'],
  [
    'Beautifully died black leather and a complimentary blue vinyl',
    'Beautifully dyed black leather and a complementary blue vinyl',
  ],
  ['The fish died in the sea', 'The fish died in the sea'],
  ['A complimentary drink', 'A complimentary drink'],
  ['Wide sleeves and think cuffs, so think twice', 'Wide sleeves and thick cuffs, so think twice'],
  ['Large four seater sofa on a wall mounted shelf', 'Large four-seater sofa on a wall-mounted shelf'],
  ['A jacket in thin, polyester fabric', 'A jacket in thin polyester fabric'],
  ['This 14k Gold delicate chain', 'This 14k gold delicate chain'],
  ['Can be worn over the arm, or remove the strap to carry it', 'Can be worn over the arm'],
  ['A good tank helps by keep you cool', 'A good tank helps by keeping you cool'],
  ['The card will not be replaces if lost', 'The card will not be replaced if lost'],
  ['Made of pale vinyl. that has a hint of gold', 'Made of pale vinyl that has a hint of gold'],
  ['It has a dark brown panel The inside is made of silk', 'It has a dark brown panel. The inside is made of silk'],
  ['A stripped tank of a stripped screw', 'A striped tank of a stripped screw'],
  ['The Arlo HeatTec Jacket defense against the wind', 'The Arlo HeatTec Jacket defends against the wind'],
  ['A neutral color pallet on a pallet', 'A neutral color palette on a pallet'],
  ['We dine at The Lumo Mill and at The house is full', 'We dine at The Lumo Mill and at The house is full'],
])('%j is mended to %j', (text, mended) => {
  expect(mendEnglish(text)).toBe(mended);
});

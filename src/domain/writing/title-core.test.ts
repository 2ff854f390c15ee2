import { describe, expect, test } from 'vitest';
import { draftFor } from './test-product.ts';
import { findCore } from './title-core.ts';
import { splitTitle } from './title-parts.ts';

describe('titles made of keywords', () => {
  test.each([
    [
      'Decorative Throw Pillow Covers Cases Chenille Cozy Modern Concise Square Cushion Covers For Sofa Couch Bedroom Home Decor, 20x20 Inch',
      'Cushion Cover',
      ['Decorative Throw Pillow Covers'],
      ['20x20 Inch'],
    ],
    [
      'Vintage Fabric Check Top Shoulder Handbag Simple Zipper Closure Tote Bag',
      'Women Tote Bags',
      ['Vintage Fabric Check Top Shoulder Handbag'],
      [],
    ],
    [
      '14pcs Hair Beads For Braids, Pearl Hair Rings, Women Hair Accessories For Hair',
      'Hair Clips',
      ['Hair Beads For Braids'],
      ['14pcs'],
    ],
    [
      '20pcs Artificial Green Plant Leaves Party Gift DIY Cake Decoration, Candy Box, Party Decoration, Home Decoration',
      'Artificial Plant',
      ['Artificial Green Plant Leaves'],
      ['20pcs'],
    ],
    [
      '1PC Natural Crystal Fox Hat Carving Random Color Stone Opal Wizard Hat Handcrafts Autumn Gifts',
      'Crystal',
      ['Natural Crystal Fox Hat Carving'],
      [],
    ],
    [
      '150pcs (3 Colors), 8.5 x 7 cm, Paper Maple Leaf Stickers Message Book Autumn Fall Party Decoration Supplies, Wedding Gifts',
      'Decor',
      ['Paper Maple Leaf Stickers Message Book Autumn Fall Party Decoration Supplies'],
      ['8.5 x 7 cm', '150pcs (3 Colors)'],
    ],
    [
      '20pcs Each Of Small, Medium, And Large Plastic Round Crochet Stitch Markers/Knitting Tools',
      'Sewing Tools',
      ['20pcs Each Of Small, Medium', 'And Large Plastic Round Crochet Stitch Markers/Knitting Tools'],
      [],
    ],
    [
      '1 Small Fresh Style Turquoise Imitation Pearl, Small Bead String Adjustable Bracelet, Women Party Bracelet Summer Beach Bracelet Gift',
      'Beaded Bracelets',
      ['Small Fresh Style Turquoise Imitation Pearl', 'Small Bead String Adjustable Bracelet'],
      [],
    ],
    ['30Pcs/Box Boxed Stickers', 'Stickers', ['Boxed Stickers'], ['30pcs']],
    ['1 Set (20pcs) Wooden Moth Cutouts', 'Crafts', ['Wooden Moth Cutouts'], ['20pcs']],
    ['1 Roll/500pcs Round Seal Sticker', 'Stickers', ['Round Seal Sticker'], ['500pcs']],
    ['20pcs (6.7 x 9.8 inch) Favor Bags', 'Gift Bags', ['Favor Bags'], ['6.7 x 9.8 inch', '20pcs']],
    ['1 Set Of 2 Pieces Mop And Bucket Set', 'Mops', ['Mop And Bucket Set'], ['2 pieces']],
    ['15pcs Set Fluid Design Rings', 'Rings', ['Fluid Design Rings'], ['15pcs']],
    ['2 Pack Set Top Box', 'Set-Top Boxes', ['Set Top Box'], ['2 pack']],
    ['1set Includes Travel Case And 6pcs Ties', 'Cases', ['Travel Case And 6pcs Ties'], []],
    // The shop sells one or three, one roll or two.
    ['1pc/3pcs Silicone Straw Caps', 'Straws', ['Silicone Straw Caps'], []],
    ['1/3 Pcs Knitted Hair Bands', 'Headbands', ['Knitted Hair Bands'], []],
    ['1roll/2rolls - Chiffon Ribbon', 'Ribbons', ['Chiffon Ribbon'], []],
    ['Anti UV 1pair Summer Ice Sleeves', 'Sleeves', ['Anti UV Summer Ice Sleeves'], []],
    ['Orvik 1 Streaming Player', 'Players', ['Orvik 1 Streaming Player'], []],
    ['1set-Halloween Party Swirls', 'Backdrops', ['Halloween Party Swirls'], []],
    ['1 Set Of 4pcs Scented Candles', 'Candles', ['Scented Candles'], ['4pcs']],
    [
      '35pcs Cake Turntable, Piping Nozzles, Icing Scraper, Piping Bags, Cake Decorating Tools Set',
      'Bakeware Sets',
      ['Cake Decorating Tools Set'],
      ['35pcs'],
    ],
    [
      'Hair Bows Hair Clip For Women Halloween Ponytail Holder Ribbon Slides Metal Hair',
      null,
      ['Hair Bows Hair Clip For Women'],
      [],
    ],
  ])('%j of the kind %j is %j, then %j', (title, kind, parts, last) => {
    expect(findCore(splitTitle(title), kind, null)).toMatchObject({ parts, last });
  });

  test.each([
    [
      'Orvik - Folio Case for Apple iPad mini, iPad mini 2 and iPad mini 3 - Black',
      'Orvik Folio Case for Apple iPad Mini, 2 and 3, Black',
    ],
    [
      'Orvik - 55" Class (54.6" Diag.) - LED - Smart - 4K Ultra HD TV - Black',
      'Orvik 55" Class (54.6" Diag.) LED Smart 4K Ultra HD TV, Black',
    ],
  ])('%j is written %j', (title, written) => {
    expect(draftFor({ title, brand: 'Orvik', description: '' }).title.content).toBe(written);
  });

  test('of a pile of keywords no part says what else it is for', () => {
    const { title } = draftFor({
      title: 'Jewelry Box Case,Ring Keychain,Travel Holder Storage,Pill Box,For Car Keys,Phones,Cameras,ID Cards',
      brand: 'Varde',
    });
    expect(title.content).not.toMatch(/for Car Keys/i);
  });

  test('how many there are goes before what else a title says', () => {
    const title = '20pcs Daisy Printed Disposable Napkins, Summer Party Table Decoration';
    expect(draftFor({ title, brand: 'Varde' }).title.content).toBe('Varde Daisy Printed Disposable Napkins, 20pcs');
  });

  test('what else a thing is for goes with the first of it', () => {
    const { title } = draftFor({
      title:
        '36pcs Airtight Rectangle Storage Containers Set, Stackable Dry Food Canisters for Cereal, Flour, Kitchen Pantry Organization with Lids',
      brand: 'Varde',
      attributes: [{ name: 'Material', value: 'Plastic' }],
    });
    expect(title.content).toBe('Varde Airtight Rectangle Storage Containers Set, Plastic, 36pcs');
  });

  test.each([
    'Instant-Read Thermometer with Folding Probe, Red',
    "Women's Gel Kayano 30 Running Shoes",
    'Drive Flex Spark Plug Socket 3/8 Inch to 5/8 Inch',
  ])('%j says each thing once and stays', (title) => {
    expect(findCore(splitTitle(title), null, null).parts.join(', ')).toBe(title);
  });

  test('brand, name, attributes, size and count stand in this order, and nothing twice', () => {
    const { content } = draftFor({
      title:
        'Jepeak Jepeak Pack Of 2 Throw Pillow Covers Cases Soft Square Cushion Covers For Sofa Couch Bedroom Home Decor',
      brand: 'Jepeak',
      attributes: [{ name: 'Material', value: 'Chenille' }],
    }).title;
    expect(content).toBe('Jepeak Throw Pillow Covers, Chenille, Pack of 2');
  });

  test.each([
    ['Case for Phone X Plus', 'Case for Phone X Plus'],
    ['Watering Can', 'Watering Can'],
    // No measure twice, and no phrase is broken to keep a word from standing a third time.
    ['Frosted 24" x 36" Film 24-by-36-Inch', 'Frosted 24" x 36" Film'],
    ['Hair Brush Styler with Soft Teeth, Scales, Hair Dye and Hair Care Bottles', 'Hair Brush Styler'],
    ['Vase Fillers Table Top Center Decor Party Supplies Vase Table Filler For Vases', 'Vase Fillers'],
    ['22 In. X 34 In. Rug', '22 in. x 34 in. Rug'],
  ])('%j is written %j', (title, written) => {
    expect(draftFor({ title }).title.content).toBe(written);
  });
});

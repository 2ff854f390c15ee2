import { expect, it } from 'vitest';
import { detectEncoding } from './detect-encoding.ts';
import { createDecoder } from './mixed-lines.ts';

/** The bytes of the text in an encoding of one or two bytes a sign. */
function encode(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const bytes = new Map<string, number[]>();
  for (let first = 255; first >= 0; first -= 1) {
    if (first >= 0x80)
      for (let second = 255; second >= 0x40; second -= 1)
        bytes.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
    bytes.set(decoder.decode(Uint8Array.of(first)), [first]);
  }
  return Uint8Array.from([...text].flatMap((sign) => bytes.get(sign) ?? []));
}

it.each([
  ['gb18030', 'sku,name\n1,茶杯\n'],
  ['gb18030', '编号;名称;售价\n9;竹制砧板;35\n10;铁锅;88\n'],
  ['gb18030', 'sku,title\nQ1,USB充电器 快充\nQ2,蓝牙耳机\n'],
  ['gb18030', '款号\t名称\t颜色\nK1\t连衣裙\t红色\n'],
  ['gb18030', 'id,brand,title\n7,美的,电饭煲\n'],
  ['big5', '料號,名稱,單價\nT1,不鏽鋼鍋,1200\nT2,砧板,300\n'],
  ['shift_jis', 'sku,title\nA,木のスプーン\n'],
  ['shift_jis', '品番,名称,値段\nS1,ｽﾃﾝﾚｽ鍋,1200\nS2,まな板,300\n'],
  ['euc-jp', 'コード,品名,説明\n1,湯のみ,手作りの湯のみです。\n2,急須セット,お茶を楽しむためのセット\n'],
  ['euc-kr', 'sku,이름\nK1,나무 도마\n'],
  ['windows-1252', 'sku,titre\n1,Crème brûlée\n2,Gâteau à l’orange\n'],
  ['windows-1252', 'sku,naam\n1,Koffiekopje met reliëf, geïsoleerd\n'],
  ['windows-1252', 'sku;nome\n1;Cadeirão de balanço não dobrável\n'],
  ['windows-1252', 'sku;navn\n1;Bløde håndklæder\n'],
  ['windows-1250', 'sku;nazwa\n1;Krzesło dębowe żółte\n'],
  ['windows-1250', 'sku;név\n1;Kőszegi bögre, fűszertartó\n'],
  ['windows-1250', 'sku;nume\n1;Ceaşcă de cafea, albă\n'],
  ['windows-1251', 'код;назва\n1;Чашка з порцеляни, їжа\n'],
  ['windows-1251', 'артикул;име\n1;Чаша за кафе, бяла\n'],
  ['koi8-u', 'артикул,имя\n1,Стол обеденный\n'],
  ['windows-1253', 'κωδικός;όνομα\n1;Κούπα καφέ πορσελάνης\n'],
  ['windows-1254', 'kod,başlık\n1,Ahşap kesme tahtası\n'],
])('reads %s in %j', async (label, text) => {
  const bytes = encode(text, label);
  const found = await detectEncoding([bytes]);
  expect([found.label, createDecoder(found.label).decode(bytes)]).toEqual([label, text]);
  expect(found.note).toMatch(/^The file is not UTF-8\. Copydesk guessed its encoding/);
});

it('finds whole characters in one long line, in pieces of any size', async () => {
  const bytes = encode(`<a>${'竹制砧板和铁锅，适合家庭使用。<b>x</b>'.repeat(5_000)}</a>`, 'gb18030');
  for (const size of [4_097, 65_537, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    expect((await detectEncoding(pieces)).label).toBe('gb18030');
  }
});

it.each([
  ['ISO-8859-2', 'iso-8859-2', 'Żółty kubek, źródło'],
  ['windows-1252', 'windows-1252', '9 €'],
  ['ISO-8859-15', 'iso-8859-15', '9 €'],
  ['cp1251', 'windows-1251', 'Чай'],
  ['Shift_JIS', 'shift_jis', 'お茶'],
])('believes an XML that says it is %s', async (said, label, text) => {
  const bytes = encode(`<?xml version='1.0' encoding='${said}'?><a>${text}</a>`, label);
  const found = await detectEncoding([bytes]);
  expect(found).toMatchObject({ label, note: `The XML says that it is ${said}.`, isDamaged: false });
  expect(createDecoder(found.label).decode(bytes)).toContain(text);
});

it('does not believe an XML whose bytes say otherwise', async () => {
  const utf8 = Buffer.from('<?xml version="1.0" encoding="windows-1251"?><a>Чай</a>');
  expect((await detectEncoding([utf8])).label).toBe('utf-8');
  const latin = encode('<?xml version="1.0" encoding="UTF-8"?><a>Größe</a>', 'windows-1252');
  expect((await detectEncoding([latin])).label).toBe('windows-1252');
  const chinese = encode('<?xml version="1.0" encoding="utf-16"?><a>竹制砧板和铁锅</a>', 'gb18030');
  expect((await detectEncoding([chinese])).label).toBe('gb18030');
});

const utf8 = (text: string) => Buffer.from(text);

it.each<[string, string, string, Uint8Array[]]>([
  [
    'German',
    'windows-1252',
    '2 lines, which were',
    [utf8('sku,t\n1,Größe M\n'), encode('2,Müller groß\n3,Käse\n', 'windows-1252')],
  ],
  [
    'French',
    'windows-1252',
    'one line, which was',
    [utf8('sku,t\n1,Café crème\n'), encode('2,Crème brûlée\n', 'windows-1252')],
  ],
  [
    'Czech',
    'windows-1250',
    'one line, which was',
    [encode('1,Židle dřevěná\n', 'windows-1250'), utf8('3,Stůl\n4,Šálek')],
  ],
  [
    'Russian',
    'windows-1251',
    'one line, which was',
    [utf8('\ufeffsku,t\n1,Кружка\n'), encode('2,Тарелка', 'windows-1251')],
  ],
])('reads %s of which some lines are UTF-8 and some %s', async (_name, other, count, parts) => {
  const bytes = Buffer.concat(parts);
  const { label, note } = await detectEncoding([bytes]);
  expect([label, note.includes(count)]).toEqual([`utf-8+${other}`, true]);
  const text = parts
    .map((part) =>
      new TextDecoder(Buffer.from(part).includes(0xc3) || part instanceof Buffer ? 'utf-8' : other, {
        ignoreBOM: true,
      }).decode(part),
    )
    .join('');
  expect(createDecoder(label).decode(bytes)).toBe(text);
  const decoder = createDecoder(label);
  const slowly = [...bytes].map((byte) => decoder.decode(Uint8Array.of(byte), { stream: true })).join('');
  expect(slowly + decoder.decode()).toBe(text);
  // An import that goes on is given the encoding it began with.
  expect((await detectEncoding([bytes], label)).label).toBe(label);
});

it('does not take half a character for a line of its own encoding', async () => {
  const bytes = Buffer.concat([utf8('A,Thé\nB,Caf'), Uint8Array.of(0xc3), utf8('\nC,été déjà vu\n')]);
  const { label, isDamaged, note } = await detectEncoding([bytes]);
  expect([label, isDamaged]).toEqual(['utf-8', true]);
  expect(note).toMatch(/^UTF-8 with damage/);
  const mixed = Buffer.concat([bytes, ...Array.from({ length: 9 }, () => encode('D,Käse\n', 'windows-1252'))]);
  const found = await detectEncoding([mixed]);
  expect(found).toMatchObject({ label: 'utf-8+windows-1252', isDamaged: true });
  expect(createDecoder(found.label).decode(mixed)).toContain('Caf\ufffd\nC,été');
});

// Where a product is shown: white ground for the hero, a tinted or furnished place for the other pictures.
// Which scene a picture needs follows from its alternative text, so that text and picture cannot part.
import { branchPlant } from './outdoor.ts';
import { circle, ellipse, group, line, type Paint, path, rect, repeat, shade } from './paint.ts';

/** How the product is fitted into the 1000 x 1000 picture. */
export type Placement = {
  width: number;
  height: number;
  /** Where the fitted box stands (bottom) or floats (centre). */
  x: number;
  y: number;
  anchor: 'bottom' | 'centre';
  turn?: number;
  /** Part of the product brought to the middle of the picture, as shares of its box. */
  focus?: [number, number];
};
export type Scene = {
  background: string;
  placement: Placement;
  shadow: 'ground' | 'flat' | 'none';
  measures?: boolean;
  /** Pixels of the file a unit of the drawing; 1 where it is not said. */
  scale?: number;
};
export type Stance = 'stand' | 'flat' | 'hang';

const page = (fill: string) => rect(0, 0, 1000, 1000, 0, fill);
const stand = (y: number, width = 560, height = 560, x = 500): Placement => ({ width, height, x, y, anchor: 'bottom' });
const tints: Record<string, string> = {
  green: '#dfe8dc',
  lilac: '#e4e0f0',
  rose: '#f3e1e1',
  blue: '#dbe7f1',
  sand: '#efe6d6',
};

function table(paint: Paint): string {
  return [
    page(
      paint.linear([
        [0, '#e9ebe4'],
        [1, '#dde1d8'],
      ]),
    ),
    path('M0 0 L420 0 L120 640 L0 640 Z', '#ffffff', 'opacity=".28"'),
    rect(
      0,
      690,
      1000,
      310,
      0,
      paint.linear([
        [0, '#d8b48a'],
        [1, '#c0966a'],
      ]),
    ),
    rect(0, 690, 1000, 12, 0, '#e7c9a4'),
    ...[740, 800, 872, 950].map((y) =>
      line(`M0 ${y} Q300 ${y - 10} 520 ${y + 4} Q760 ${y + 12} 1000 ${y - 4}`, '#b1875a', 3, 'opacity=".4"'),
    ),
  ].join('');
}

function room(paint: Paint): string {
  return [
    page(
      paint.linear([
        [0, '#ece8e1'],
        [1, '#e2dcd2'],
      ]),
    ),
    path('M60 90 L300 90 L300 470 L60 470 Z', '#ffffff', 'opacity=".75"'),
    line('M180 90 L180 470 M60 280 L300 280', '#e2dcd2', 12),
    path('M300 780 L640 780 L900 1000 L420 1000 Z', '#ffffff', 'opacity=".22"'),
    rect(
      0,
      770,
      1000,
      230,
      0,
      paint.linear([
        [0, '#cfb595'],
        [1, '#bd9f7b'],
      ]),
    ),
    rect(0, 752, 1000, 20, 0, '#f7f4ee'),
    ...[840, 920].map((y) => line(`M0 ${y} L1000 ${y}`, '#ab8c68', 3, 'opacity=".5"')),
    line(
      'M300 772 L240 840 M700 772 L760 840 M500 840 L500 920 M140 920 L80 1000 M860 920 L930 1000',
      '#ab8c68',
      3,
      'opacity=".5"',
    ),
    branchPlant(890, 700, 1.05),
    path('M830 690 L950 690 L934 820 L846 820 Z', paint.tube('#c98b6b')),
    ellipse(890, 826, 70, 10, '#6e5335', 'opacity=".3"'),
  ].join('');
}

function counter(paint: Paint): string {
  return [
    page('#e6ebea'),
    repeat(5, (row) =>
      repeat(6, (i) =>
        rect(-80 + i * 200 + (row % 2) * 100, 10 + row * 134, 190, 124, 6, i % 2 === row % 2 ? '#f3f6f5' : '#eef2f1'),
      ),
    ),
    rect(
      0,
      680,
      1000,
      320,
      0,
      paint.linear([
        [0, '#f4f2ee'],
        [1, '#dad6ce'],
      ]),
    ),
    rect(0, 680, 1000, 16, 0, '#ffffff'),
    rect(0, 930, 1000, 70, 0, '#8fa39b'),
    rect(40, 470, 90, 214, 40, paint.tube('#cfe0dc')),
    rect(58, 440, 54, 44, 8, paint.tube('#c99f6b')),
    rect(890, 560, 80, 124, 10, paint.tube('#d98e66')),
    line('M910 560 L896 430 M930 560 L934 410 M950 560 L968 440', '#b98d5c', 12),
    ellipse(934, 400, 20, 32, '#c99f6b'),
    ellipse(894, 420, 16, 28, '#b98d5c'),
  ].join('');
}

function bathroom(paint: Paint): string {
  return [
    page('#dde7e6'),
    repeat(7, (row) =>
      repeat(7, (i) => rect(4 + i * 144, 4 + row * 100, 138, 94, 8, (i + row) % 3 ? '#e7efee' : '#e1ebea')),
    ),
    rect(
      0,
      712,
      1000,
      288,
      0,
      paint.linear([
        [0, '#c8d3d1'],
        [1, '#b5c3c1'],
      ]),
    ),
    rect(
      0,
      700,
      1000,
      60,
      0,
      paint.linear([
        [0, '#fbfaf7'],
        [1, '#e2ded6'],
      ]),
    ),
    rect(20, 560, 190, 72, 36, paint.roll('#f3eee4')),
    rect(10, 630, 210, 74, 36, paint.roll('#d9c7b4')),
    branchPlant(900, 620, 0.8),
    path('M850 610 L950 610 L938 704 L862 704 Z', paint.tube('#fbfaf7')),
  ].join('');
}

function desk(paint: Paint): string {
  return [
    page(
      paint.linear([
        [0, '#e3e7ee'],
        [1, '#d8dde7'],
      ]),
    ),
    rect(640, 110, 250, 190, 8, '#f7f8fa'),
    rect(660, 130, 210, 150, 4, '#c6d3e6'),
    path('M660 280 L730 190 L780 240 L820 210 L870 280 Z', '#93abc9'),
    rect(
      0,
      700,
      1000,
      300,
      0,
      paint.linear([
        [0, '#caa683'],
        [1, '#b28a64'],
      ]),
    ),
    rect(0, 700, 1000, 12, 0, '#ddc0a0'),
    rect(40, 640, 210, 30, 5, '#5b7aa8'),
    rect(56, 670, 190, 34, 5, '#d98e66'),
    rect(60, 612, 170, 28, 5, '#f1ece1'),
    rect(890, 590, 84, 116, 10, paint.tube('#f1ece1')),
    line('M912 590 L900 480 M934 590 L938 460', '#d6524a', 12),
    line('M954 590 L966 486', '#f2b54d', 12),
  ].join('');
}

function meadow(paint: Paint): string {
  return [
    page(
      paint.linear([
        [0, '#bcdcf0'],
        [0.6, '#e8f2f2'],
        [1, '#f3f3e4'],
      ]),
    ),
    circle(800, 170, 70, '#fff6d8'),
    ellipse(230, 190, 120, 30, '#ffffff', 'opacity=".8"'),
    ellipse(310, 166, 80, 34, '#ffffff', 'opacity=".8"'),
    ellipse(620, 300, 110, 22, '#ffffff', 'opacity=".6"'),
    path('M0 560 L180 400 L330 520 L520 360 L740 540 L880 450 L1000 540 L1000 800 L0 800 Z', '#a9bfc4'),
    path('M0 640 Q260 540 520 630 Q780 700 1000 590 L1000 1000 L0 1000 Z', '#a3bd8b'),
    path(
      'M0 740 Q320 660 620 730 Q840 770 1000 720 L1000 1000 L0 1000 Z',
      paint.linear([
        [0, '#8fae72'],
        [1, '#6f9159'],
      ]),
    ),
    ...[
      [120, 580],
      [180, 596],
      [900, 576],
      [846, 600],
    ].map(([x = 0, y = 0]) => path(`M${x} ${y} L${x - 34} ${y + 90} L${x + 34} ${y + 90} Z`, '#5f8068')),
    repeat(26, (i) =>
      line(
        `M${(i * 157) % 1000} ${860 + ((i * 53) % 130)} q4 -16 -6 -26 m6 26 q2 -18 10 -24`,
        '#587a48',
        4,
        'opacity=".6"',
      ),
    ),
    ...[
      [90, 900],
      [240, 960],
      [860, 930],
      [700, 975],
    ].map(([x = 0, y = 0]) => circle(x, y, 8, '#fdf6d8')),
  ].join('');
}

/** Seen from above, for things that lie: boards of a table top, a desk top, a stone counter or grass. */
function surface(paint: Paint, alt: string): string {
  if (/grass/.test(alt))
    return (
      page(
        paint.radial(
          [
            [0, '#a9c48c'],
            [1, '#86a66b'],
          ],
          0.4,
          0.35,
          0.9,
        ),
      ) +
      repeat(150, (i) =>
        line(
          `M${Math.round(1000 * Math.abs(Math.sin(i * 12.9)))} ${Math.round(1000 * Math.abs(Math.sin(i * 78.2 + 1)))} q5 -18 -4 -30 m4 30 q6 -18 14 -24`,
          i % 2 ? '#6f9159' : '#bdd3a2',
          5,
          'opacity=".6"',
        ),
      )
    );
  if (/counter|bathroom/.test(alt))
    return (
      page(
        paint.linear(
          [
            [0, '#f3f2ef'],
            [1, '#e0deda'],
          ],
          1,
          1,
        ),
      ) +
      line(
        'M-20 240 Q260 300 420 180 T1020 120 M-20 760 Q240 660 520 780 T1020 700 M300 -20 Q340 160 260 320',
        '#c9c6c1',
        7,
        'opacity=".55"',
      ) +
      line('M-20 262 Q280 330 460 200 T1020 160', '#d8d5d0', 14, 'opacity=".5"')
    );
  const wood = /desk/.test(alt) ? '#c49a70' : '#d2ab7e';
  return (
    page(
      paint.linear(
        [
          [0, shade(wood, 0.16)],
          [1, shade(wood, -0.1)],
        ],
        1,
        1,
      ),
    ) +
    repeat(
      5,
      (row) =>
        rect(0, row * 200, 1000, 200, 0, row % 2 ? shade(wood, 0.12) : wood, 'opacity=".5"') +
        line(`M0 ${row * 200} L1000 ${row * 200}`, shade(wood, -0.3), 4, 'opacity=".5"') +
        line(
          `M0 ${row * 200 + 70} Q300 ${row * 200 + 40} 560 ${row * 200 + 80} T1000 ${row * 200 + 60} M0 ${row * 200 + 130} Q340 ${row * 200 + 160} 700 ${row * 200 + 120} T1000 ${row * 200 + 140}`,
          shade(wood, -0.18),
          4,
          'opacity=".45"',
        ),
    )
  );
}

function linen(paint: Paint): string {
  return [
    page(
      paint.linear(
        [
          [0, '#eee6d9'],
          [1, '#e0d5c3'],
        ],
        1,
        1,
      ),
    ),
    repeat(24, (i) => line(`M0 ${i * 44} L1000 ${i * 44 + 6}`, '#d3c6b0', 2, 'opacity=".35"')),
    path(
      'M0 120 Q300 200 420 0 L520 0 Q380 260 0 220 Z M1000 760 Q760 800 640 1000 L740 1000 Q820 880 1000 850 Z',
      '#cfc0a8',
      'opacity=".3"',
    ),
    group('translate(900 210) rotate(150) scale(.55)', branchPlant(0, 0)),
  ].join('');
}

function tinted(paint: Paint, tint: string): string {
  return (
    page(
      paint.linear([
        [0, shade(tint, 0.3)],
        [1, shade(tint, -0.06)],
      ]),
    ) + circle(520, 500, 400, '#ffffff', 'opacity=".35"')
  );
}

/** The scene for one picture of a product; `first` is the one drawn as its hero. */
export function sceneFor(
  paint: Paint,
  alt: string,
  first: boolean,
  stance: Stance,
  size: number,
  focus: [number, number],
): Scene {
  const shadow = stance === 'stand' ? 'ground' : 'flat';
  const box = 620 * size;
  // Not quite white, and mostly empty: what a camera gives before anybody works on it.
  if (/studio ground/.test(alt))
    return {
      background: page('#f4f4f2'),
      placement: { width: 470, height: 470, x: 500, y: 500, anchor: 'centre' },
      shadow: 'none',
      scale: 2,
    };
  const isCopy = /once more/.test(alt);
  if (first || isCopy)
    return {
      ...(isCopy ? { scale: 0.6 } : {}),
      background: page('#ffffff'),
      placement: { width: 880, height: 880, x: 500, y: 496, anchor: 'centre' },
      shadow,
    };
  const centre = (width: number, turn = 0): Placement => ({
    width,
    height: width,
    x: 500,
    y: 500,
    anchor: 'centre',
    turn,
  });
  if (/close-up/i.test(alt))
    return { background: tinted(paint, '#e6e4de'), placement: { ...centre(1750), focus }, shadow: 'none' };
  if (/width and height marked/i.test(alt))
    return {
      background: page('#f5f4f1'),
      placement: { width: 640, height: 640, x: 540, y: 800, anchor: 'bottom' },
      shadow: 'ground',
      measures: true,
    };
  const tint = /(\w+) background/.exec(alt)?.[1];
  if (tint)
    return {
      background: tinted(paint, tints[tint] ?? '#ebe8e2'),
      placement: centre(700, /angle/.test(alt) ? -14 : 0),
      shadow: 'flat',
    };
  if (/linen/.test(alt)) return { background: linen(paint), placement: centre(740, -7), shadow: 'flat' };
  if (/wall of/.test(alt))
    return { background: room(paint), placement: { ...centre(440), x: 560, y: 350 }, shadow: 'flat' };
  if (/flying/.test(alt))
    return { background: meadow(paint), placement: { ...centre(620, 14), y: 400 }, shadow: 'none' };
  if (/hanging/.test(alt)) return { background: meadow(paint), placement: { ...centre(900), y: 540 }, shadow: 'none' };
  if (stance === 'flat' && /grass|counter|bathroom|desk|table/.test(alt))
    return { background: surface(paint, alt), placement: centre(size < 0.7 ? 620 : 760, 6), shadow: 'flat' };
  if (/meadow/.test(alt)) return { background: meadow(paint), placement: stand(870, box * 1.1, box), shadow: 'ground' };
  if (/\broom/.test(alt))
    return { background: room(paint), placement: stand(890, box * 1.05, box, 470), shadow: 'ground' };
  if (/counter/.test(alt)) return { background: counter(paint), placement: stand(830, box, box), shadow: 'ground' };
  if (/bathroom/.test(alt))
    return { background: bathroom(paint), placement: stand(724, box * 0.9, box * 0.9), shadow: 'ground' };
  if (/desk/.test(alt)) return { background: desk(paint), placement: stand(850, box, box), shadow: 'ground' };
  if (/table/.test(alt)) return { background: table(paint), placement: stand(830, box, box), shadow: 'ground' };
  throw new Error(`No scene fits the picture "${alt}"`);
}

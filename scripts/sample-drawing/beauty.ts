// Illustrations of the beauty products.
import { circle, type Draw, ellipse, group, line, path, rect, repeat, shade } from './paint.ts';

const gold = '#c8a35c';
const label = (x: number, y: number, w: number, h: number, fill: string, ink: string) =>
  rect(x, y, w, h, 6, fill) +
  rect(x + w * 0.2, y + h * 0.22, w * 0.6, 12, 5, ink) +
  rect(x + w * 0.3, y + h * 0.42, w * 0.4, 8, 4, ink, 'opacity=".6"') +
  rect(x + w * 0.26, y + h * 0.76, w * 0.48, 7, 3, ink, 'opacity=".5"');
const leaf = (x: number, y: number, scale: number, fill: string, turn = 0) =>
  group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, path('M0 60 Q-70 -10 0 -90 Q70 -10 0 60 Z', fill));

export const soapBar =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M110 440 Q110 330 230 320 L770 320 Q890 330 890 440 L890 620 Q890 730 770 738 L230 738 Q110 730 110 620 Z',
        paint.linear([
          [0, shade(colour, 0.1)],
          [0.6, shade(colour, -0.1)],
          [1, shade(colour, -0.3)],
        ]),
      ),
      rect(110, 280, 780, 350, 130, paint.soft(shade(colour, 0.14), 0.12)),
      rect(170, 330, 660, 250, 92, 'none', `stroke="${shade(colour, -0.16)}" stroke-width="8"`),
      rect(174, 335, 660, 250, 92, 'none', `stroke="${shade(colour, 0.5)}" stroke-width="4"`),
      repeat(34, (i) => {
        const x = 180 + Math.round(640 * Math.abs(Math.sin(i * 12.9)));
        const y = 304 + Math.round(296 * Math.abs(Math.sin(i * 78.2 + 1)));
        return ellipse(x, y, 9, 5, shade(colour, -0.34), `opacity=".5" transform="rotate(${i * 40} ${x} ${y})"`);
      }),
      leaf(500, 466, 1.15, shade(colour, -0.2)),
      leaf(496, 462, 1.08, shade(colour, 0.04)),
      line('M500 540 L500 400 M500 470 L530 440 M500 490 L470 460', shade(colour, -0.26), 6),
    ].join('');

export const dropperBottle: Draw = (paint) =>
  [
    path('M440 60 Q440 30 500 30 Q560 30 560 60 L572 200 L428 200 Z', paint.tube('#3c3f44')),
    rect(396, 196, 208, 120, 14, paint.tube('#f3f1ec', 0.6)),
    repeat(10, (i) => rect(406 + i * 20, 204, 5, 104, 2, '#c9c5bb', 'opacity=".8"')),
    rect(420, 314, 160, 40, 6, paint.tube('#9a5a1c')),
    path(
      'M420 350 L580 350 Q700 380 706 460 L706 880 Q704 930 650 932 L350 932 Q296 930 294 880 L294 460 Q300 380 420 350 Z',
      paint.tube('#a8641f', 0.9),
    ),
    path('M310 560 L690 560 L690 880 Q688 916 650 918 L350 918 Q312 916 310 880 Z', '#6f3c10', 'opacity=".35"'),
    rect(480, 340, 40, 480, 18, '#e9c48c', 'opacity=".35"'),
    label(324, 540, 352, 300, '#fbf8f1', '#8a5a20'),
    circle(500, 700, 34, '#f2a93f'),
    rect(330, 420, 28, 440, 14, '#fff', 'opacity=".35"'),
  ].join('');

export const creamTube =
  (colour: string): Draw =>
  (paint) =>
    [
      path('M300 70 L700 70 L690 130 L310 130 Z', paint.soft(shade(colour, -0.18))),
      repeat(16, (i) => rect(314 + i * 24, 74, 5, 50, 2, shade(colour, -0.36), 'opacity=".6"')),
      path('M308 130 L692 130 L640 760 L360 760 Z', paint.tube(colour, 0.7)),
      rect(372, 756, 256, 36, 8, shade(colour, -0.2)),
      rect(376, 790, 248, 140, 22, paint.tube('#f7f4ef', 0.5)),
      leaf(500, 330, 1, shade(colour, -0.35)),
      leaf(446, 352, 0.7, shade(colour, -0.25), -40),
      leaf(554, 352, 0.7, shade(colour, -0.25), 40),
      circle(500, 420, 26, '#c94f5c'),
      rect(410, 500, 180, 16, 7, '#fff'),
      rect(440, 540, 120, 10, 5, '#fff', 'opacity=".8"'),
      rect(450, 690, 100, 9, 4, '#fff', 'opacity=".8"'),
      path('M350 160 L392 160 L410 730 L386 730 Z', '#fff', 'opacity=".35"'),
    ].join('');

export const pumpBottle =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M330 110 Q330 80 370 80 L560 80 Q590 84 590 120 L590 150 L440 150 L360 150 L350 176 L322 176 Z',
        paint.soft('#f3f1ec'),
      ),
      rect(484, 146, 44, 90, 6, paint.tube('#dedbd3')),
      rect(420, 226, 172, 76, 14, paint.tube('#f3f1ec', 0.6)),
      path(
        'M420 300 L592 300 Q700 330 706 420 L706 880 Q704 932 650 934 L362 934 Q308 932 306 880 L306 420 Q312 330 420 300 Z',
        paint.tube(colour, 0.6),
      ),
      label(340, 480, 332, 320, '#fbfaf5', '#4f6a4d'),
      leaf(506, 690, 0.8, '#8fae80'),
      rect(336, 400, 30, 480, 15, '#fff', 'opacity=".4"'),
    ].join('');

export const lipstick =
  (colour: string): Draw =>
  (paint) =>
    [
      path('M410 480 L410 210 Q420 120 560 90 Q590 90 590 130 L590 480 Z', paint.tube(colour)),
      path('M410 250 Q420 130 566 92 Q590 92 590 130 Q500 150 440 260 Z', shade(colour, 0.25), 'opacity=".8"'),
      rect(394, 440, 212, 150, 10, paint.tube(gold)),
      rect(370, 580, 260, 330, 14, paint.tube('#2b2629')),
      rect(370, 580, 260, 36, 8, paint.tube(gold)),
      group(
        'translate(180 60)',
        rect(520, 520, 230, 330, 16, paint.tube('#2b2629')),
        rect(520, 810, 230, 40, 8, paint.tube(gold)),
        rect(544, 540, 22, 260, 11, '#fff', 'opacity=".2"'),
      ),
    ].join('');

export const hairbrush: Draw = (paint) => {
  const wood = '#d6a875';
  return group(
    'rotate(28 500 500)',
    path(
      'M440 560 Q470 600 462 700 Q450 880 470 960 Q500 990 530 960 Q550 880 538 700 Q530 600 560 560 Z',
      paint.tube(wood),
    ),
    ellipse(500, 330, 216, 300, paint.soft(wood, 0.2)),
    ellipse(500, 330, 172, 252, shade('#7a4a35', -0.1)),
    ellipse(500, 324, 166, 244, paint.ball('#b9604a')),
    repeat(9, (row) =>
      repeat(7, (i) => {
        const x = 500 + (i - 3) * 44 + (row % 2) * 14 - 7;
        const y = 130 + row * 50;
        return ((x - 500) / 150) ** 2 + ((y - 325) / 226) ** 2 < 1
          ? line(`M${x} ${y} L${x - 5} ${y - 22}`, '#3a2a22', 7) + circle(x, y, 5, '#3a2a22')
          : '';
      }),
    ),
    line('M488 640 Q480 800 490 940', shade(wood, -0.25), 4),
    circle(500, 930, 12, '#fff'),
  );
};

export const creamJar =
  (lid: string): Draw =>
  (paint) =>
    [
      path(
        'M150 470 L850 470 L836 800 Q826 880 740 884 L260 884 Q174 880 164 800 Z',
        paint.linear(
          [
            [0, '#c3d2da'],
            [0.2, '#f4f8fa'],
            [0.5, '#e4edf1'],
            [0.85, '#b9c9d2'],
            [1, '#9fb3be'],
          ],
          1,
          0,
        ),
      ),
      path('M206 500 L794 500 L784 780 Q776 840 720 842 L280 842 Q224 840 216 780 Z', '#fffdf8', 'opacity=".75"'),
      label(320, 560, 360, 220, '#ffffff', '#3f6285'),
      rect(140, 250, 720, 230, 44, paint.tube(lid, 0.8)),
      ellipse(500, 266, 340, 30, shade(lid, 0.3)),
      line('M150 440 L850 440', shade(lid, -0.35), 7),
      rect(200, 300, 36, 120, 18, '#fff', 'opacity=".4"'),
    ].join('');

export const bathSalt: Draw = (paint) =>
  [
    rect(350, 90, 300, 140, 26, paint.tube('#c79c6b')),
    repeat(12, (i) => circle(374 + ((i * 71) % 250), 110 + ((i * 37) % 100), 6, '#8f6a42', 'opacity=".6"')),
    path(
      'M330 220 L670 220 Q690 270 740 310 Q770 340 770 400 L770 850 Q766 908 700 910 L300 910 Q234 908 230 850 L230 400 Q230 340 260 310 Q310 270 330 220 Z',
      paint.linear(
        [
          [0, '#cfd9de'],
          [0.25, '#f7fbfc'],
          [1, '#b5c4cb'],
        ],
        1,
        0,
      ),
    ),
    path(
      'M252 420 Q400 390 520 416 Q660 390 748 424 L748 846 Q744 886 696 888 L304 888 Q256 886 252 846 Z',
      paint.tube('#d9cbe8', 0.5),
    ),
    repeat(60, (i) =>
      rect(
        266 + ((i * 89) % 460),
        440 + ((i * 131) % 420),
        14,
        14,
        3,
        i % 4 ? '#f6f1fb' : '#8f73b5',
        `opacity=".8" transform="rotate(${i * 31} ${266 + ((i * 89) % 460)} ${440 + ((i * 131) % 420)})"`,
      ),
    ),
    label(330, 520, 340, 260, '#fbf8f1', '#6c5590'),
    line('M500 740 L500 640 M500 700 L480 680 M500 700 L520 680', '#7d9a6b', 5),
    line('M340 214 Q500 236 660 214', '#b08d57', 12),
    rect(262, 440, 30, 400, 15, '#fff', 'opacity=".5"'),
  ].join('');

export const makeupBrushes =
  (colour: string): Draw =>
  (paint) =>
    [
      [-36, 60, 190],
      [-24, 46, 150],
      [-12, 72, 210],
      [0, 56, 180],
      [12, 40, 140],
      [24, 30, 120],
      [36, 22, 90],
    ]
      .map(([turn = 0, half = 0, hair = 0]) =>
        group(
          `rotate(${turn} 500 1150)`,
          path(
            `M${500 - half * 0.6} 400 Q${500 - half * 1.3} ${400 - hair * 0.8} 500 ${400 - hair * 1.4} Q${500 + half * 1.3} ${400 - hair * 0.8} ${500 + half * 0.6} 400 Z`,
            paint.linear([
              [0, '#f4e3d6'],
              [0.4, '#8b6a5a'],
              [1, '#5a4036'],
            ]),
          ),
          path(
            `M${500 - half * 0.6} 396 L${500 + half * 0.6} 396 L${500 + 18} 520 L${500 - 18} 520 Z`,
            paint.tube('#d9b8a0'),
          ),
          path('M480 516 L520 516 Q530 700 510 930 Q500 944 490 930 Q470 700 480 516 Z', paint.tube(colour)),
        ),
      )
      .join('');

// Illustrations of the things for the home.
import { branchPlant } from './outdoor.ts';
import { circle, type Draw, ellipse, group, line, mirrored, path, rect, repeat, shade } from './paint.ts';

const oak = '#c99f6b';

export const tableLamp =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M330 80 L670 80 L790 470 Q500 500 210 470 Z',
        paint.linear(
          [
            [0, '#d8c7a4'],
            [0.3, '#fbf2dc'],
            [0.55, '#f3e5c6'],
            [1, '#c9b48b'],
          ],
          1,
          0,
        ),
      ),
      repeat(12, (i) => line(`M${352 + i * 27} 86 L${246 + i * 46} 472`, '#b9a67f', 3, 'opacity=".35"')),
      ellipse(500, 82, 170, 16, '#fff6dd'),
      rect(474, 478, 52, 70, 6, paint.tube('#b08d57')),
      path(
        'M456 540 L544 540 Q560 580 650 640 Q740 720 690 830 Q660 890 600 896 L400 896 Q340 890 310 830 Q260 720 350 640 Q440 580 456 540 Z',
        paint.tube(colour),
      ),
      path('M350 690 Q300 760 350 840 Q330 760 390 680 Z', '#fff', 'opacity=".45"'),
      rect(400, 892, 200, 22, 8, shade(colour, -0.4)),
    ].join('');

export const cushion =
  (colour: string): Draw =>
  (paint) => {
    const outline = 'M120 140 Q500 200 880 140 Q826 500 880 860 Q500 800 120 860 Q174 500 120 140 Z';
    return [
      path(
        outline,
        paint.radial(
          [
            [0, shade(colour, 0.28)],
            [0.5, colour],
            [1, shade(colour, -0.3)],
          ],
          0.42,
          0.4,
          0.7,
        ),
        `stroke="${shade(colour, -0.3)}" stroke-width="14" stroke-linejoin="round"`,
      ),
      line(
        'M180 210 Q300 300 340 340 M820 210 Q700 300 668 330 M180 790 Q290 700 330 676 M820 790 Q710 700 676 668',
        shade(colour, -0.3),
        12,
        'opacity=".55"',
      ),
      path('M260 260 Q480 330 700 260 Q560 420 300 400 Z', '#fff', 'opacity=".1"'),
    ].join('');
  };

export const towels =
  (colour: string): Draw =>
  (paint) =>
    [
      [120, 720, 760, 130, -0.04],
      [130, 590, 740, 130, 0.06],
      [180, 478, 640, 112, -0.04],
      [190, 366, 620, 112, 0.06],
      [270, 276, 460, 90, -0.02],
      [280, 186, 440, 90, 0.08],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0, tone = 0]) => {
        const c = shade(colour, tone);
        return [
          rect(x, y, w, h, h / 2, paint.roll(c)),
          line(`M${x + 40} ${y + h / 2} L${x + w - 8} ${y + h / 2}`, shade(c, -0.32), 7),
          line(`M${x + 60} ${y + h / 2 - 6} L${x + w - 20} ${y + h / 2 - 6}`, shade(c, 0.3), 4, 'opacity=".7"'),
          repeat(3, (i) => rect(x + w * 0.68 + i * 18, y + 8, 8, h / 2 - 12, 3, shade(c, 0.4), 'opacity=".7"')),
        ].join('');
      })
      .join('');

export const candle =
  (colour: string, lit = false): Draw =>
  (paint) =>
    [
      lit
        ? circle(
            500,
            250,
            190,
            paint.radial(
              [
                [0, '#ffdf8a', 0.8],
                [1, '#ffdf8a', 0],
              ],
              0.5,
              0.5,
              0.5,
            ),
          )
        : '',
      rect(220, 330, 560, 580, 60, paint.tube(colour, 0.9), 'opacity=".96"'),
      ellipse(500, 346, 278, 52, shade(colour, -0.35)),
      ellipse(500, 366, 256, 42, lit ? '#fbe9bd' : '#f3ead8'),
      rect(494, 300, 12, 70, 5, '#4a3b2f'),
      lit
        ? path(
            'M500 180 Q550 250 536 300 Q524 326 500 326 Q476 326 464 300 Q450 250 500 180 Z',
            paint.radial(
              [
                [0, '#fff7d6'],
                [0.5, '#ffc84a'],
                [1, '#f08a2c'],
              ],
              0.5,
              0.7,
              0.7,
            ),
          )
        : '',
      rect(330, 500, 340, 270, 8, '#f6efe0'),
      rect(348, 518, 304, 234, 4, 'none', 'stroke="#b39a76" stroke-width="4"'),
      path('M500 552 Q456 610 470 650 Q484 676 500 676 Q516 676 530 650 Q544 610 500 552 Z', shade(colour, 0.05)),
      line('M500 556 L508 534', '#6f7f5d', 7),
      line('M440 712 L560 712', '#8a765a', 7),
      rect(262, 420, 34, 440, 17, '#fff', 'opacity=".28"'),
    ].join('');

export const vase =
  (colour: string, withBranches = false): Draw =>
  (paint) =>
    [
      withBranches ? branchPlant(500, 190, 0.95) : '',
      path(
        'M440 110 L560 110 Q566 190 576 230 Q720 330 706 560 Q690 800 620 900 Q500 918 380 900 Q310 800 294 560 Q280 330 424 230 Q434 190 440 110 Z',
        paint.tube(colour, 0.8),
      ),
      ellipse(500, 112, 62, 16, shade(colour, -0.4)),
      ellipse(500, 110, 62, 15, 'none', `stroke="#8a6f52" stroke-width="9"`),
      line('M300 600 Q500 640 700 600', shade(colour, -0.14), 5),
      path('M352 380 Q330 540 372 740 Q392 560 400 350 Z', '#fff', 'opacity=".3"'),
    ].join('');

export const wallClock: Draw = (paint) =>
  [
    circle(506, 512, 440, shade(oak, -0.45)),
    circle(500, 500, 440, paint.soft(oak, 0.2)),
    circle(500, 500, 384, shade(oak, -0.35)),
    circle(500, 504, 376, paint.soft('#fbfaf6', 0.03)),
    repeat(60, (i) =>
      group(`rotate(${i * 6} 500 500)`, rect(i % 5 ? 498 : 494, 150, i % 5 ? 4 : 12, i % 5 ? 18 : 56, 2, '#26292d')),
    ),
    line('M500 500 L390 380', '#26292d', 20),
    line('M500 500 L650 300', '#26292d', 13),
    line('M470 560 L560 250', '#c4533a', 5),
    circle(500, 500, 20, '#26292d'),
    circle(500, 500, 8, '#c4533a'),
    path('M190 400 Q260 200 470 140 Q330 240 280 430 Z', '#fff', 'opacity=".5"'),
  ].join('');

export const basket: Draw = (paint) => {
  const straw = '#cfae78';
  const outline = 'M170 330 Q160 640 240 850 Q260 886 320 888 L680 888 Q740 886 760 850 Q840 640 830 330 Z';
  return [
    mirrored(500, line('M230 350 Q200 180 300 180 Q380 184 376 340', shade(straw, -0.25), 34)),
    path(outline, paint.tube(straw, 0.8)),
    paint.clip(
      path(outline, '#fff'),
      [
        path('M150 540 Q500 600 850 540 L850 690 Q500 750 150 690 Z', '#f7f2e6', 'opacity=".9"'),
        repeat(11, (row) =>
          repeat(18, (i) =>
            ellipse(
              180 + i * 40 + (row % 2) * 20,
              370 + row * 50 + Math.round(16 * Math.sin((i / 17) * Math.PI)),
              19,
              12,
              'none',
              `stroke="${shade(straw, -0.4)}" stroke-width="5" opacity=".45"`,
            ),
          ),
        ),
      ].join(''),
    ),
    ellipse(500, 334, 332, 56, shade(straw, -0.15)),
    ellipse(500, 340, 300, 42, '#7d6440'),
  ].join('');
};

export const foldedThrow =
  (colour: string): Draw =>
  (paint) =>
    [
      repeat(19, (i) =>
        line(`M${150 + i * 39} 740 Q${140 + i * 39} 800 ${152 + i * 39} 856`, shade(colour, -0.12), 14),
      ),
      rect(110, 560, 780, 200, 70, paint.roll(shade(colour, -0.05))),
      rect(110, 390, 780, 200, 70, paint.roll(colour)),
      rect(110, 220, 780, 200, 80, paint.roll(shade(colour, 0.1))),
      ...[230, 400, 570, 740].flatMap((x) =>
        [0, 1, 2].map((row) =>
          repeat(3, (i) =>
            line(
              `M${x - 34} ${256 + row * 170 + i * 46} Q${x} ${300 + row * 170 + i * 46} ${x + 34} ${256 + row * 170 + i * 46} M${x - 34} ${300 + row * 170 + i * 46} Q${x} ${256 + row * 170 + i * 46} ${x + 34} ${300 + row * 170 + i * 46}`,
              shade(colour, -0.2),
              9,
              'opacity=".6"',
            ),
          ),
        ),
      ),
      line('M150 404 L850 404 M150 574 L850 574', shade(colour, -0.35), 9, 'opacity=".6"'),
    ].join('');

export const stool: Draw = (paint) => {
  const wood = '#d9b080';
  return [
    path('M470 280 L530 280 L524 930 L476 930 Z', paint.tube(shade(wood, -0.2))),
    mirrored(500, path('M290 280 L356 280 L236 930 L190 930 Z', paint.tube(wood))),
    path(
      'M140 200 Q140 160 500 156 Q860 160 860 200 L860 240 Q860 296 500 300 Q140 296 140 240 Z',
      paint.tube(shade(wood, -0.1)),
    ),
    ellipse(500, 198, 360, 62, paint.soft(shade(wood, 0.12))),
    line(
      'M220 190 Q500 160 780 196 M200 212 Q500 186 800 214 M300 236 Q500 222 700 238',
      shade(wood, -0.18),
      4,
      'opacity=".8"',
    ),
    ...[340, 500, 660].map((x) => rect(x - 16, 190, 32, 12, 4, shade(wood, -0.35))),
  ].join('');
};

export const armchair =
  (colour: string): Draw =>
  (paint) =>
    [
      mirrored(500, path('M240 800 L290 800 L262 930 L236 930 Z', paint.tube(oak))),
      path('M220 520 Q190 130 500 124 Q810 130 780 520 L780 700 L220 700 Z', paint.tube(colour, 0.6)),
      path('M300 520 Q290 210 500 204 Q710 210 700 520 Z', paint.soft(shade(colour, 0.1))),
      rect(250, 540, 500, 170, 70, paint.soft(shade(colour, 0.16))),
      mirrored(
        500,
        path(
          'M110 520 Q106 430 186 426 Q272 430 272 520 L280 800 Q270 832 220 832 L160 832 Q120 830 116 790 Z',
          paint.tube(shade(colour, 0.02), 0.8),
        ),
      ),
      path('M250 690 L750 690 L740 812 Q736 832 700 832 L300 832 Q264 832 260 812 Z', paint.soft(shade(colour, -0.12))),
      repeat(70, (i) =>
        circle(180 + ((i * 97) % 640), 210 + ((i * 173) % 580), 8, shade(colour, i % 2 ? 0.3 : -0.2), 'opacity=".22"'),
      ),
    ].join('');

export const roundMirror: Draw = (paint) =>
  [
    circle(506, 510, 440, '#8a6a34'),
    circle(
      500,
      500,
      440,
      paint.linear(
        [
          [0, '#f0d9a0'],
          [0.5, '#c39a52'],
          [1, '#8f6c33'],
        ],
        1,
        1,
      ),
    ),
    circle(500, 500, 410, '#7d5f2e'),
    circle(
      500,
      500,
      404,
      paint.linear(
        [
          [0, '#dfe9ee'],
          [0.5, '#f6fafb'],
          [1, '#bccbd3'],
        ],
        1,
        1,
      ),
    ),
    paint.clip(
      circle(500, 500, 404, '#fff'),
      path('M120 640 L640 90 L760 90 L180 760 Z M300 800 L860 260 L900 320 L360 880 Z', '#ffffff', 'opacity=".75"'),
    ),
  ].join('');

export const pottedPlant: Draw = (paint) => {
  const clay = '#c4704a';
  return [
    ...[
      [-70, 0.9],
      [-40, 1.1],
      [-14, 1.2],
      [14, 1.16],
      [42, 1.08],
      [70, 0.86],
    ].map(([turn = 0, size = 1], i) =>
      group(
        `translate(500 540) rotate(${turn}) scale(${size})`,
        path('M0 0 Q-80 -160 0 -400 Q80 -160 0 0 Z', paint.soft(i % 2 ? '#5f8f5a' : '#77a56b')) +
          line('M0 0 L0 -360', '#4a7548', 5),
      ),
    ),
    path('M280 540 L720 540 L660 850 Q656 870 630 870 L370 870 Q344 870 340 850 Z', paint.tube(clay)),
    rect(256, 490, 488, 84, 16, paint.tube(shade(clay, 0.06))),
    path('M280 862 L720 862 L690 914 Q684 922 660 922 L340 922 Q316 922 310 914 Z', paint.tube(shade(clay, -0.12))),
  ].join('');
};

// Illustrations of the toys.
import { circle, type Draw, ellipse, group, line, mirrored, path, rect, repeat, shade } from './paint.ts';

const beech = '#dcb489';
const rainbow = ['#d9534f', '#ee8b3c', '#f2c24b', '#6cb26b', '#4b93c9', '#8a6bb8'];

const wheel = (x: number, y: number, r: number, fill: string, hub: string) =>
  circle(x, y, r, fill) + circle(x, y, r * 0.62, shade(fill, 0.18)) + circle(x, y, r * 0.26, hub);

export const stackingRings: Draw = (paint) =>
  [
    path('M200 850 Q210 800 500 796 Q790 800 800 850 Q790 916 500 920 Q210 916 200 850 Z', paint.tube(beech)),
    ...[...rainbow]
      .reverse()
      .map(
        (colour, i) =>
          rect(210 + i * 32, 716 - i * 92, 580 - i * 64, 96, 48, paint.tube(colour, 0.9)) +
          rect(250 + i * 32, 732 - i * 92, 120 - i * 10, 16, 8, '#fff', 'opacity=".4"'),
      ),
    circle(500, 190, 92, paint.ball('#e0b07a')),
  ].join('');

export const plushBunny =
  (colour: string): Draw =>
  (paint) =>
    [
      mirrored(
        500,
        path('M440 320 Q350 260 356 110 Q366 20 420 40 Q480 90 490 300 Z', paint.soft(colour)) +
          path('M436 290 Q384 220 386 120 Q394 70 420 84 Q452 140 462 280 Z', '#f2c9c9'),
      ),
      mirrored(
        500,
        ellipse(360, 880, 120, 60, paint.ball(colour)) + ellipse(340, 884, 60, 34, '#f5dcd8', 'opacity=".8"'),
      ),
      ellipse(500, 730, 200, 190, paint.ball(colour)),
      ellipse(500, 760, 124, 130, '#f7f3ee', 'opacity=".75"'),
      mirrored(500, group('rotate(24 330 660)', ellipse(330, 670, 56, 120, paint.ball(shade(colour, -0.03))))),
      ellipse(500, 420, 214, 186, paint.ball(colour)),
      mirrored(
        500,
        circle(424, 400, 20, '#33302e') +
          circle(430, 393, 7, '#fff') +
          ellipse(382, 460, 34, 22, '#f0b6b4', 'opacity=".6"'),
      ),
      ellipse(500, 466, 72, 54, '#f7f3ee', 'opacity=".8"'),
      path('M478 440 L522 440 L500 464 Z', '#d98a8a'),
      line('M500 464 L500 484 Q480 502 464 490 M500 484 Q520 502 536 490', '#7c706a', 6),
      path('M380 590 Q500 640 620 590 L626 624 Q500 676 374 624 Z', '#7fa3b8'),
      path('M480 620 L430 680 L470 700 L500 640 L530 700 L570 680 L520 620 Z', '#6b90a6'),
    ].join('');

export const woodenTrain: Draw = (paint) =>
  [
    rect(540, 560, 60, 20, 8, '#8b939d'),
    path('M590 430 L960 430 L940 620 L610 620 Z', paint.soft('#4b86b8')),
    rect(600, 600, 350, 50, 10, paint.roll(beech)),
    ...[
      [660, 400, '#f2c24b'],
      [760, 380, '#6cb26b'],
      [860, 402, '#d9534f'],
    ].map(([x, y, c]) => circle(Number(x), Number(y), 62, paint.ball(String(c)))),
    path('M590 430 L960 430 L940 620 L610 620 Z', paint.soft('#4b86b8')),
    rect(40, 600, 510, 54, 12, paint.roll(beech)),
    rect(80, 430, 300, 180, 70, paint.roll('#cf4b45')),
    rect(120, 300, 66, 140, 10, paint.tube('#3f6f99')),
    rect(104, 276, 98, 40, 14, paint.tube('#4b86b8')),
    circle(270, 420, 34, paint.ball('#e8b64a')),
    rect(360, 300, 180, 310, 14, paint.soft('#cf4b45')),
    rect(394, 340, 112, 110, 16, '#fdf6e6'),
    rect(336, 264, 228, 50, 18, paint.roll('#3f6f99')),
    circle(80, 520, 30, paint.ball('#f2c24b')),
    ...[130, 260].map((x) => wheel(x, 680, 62, '#3f6f99', beech)),
    wheel(440, 662, 84, '#3f6f99', beech),
    ...[690, 860].map((x) => wheel(x, 680, 62, '#cf4b45', beech)),
  ].join('');

export const blocksCastle: Draw = (paint) => {
  const mint = '#a9d3be',
    peach = '#f2c0a2',
    sky = '#a7c8e4',
    butter = '#f3dd9b',
    lilac = '#c9b6de',
    rose = '#eab0b8';
  const block = (x: number, y: number, w: number, h: number, c: string) =>
    rect(x, y, w, h, 8, paint.soft(c, 0.12)) + rect(x + 8, y + 8, w - 16, 6, 3, '#fff', 'opacity=".5"');
  const roof = (x: number, y: number, w: number, c: string) =>
    path(`M${x} ${y} L${x + w / 2} ${y - w * 0.72} L${x + w} ${y} Z`, paint.soft(c, 0.14), 'stroke-linejoin="round"');
  return [
    block(100, 740, 180, 160, mint),
    block(720, 740, 180, 160, sky),
    block(280, 820, 440, 80, butter),
    block(280, 740, 110, 80, rose),
    block(610, 740, 110, 80, lilac),
    path('M390 740 L610 740 L610 690 Q500 560 390 690 Z', paint.soft(peach)),
    path('M440 740 Q500 640 560 740 Z', '#ffffff'),
    block(100, 580, 180, 160, peach),
    block(720, 580, 180, 160, butter),
    block(120, 440, 140, 140, sky),
    block(740, 440, 140, 140, rose),
    roof(100, 440, 180, '#d98d8d'),
    roof(720, 440, 180, '#8fb6d8'),
    block(290, 560, 100, 120, lilac),
    block(610, 560, 100, 120, mint),
    block(330, 480, 340, 80, sky),
    block(400, 330, 200, 150, butter),
    roof(380, 330, 240, '#9cc7a8'),
    circle(500, 405, 40, paint.ball('#f2c0a2')),
  ].join('');
};

export const puzzleBox: Draw = (paint) =>
  [
    path('M140 780 L860 780 L900 840 L180 860 Z', '#1f4f6e'),
    path('M860 220 L910 250 L904 842 L860 790 Z', '#17405a'),
    rect(
      130,
      200,
      740,
      600,
      14,
      paint.linear([
        [0, '#7cc6d9'],
        [0.5, '#3c93b8'],
        [1, '#1f5f8a'],
      ]),
    ),
    path(
      'M250 520 Q260 390 430 380 Q600 380 660 500 Q700 470 700 410 Q750 420 770 380 Q790 470 740 500 Q720 620 540 640 Q300 650 250 520 Z',
      paint.soft('#2a4f78'),
    ),
    path('M256 540 Q330 600 470 596 Q640 590 706 540 Q680 630 540 640 Q310 646 256 540 Z', '#dfeaf0'),
    circle(340, 500, 14, '#fff'),
    circle(342, 502, 7, '#13283d'),
    line('M430 370 Q420 320 390 310 M430 370 Q440 320 474 312', '#e7f5f9', 9),
    ...[
      [230, 330, '#f2a541'],
      [720, 700, '#ef6f61'],
      [330, 710, '#f3dd7b'],
      [600, 300, '#ef6f61'],
    ].map(([x, y, c]) =>
      group(
        `translate(${x} ${y})`,
        ellipse(0, 0, 46, 28, String(c)),
        path('M40 0 L78 -28 L78 28 Z', String(c)),
        circle(-20, -6, 6, '#20303c'),
      ),
    ),
    line('M180 800 Q190 720 170 660 M800 800 Q790 740 816 690', '#4fae8a', 18),
    rect(130, 200, 740, 84, 14, '#f8f4e8'),
    rect(160, 232, 250, 22, 8, '#1f5f8a'),
    group('translate(800 242)', circle(0, 0, 30, '#f2a541')),
    ...[300, 450, 600, 750].map((x) =>
      line(`M${x} 284 L${x} 480 q24 -14 24 14 q0 28 -24 14 L${x} 800`, '#ffffff', 3, 'opacity=".22"'),
    ),
    ...[410, 540, 670].map((y) =>
      line(`M130 ${y} L360 ${y} q-14 24 14 24 q28 0 14 -24 L870 ${y}`, '#ffffff', 3, 'opacity=".22"'),
    ),
  ].join('');

export const kite: Draw = (paint) => {
  const bow = (x: number, y: number, c: string) =>
    group(
      `translate(${x} ${y})`,
      path('M0 0 L-38 -22 L-38 22 Z M0 0 L38 -22 L38 22 Z', c),
      circle(0, 0, 9, shade(c, -0.3)),
    );
  return [
    line('M500 640 Q440 720 520 780 Q610 830 540 910 Q500 950 530 980', '#8b939d', 6),
    bow(470, 716, '#d9534f'),
    bow(560, 806, '#f2c24b'),
    bow(560, 892, '#4b93c9'),
    path('M500 40 L500 320 L190 320 Z', paint.soft('#d9534f')),
    path('M500 40 L810 320 L500 320 Z', paint.soft('#f2994a')),
    path('M190 320 L500 320 L500 650 Z', paint.soft('#4b93c9')),
    path('M810 320 L500 320 L500 650 Z', paint.soft('#6cb26b')),
    path('M500 140 L390 320 L500 460 L610 320 Z', paint.soft('#f6d15b')),
    line('M500 40 L500 650 M190 320 L810 320', '#ffffff', 8, 'opacity=".85"'),
    circle(500, 320, 16, '#fff'),
  ].join('');
};

export const dumpTruck: Draw = (paint) =>
  [
    path('M300 300 L930 300 L880 560 L360 560 Z', paint.soft('#8b939d', 0.2)),
    repeat(4, (i) =>
      path(`M${420 + i * 120} 300 L${450 + i * 120} 300 L${440 + i * 112} 560 L${412 + i * 112} 560 Z`, '#6f7781'),
    ),
    rect(290, 280, 652, 40, 16, paint.roll('#a5acb6')),
    path('M80 600 L80 440 Q84 360 160 340 L340 330 L350 600 Z', paint.soft('#f3b91f', 0.2)),
    path('M130 420 Q134 384 180 380 L300 374 L306 490 L124 490 Z', paint.soft('#cfe6ef')),
    path('M150 470 L210 388 L240 386 L180 474 Z', '#fff', 'opacity=".6"'),
    rect(60, 560, 860, 110, 26, paint.roll('#f3b91f')),
    rect(44, 600, 70, 60, 14, '#4b525b'),
    circle(96, 560, 20, '#fdf3cf'),
    ...[230, 600, 810].map(
      (x) =>
        wheel(x, 710, 104, '#33383e', '#f3b91f') +
        circle(x, 710, 94, 'none', 'stroke="#1f2327" stroke-width="14" stroke-dasharray="22 16"'),
    ),
  ].join('');

export const pullDuck: Draw = (paint) =>
  [
    line('M820 740 Q930 720 920 820 Q900 900 960 920', '#c9694a', 10),
    circle(962, 922, 22, paint.ball('#d9534f')),
    rect(150, 700, 680, 70, 30, paint.roll(beech)),
    path(
      'M200 470 Q130 430 120 360 Q190 400 280 410 Q420 440 500 440 L700 430 Q780 540 700 640 Q600 710 420 704 Q220 690 200 470 Z',
      paint.soft('#f4c742', 0.2),
    ),
    circle(640, 320, 140, paint.ball('#f4c742')),
    path('M760 300 Q870 300 880 340 Q860 380 756 372 Z', paint.soft('#ef8b33', 0.2)),
    circle(672, 286, 20, '#2e2a26'),
    circle(678, 280, 7, '#fff'),
    path('M300 520 Q400 470 520 520 Q540 610 420 630 Q320 620 300 520 Z', paint.soft('#e3ac2b', 0.2)),
    ...[280, 700].map((x) => wheel(x, 800, 92, '#d9694a', beech)),
    path('M400 700 L470 700 L520 770 L380 770 Z', '#ef8b33'),
  ].join('');

export const xylophone: Draw = (paint) => {
  const colours = [...rainbow, '#d97fb0', '#5cb8b2'];
  return [
    path('M60 300 L940 380 L940 440 L60 380 Z', paint.roll(beech)),
    path('M60 700 L940 610 L940 670 L60 780 Z', paint.roll(beech)),
    ...colours.map((c, i) => {
      const x = 90 + i * 106;
      const inset = i * 18;
      return (
        rect(x, 210 + inset, 88, 650 - inset * 2, 26, paint.tube(c, 0.8)) +
        circle(x + 44, 350 + inset * 0.62, 12, '#f4f1ea') +
        circle(x + 44, 730 - inset * 0.72, 12, '#f4f1ea') +
        rect(x + 16, 240 + inset, 12, 560 - inset * 2, 6, '#fff', 'opacity=".35"')
      );
    }),
    ...[
      [170, 120, 760, 560, '#d9534f'],
      [880, 150, 380, 640, '#4b93c9'],
    ].map(
      ([x1, y1, x2, y2, c]) =>
        line(`M${x1} ${y1} L${x2} ${y2}`, shade(beech, -0.15), 18) +
        circle(Number(x2), Number(y2), 40, paint.ball(String(c))),
    ),
  ].join('');
};

// Illustrations of the office products.
import { circle, type Draw, ellipse, group, line, mirrored, path, rect, repeat, shade } from './paint.ts';

const oak = '#c99f6b';
const walnut = '#7d5538';

export const notebook =
  (colour: string): Draw =>
  (paint) =>
    [
      rect(236, 84, 560, 850, 30, '#f3ecdc'),
      repeat(6, (i) => line(`M790 ${120 + i} L790 900`, '#d9cfb8', 2)),
      path('M440 900 L440 984 L456 966 L472 984 L472 900 Z', '#c4533a'),
      rect(210, 70, 570, 850, 30, paint.soft(colour, 0.16)),
      rect(210, 70, 74, 850, 26, shade(colour, -0.22)),
      line('M290 80 L290 910', shade(colour, 0.18), 4),
      rect(690, 70, 30, 850, 0, shade(colour, -0.4)),
      path(
        'M470 330 L500 270 L530 330 Q516 350 500 350 Q484 350 470 330 Z M497 280 L503 280 L503 326 L497 326 Z',
        '#d8b76a',
      ),
      path('M310 100 L660 100 L420 900 L310 900 Z', '#fff', 'opacity=".06"'),
    ].join('');

export const deskLamp: Draw = (paint) =>
  [
    ellipse(430, 880, 230, 44, '#c9cdd2'),
    ellipse(430, 866, 230, 44, paint.soft('#f7f8f9', 0.08)),
    circle(520, 864, 18, '#cfd4da'),
    circle(470, 872, 9, '#8fd16a'),
    line('M360 860 L240 460', '#dfe3e7', 38),
    line('M352 860 L232 460', '#ffffff', 12),
    circle(240, 456, 40, paint.ball('#c4cad2')),
    line('M240 456 L600 160', '#e7eaed', 38),
    line('M240 448 L596 152', '#ffffff', 12),
    circle(606, 158, 34, paint.ball('#c4cad2')),
    group(
      'rotate(16 620 180)',
      rect(560, 150, 380, 66, 30, paint.roll('#f4f5f7')),
      rect(596, 212, 320, 16, 8, '#ffe9a6'),
    ),
    path(
      'M590 226 L900 312 L960 560 L470 430 Z',
      paint.linear([
        [0, '#ffe9a6', 0.5],
        [1, '#ffe9a6', 0],
      ]),
    ),
  ].join('');

export const officeChair: Draw = (paint) =>
  [
    rect(482, 650, 36, 150, 6, paint.tube('#9aa1ab')),
    mirrored(500, path('M492 780 L270 880 L270 906 L500 840 Z', '#33383e') + circle(276, 918, 28, '#1f2327')),
    rect(484, 790, 32, 110, 6, '#33383e'),
    circle(500, 924, 28, '#1f2327'),
    path(
      'M330 110 Q500 70 670 110 Q700 330 650 520 Q500 560 350 520 Q300 330 330 110 Z',
      paint.soft('#9aa2ad', 0.16),
      'stroke="#3a3f46" stroke-width="22" stroke-linejoin="round"',
    ),
    repeat(13, (i) =>
      line(`M344 ${150 + i * 28} Q500 ${120 + i * 28} 656 ${150 + i * 28}`, '#727a86', 3, 'opacity=".7"'),
    ),
    path('M350 390 Q500 360 650 390 L646 440 Q500 420 354 440 Z', '#5b636e'),
    rect(470, 530, 60, 90, 10, '#33383e'),
    mirrored(500, line('M270 620 L250 480', '#33383e', 24) + rect(196, 446, 140, 38, 18, paint.roll('#3a3f46'))),
    path(
      'M250 600 Q260 566 320 566 L680 566 Q740 566 750 600 Q760 666 690 670 L310 670 Q240 666 250 600 Z',
      paint.roll('#6b7380'),
    ),
  ].join('');

export const fountainPen =
  (colour: string): Draw =>
  (paint) =>
    group(
      'rotate(-40 500 500)',
      path('M-80 500 L70 452 Q90 500 70 548 Z', paint.roll('#dcb95f')),
      line('M-66 500 L30 500', '#7d6023', 4),
      circle(34, 500, 9, '#7d6023'),
      path('M66 448 L180 440 L180 560 L66 552 Z', paint.roll('#23282c')),
      rect(176, 430, 24, 140, 6, paint.roll('#dcb95f')),
      path('M200 432 L720 424 Q800 430 830 470 Q844 500 830 530 Q800 570 720 576 L200 568 Z', paint.roll(colour)),
      group(
        'translate(0 190)',
        path('M330 420 L860 420 Q930 426 936 500 Q930 574 860 580 L330 580 Z', paint.roll(colour)),
        rect(318, 414, 40, 172, 8, paint.roll('#dcb95f')),
        path('M880 432 L890 414 L560 414 Q536 420 540 440 L560 446 L860 446 Z', paint.roll('#e8c978')),
        circle(938, 500, 14, '#dcb95f'),
      ),
      line('M220 460 L700 454', '#fff', 9, 'opacity=".4"'),
    );

export const deskOrganiser: Draw = (paint) =>
  [
    ...[
      [250, 160, '#3f78b5', -4],
      [306, 120, '#f2b54d', 3],
      [360, 190, '#c4533a', 8],
    ].map(([x, y, c, turn]) =>
      group(
        `rotate(${turn} ${x} 600)`,
        rect(Number(x) - 18, Number(y), 36, 460, 4, paint.tube(String(c))),
        path(`M${Number(x) - 18} ${y} L${x} ${Number(y) - 56} L${Number(x) + 18} ${y} Z`, '#ead7b4'),
        path(
          `M${Number(x) - 6} ${Number(y) - 38} L${x} ${Number(y) - 56} L${Number(x) + 6} ${Number(y) - 38} Z`,
          '#33302e',
        ),
      ),
    ),
    rect(440, 220, 60, 400, 6, paint.tube('#dfe3e7')),
    repeat(10, (i) => line(`M442 ${250 + i * 32} L${i % 2 ? 458 : 468} ${250 + i * 32}`, '#5b626b', 4)),
    rect(600, 330, 220, 300, 26, '#24282d'),
    rect(614, 346, 192, 284, 16, paint.soft('#6a8bc4')),
    path('M140 520 L540 520 L540 640 L880 640 L880 860 Q878 882 856 882 L164 882 Q142 880 140 860 Z', paint.soft(oak)),
    path('M140 520 L540 520 L530 546 L150 546 Z M540 640 L880 640 L870 664 L540 664 Z', shade(oak, -0.42)),
    line(
      'M160 600 Q340 584 530 606 M160 690 Q480 664 870 700 M160 780 Q520 760 870 790 M160 840 Q500 826 870 846',
      shade(oak, -0.2),
      4,
      'opacity=".8"',
    ),
    rect(150, 878, 720, 14, 6, '#5b626b'),
  ].join('');

export const stapler =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M80 740 Q90 690 150 690 L860 690 Q930 694 930 740 L930 770 Q930 784 910 784 L100 784 Q80 784 80 770 Z',
        paint.roll('#34383e'),
      ),
      path('M110 640 L760 640 L820 560 L900 560 Q920 640 900 692 L180 692 Z', paint.roll('#c4cad2')),
      path(
        'M90 560 Q100 500 200 470 L700 330 Q860 300 910 400 Q940 500 900 600 L780 590 Q420 560 110 620 Q84 610 90 560 Z',
        paint.soft(colour, 0.2),
      ),
      path('M110 556 Q160 510 260 482 L700 356 Q800 336 850 376 Q600 400 150 560 Z', '#fff', 'opacity=".3"'),
      circle(840, 560, 44, paint.ball('#c4cad2')),
      circle(840, 560, 16, '#6b727b'),
      rect(96, 612, 60, 50, 8, '#8b939d'),
      rect(120, 680, 120, 14, 6, '#9aa1ab'),
    ].join('');

export const monitorRiser: Draw = (paint) =>
  [
    mirrored(500, path('M90 480 L150 480 L150 800 L90 800 Z', paint.tube(shade(walnut, -0.1)))),
    rect(150, 480, 700, 320, 0, shade(walnut, -0.6)),
    rect(170, 500, 660, 190, 12, paint.soft(shade(walnut, 0.08))),
    rect(420, 580, 160, 28, 14, shade(walnut, -0.6)),
    line('M180 540 Q400 524 820 548 M180 640 Q500 620 820 650', shade(walnut, -0.25), 4),
    path('M40 420 L960 420 L960 468 Q960 492 936 492 L64 492 Q40 492 40 468 Z', paint.roll(walnut)),
    path('M90 370 L910 370 L960 424 L40 424 Z', paint.soft(shade(walnut, 0.18))),
    line('M130 390 Q500 380 880 394 M100 410 Q500 400 900 412', shade(walnut, -0.15), 4, 'opacity=".8"'),
    ellipse(500, 802, 340, 6, '#000', 'opacity=".2"'),
  ].join('');

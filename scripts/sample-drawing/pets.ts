// Illustrations of the pet products.
import { circle, type Draw, ellipse, group, line, mirrored, path, rect, repeat, shade } from './paint.ts';

const paw = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(0, 22, 40, 32, fill),
    ellipse(-44, -14, 15, 21, fill),
    ellipse(-16, -40, 15, 22, fill),
    ellipse(16, -40, 15, 22, fill),
    ellipse(44, -14, 15, 21, fill),
  );

export const dogBed =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M60 520 Q70 320 200 310 L800 310 Q930 320 940 520 L930 690 Q920 770 820 776 L180 776 Q80 770 70 690 Z',
        paint.soft(colour, 0.16),
      ),
      path('M150 560 Q150 400 260 396 L740 396 Q850 400 850 560 L820 640 L180 640 Z', shade(colour, -0.35)),
      path(
        'M170 560 Q180 440 300 432 L700 432 Q820 440 830 560 Q836 656 720 664 L280 664 Q164 656 170 560 Z',
        paint.soft('#f4ecdc', 0.1),
      ),
      path(
        'M60 560 Q80 470 150 500 Q190 520 200 610 L800 610 Q810 520 850 500 Q920 470 940 560 L930 690 Q920 770 820 776 L180 776 Q80 770 70 690 Z',
        paint.soft(shade(colour, 0.08), 0.2),
      ),
      line('M206 616 Q500 636 794 616', shade(colour, -0.3), 6),
      paw(500, 552, 0.8, '#e0d2b8'),
      rect(440, 676, 120, 56, 8, '#f4ecdc'),
      line('M464 704 L536 704', shade(colour, -0.4), 8),
    ].join('');

export const dogBowl: Draw = (paint) =>
  [
    path('M170 420 L830 420 L900 700 Q904 740 860 742 L140 742 Q96 740 100 700 Z', paint.tube('#c9ced6', 1.1)),
    path('M112 660 L888 660 L904 730 Q904 764 860 766 L140 766 Q96 764 96 730 Z', paint.tube('#3f78b5')),
    ellipse(500, 420, 336, 76, paint.tube('#e9ecf0', 0.8)),
    ellipse(
      500,
      428,
      300,
      60,
      paint.linear([
        [0, '#868e99'],
        [1, '#d0d5db'],
      ]),
    ),
    paw(500, 574, 0.9, '#8b939d'),
    path('M220 470 L280 470 L230 640 L180 640 Z', '#fff', 'opacity=".5"'),
  ].join('');

export const dogCollar =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M120 430 Q130 250 500 244 Q870 250 880 430 L880 520 Q870 350 500 344 Q130 350 120 520 Z',
        shade(colour, -0.45),
      ),
      path(
        'M120 430 Q130 620 500 640 Q870 620 880 430 L880 530 Q870 726 500 744 Q130 726 120 530 Z',
        paint.tube(colour, 0.8),
      ),
      line(
        'M136 486 Q180 640 500 660 Q820 640 864 486 M136 540 Q180 706 500 722 Q820 706 864 540',
        '#f1dfc0',
        5,
        'stroke-dasharray="15 11"',
      ),
      ...[640, 700, 756].map((x, i) => ellipse(x, 674 - i * 20, 10, 12, shade(colour, -0.65))),
      group(
        'rotate(5 300 650)',
        rect(230, 600, 150, 140, 22, 'none', 'stroke="#c79f4b" stroke-width="22"'),
        rect(300, 590, 16, 160, 8, '#e3c47c'),
      ),
      rect(410, 632, 40, 118, 10, paint.tube(shade(colour, -0.15))),
      circle(500, 786, 46, 'none', 'stroke="#c79f4b" stroke-width="16"'),
      circle(500, 880, 62, paint.ball('#dcb866')),
      paw(500, 882, 0.5, '#9a7530'),
    ].join('');

export const scratchingPost: Draw = (paint) =>
  [
    rect(180, 850, 640, 74, 22, paint.roll('#cdbb9f')),
    rect(410, 230, 180, 626, 10, paint.tube('#cfae78')),
    repeat(26, (i) =>
      line(`M412 ${252 + i * 23} Q500 ${268 + i * 23} 588 ${246 + i * 23}`, '#97784a', 6, 'opacity=".65"'),
    ),
    rect(210, 140, 580, 96, 46, paint.roll('#e4d5bd')),
    rect(250, 156, 400, 16, 8, '#fff', 'opacity=".45"'),
    line('M700 230 Q712 330 700 420', '#97784a', 6),
    circle(700, 452, 40, paint.ball('#d9694a')),
    ellipse(500, 854, 120, 12, '#97784a', 'opacity=".4"'),
  ].join('');

export const ropeToy: Draw = (paint) => {
  const blue = '#3f78b5';
  const knot = (x: number, y: number) =>
    circle(x, y, 84, paint.ball(blue)) +
    line(
      `M${x - 60} ${y - 30} Q${x} ${y - 50} ${x + 56} ${y + 20} M${x - 66} ${y + 16} Q${x} ${y - 6} ${x + 30} ${y + 66}`,
      '#f4f1ea',
      24,
    );
  const fray = (x: number, y: number, side: number) =>
    repeat(7, (i) =>
      line(
        `M${x} ${y} Q${x + side * 60} ${y - 60 + i * 20} ${x + side * 128} ${y - 84 + i * 28}`,
        i % 2 ? blue : '#e9e4d8',
        17,
      ),
    );
  return group(
    'rotate(-24 500 500)',
    fray(160, 500, -1),
    fray(840, 500, 1),
    rect(190, 446, 620, 108, 50, paint.roll('#f0ece2')),
    repeat(9, (i) =>
      path(`M${232 + i * 62} 448 L${272 + i * 62} 448 L${246 + i * 62} 552 L${206 + i * 62} 552 Z`, paint.roll(blue)),
    ),
    knot(200, 500),
    knot(800, 500),
  );
};

export const petCarrier =
  (colour: string): Draw =>
  (paint) =>
    [
      line('M330 330 Q340 150 500 146 Q660 150 670 330', '#3a3f46', 30),
      rect(80, 310, 840, 530, 110, paint.soft(colour, 0.18)),
      rect(80, 740, 840, 110, 44, paint.roll(shade(colour, -0.35))),
      rect(180, 410, 440, 300, 60, '#2f3a40'),
      repeat(17, (i) => line(`M${194 + i * 26} 420 L${194 + i * 26} 700`, '#5b6a72', 3)),
      repeat(11, (i) => line(`M188 ${430 + i * 26} L612 ${430 + i * 26}`, '#5b6a72', 3)),
      rect(180, 410, 440, 300, 60, 'none', `stroke="${shade(colour, -0.4)}" stroke-width="16"`),
      circle(340, 560, 13, '#ffe9a8'),
      circle(420, 560, 13, '#ffe9a8'),
      rect(670, 430, 190, 260, 30, paint.soft(shade(colour, -0.14))),
      line('M686 466 L844 466', '#f2b54d', 8),
      circle(844, 466, 12, '#f2b54d'),
      paw(764, 580, 0.8, shade(colour, 0.35)),
      mirrored(500, rect(110, 300, 40, 60, 10, '#3a3f46')),
      path('M130 420 Q140 350 220 340 L420 336 Q220 360 170 460 Z', '#fff', 'opacity=".2"'),
    ].join('');

export const ropeLeash =
  (colour: string): Draw =>
  (paint) => {
    const coil = (rx: number, ry: number, c: string) =>
      ellipse(500, 500, rx, ry, 'none', `stroke="${c}" stroke-width="44"`) +
      ellipse(500, 500, rx, ry, 'none', `stroke="#ffffff" stroke-width="36" stroke-dasharray="5 42" opacity=".75"`);
    return [
      line('M770 640 Q860 720 850 800', colour, 44),
      coil(330, 290, shade(colour, -0.15)),
      coil(280, 240, colour),
      coil(300, 262, shade(colour, 0.06)),
      line('M330 300 Q240 120 380 100 Q500 96 470 280', colour, 44),
      line('M338 290 Q262 136 380 122 Q474 120 452 270', '#33383e', 18, 'opacity=".35"'),
      rect(820, 790, 62, 70, 14, '#33383e'),
      path(
        'M836 858 L866 858 L866 890 Q906 910 900 960 Q890 1010 846 1008 Q800 1000 804 950 L830 950 Q828 980 848 982 Q872 982 874 954 Q874 926 836 916 Z',
        paint.soft('#c4cad2', 0.25),
      ),
      rect(716, 590, 70, 60, 16, '#33383e', 'transform="rotate(40 750 620)"'),
    ].join('');
  };

export const treatPouch: Draw = (paint) =>
  [
    path('M230 110 L770 110 L790 840 Q780 900 700 908 L300 908 Q220 900 210 840 Z', paint.tube('#e58a6b', 0.6)),
    rect(226, 96, 548, 84, 8, paint.roll('#cf7152')),
    circle(500, 136, 18, '#fff'),
    line('M236 204 L764 204', '#b9593c', 5, 'stroke-dasharray="14 10"'),
    circle(500, 420, 176, '#fbf3e4'),
    path(
      'M360 420 Q430 330 560 360 Q600 380 630 420 L680 370 L680 476 L630 424 Q600 466 560 482 Q430 510 360 420 Z',
      paint.soft('#ea7f67'),
    ),
    circle(412, 408, 11, '#33302e'),
    line('M460 390 Q484 420 460 452', '#c95f49', 6),
    repeat(3, (i) => line(`M${506 + i * 36} 396 q14 24 0 48`, '#c95f49', 5)),
    rect(320, 640, 360, 30, 12, '#fbf3e4'),
    rect(370, 692, 260, 18, 8, '#fbf3e4', 'opacity=".8"'),
    paw(500, 800, 0.75, '#fbf3e4'),
    path('M262 230 L312 230 L300 850 L262 840 Z', '#fff', 'opacity=".22"'),
  ].join('');

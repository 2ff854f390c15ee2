// Illustrations of the kitchen products.
import { circle, type Draw, ellipse, group, line, mirrored, path, rect, repeat, shade } from './paint.ts';

const steel = '#c4cad2';
const beech = '#dcb489';
const walnut = '#7a5236';

export const skillet: Draw = (paint) =>
  group(
    'rotate(-38 500 500)',
    path('M452 640 L440 960 Q440 1020 500 1022 Q560 1020 560 960 L548 640 Z', paint.tube('#33363b')),
    ellipse(500, 966, 22, 34, '#ffffff'),
    ellipse(500, 966, 22, 34, 'none', 'stroke="#1f2124" stroke-width="7"'),
    path('M420 30 Q500 -10 580 30 L570 90 L430 90 Z', paint.tube('#33363b')),
    path('M140 330 L100 296 Q90 350 130 400 Z M860 330 L900 296 Q910 350 870 400 Z', '#33363b'),
    circle(500, 370, 366, paint.soft('#33363b', 0.2)),
    circle(500, 370, 336, '#1d1f22'),
    circle(
      500,
      370,
      312,
      paint.radial(
        [
          [0, '#4a4e55'],
          [0.5, '#33363b'],
          [1, '#26282c'],
        ],
        0.4,
        0.35,
        0.8,
      ),
    ),
    ellipse(500, 370, 230, 230, 'none', 'stroke="#ffffff" stroke-width="26" opacity=".05"'),
    path('M270 300 Q330 160 480 130 Q380 200 320 330 Z', '#ffffff', 'opacity=".14"'),
  );

export const dutchOven =
  (colour: string): Draw =>
  (paint) =>
    [
      mirrored(
        500,
        line('M200 560 Q90 550 90 600 Q92 656 200 640', shade(colour, -0.3), 40) +
          line('M200 552 Q100 546 98 596', shade(colour, 0.15), 12),
      ),
      path('M170 480 L190 790 Q200 880 300 884 L700 884 Q800 880 810 790 L830 480 Z', paint.tube(colour, 0.9)),
      path(
        'M186 720 L190 790 Q200 880 300 884 L700 884 Q800 880 810 790 L814 720 Z',
        shade(colour, -0.4),
        'opacity=".3"',
      ),
      rect(148, 446, 704, 50, 22, paint.tube(shade(colour, -0.15))),
      path('M160 450 Q190 300 500 290 Q810 300 840 450 Z', paint.tube(colour, 0.8)),
      line('M230 420 Q300 346 500 340', '#ffffff', 16, 'opacity=".4"'),
      rect(470, 246, 60, 60, 10, paint.tube('#b89a63')),
      ellipse(500, 236, 76, 34, paint.soft('#d9bd84', 0.25)),
      rect(236, 520, 36, 300, 18, '#ffffff', 'opacity=".25"'),
    ].join('');

export const chefKnife: Draw = (paint) =>
  group(
    'rotate(-32 500 500)',
    path(
      'M-40 500 Q120 590 420 596 L640 596 L640 458 L100 458 Q20 470 -40 500 Z',
      paint.linear([
        [0, '#aeb5bf'],
        [0.35, '#eef1f4'],
        [0.62, '#d5dae0'],
        [0.64, '#f7f8fa'],
        [1, '#c3c9d1'],
      ]),
    ),
    line('M-30 504 Q130 584 420 590 L636 590', '#ffffff', 4),
    path('M628 446 L668 446 L676 600 L628 604 Z', paint.tube('#9aa1ab')),
    path(
      'M668 446 Q760 440 860 452 Q980 440 1040 474 Q1062 540 1010 566 Q940 560 880 550 Q760 566 672 562 Z',
      paint.roll(walnut),
    ),
    line('M690 480 Q840 470 1010 492 M690 520 Q850 512 1000 530', shade(walnut, -0.3), 4, 'opacity=".6"'),
    ...[730, 830, 930].map((x) => circle(x, 506, 17, paint.ball('#d8c08a'))),
    group('translate(300 520)', path('M0 -18 L14 14 L-14 14 Z', '#9aa1ab')),
  );

export const gooseneckKettle: Draw = (paint) =>
  [
    line('M330 700 Q190 690 190 540 Q190 400 120 330', '#2b2e33', 40),
    line('M330 690 Q204 682 202 540 Q200 400 128 326', '#5b616a', 9),
    line('M640 330 Q860 300 850 470 Q840 600 740 640', '#2b2e33', 46),
    line('M660 318 Q836 300 836 450', '#5b616a', 10),
    path('M390 340 L630 340 L720 790 L300 790 Z', paint.tube('#34383e')),
    path('M372 340 Q380 280 510 276 Q640 280 648 340 Z', paint.tube('#3c4148')),
    rect(486, 226, 48, 54, 14, paint.tube(walnut)),
    ellipse(510, 226, 44, 20, walnut),
    rect(250, 800, 520, 84, 30, paint.tube('#24272b')),
    rect(420, 820, 130, 44, 10, '#0f1215'),
    line('M440 842 L470 842 M486 842 L530 842', '#79d0e8', 8),
    circle(640, 842, 20, paint.ball('#d0a35a')),
    path('M420 370 L470 370 L420 770 L350 770 Z', '#fff', 'opacity=".12"'),
  ].join('');

export const cuttingBoard: Draw = (paint) => {
  const wood = '#a8713f';
  const outline = rect(80, 220, 840, 560, 60, '#fff');
  return [
    rect(80, 234, 840, 560, 60, shade(wood, -0.45)),
    rect(80, 220, 840, 560, 60, paint.soft(wood)),
    paint.clip(
      outline,
      [
        rect(80, 220, 210, 560, 0, '#8f5c31'),
        rect(480, 220, 150, 560, 0, '#bb8450'),
        rect(760, 220, 160, 560, 0, '#93602f'),
        repeat(14, (i) =>
          line(
            `M80 ${250 + i * 40} Q300 ${236 + i * 42} 500 ${256 + i * 39} Q720 ${272 + i * 38} 920 ${246 + i * 41}`,
            shade(wood, i % 3 ? -0.25 : 0.2),
            4,
            'opacity=".45"',
          ),
        ),
      ].join(''),
    ),
    rect(130, 268, 740, 464, 40, 'none', `stroke="${shade(wood, -0.5)}" stroke-width="22" opacity=".65"`),
    rect(134, 276, 740, 464, 40, 'none', `stroke="${shade(wood, 0.35)}" stroke-width="5" opacity=".7"`),
    mirrored(500, rect(92, 430, 20, 140, 10, shade(wood, -0.55))),
  ].join('');
};

export const nestedBowls: Draw = (paint) =>
  [
    ...[
      [500, 560, 400],
      [480, 420, 300],
      [470, 310, 206],
    ].map(([x = 0, y = 0, r = 0]) =>
      [
        path(
          `M${x - r} ${y} Q${x - r * 0.9} ${y + r * 0.82} ${x - r * 0.36} ${y + r * 0.86} L${x + r * 0.36} ${y + r * 0.86} Q${x + r * 0.9} ${y + r * 0.82} ${x + r} ${y} Z`,
          paint.tube(steel, 1.1),
        ),
        rect(x - r * 0.4, y + r * 0.82, r * 0.8, 26, 10, '#6b727b'),
        ellipse(x, y, r, r * 0.2, paint.tube('#e7eaee', 0.7)),
        ellipse(
          x,
          y + 6,
          r * 0.93,
          r * 0.165,
          paint.linear([
            [0, '#848c97'],
            [1, '#c9cfd6'],
          ]),
        ),
      ].join(''),
    ),
  ].join('');

const spatula = (head: string, fill: string, handle: string) =>
  rect(470, 380, 60, 30, 10, '#9aa1ab') +
  rect(474, 400, 52, 520, 26, handle) +
  circle(500, 890, 9, '#fff') +
  path(head, fill);

export const spatulas =
  (colour: string): Draw =>
  (paint) => {
    const handle = paint.tube(beech);
    const fill = paint.soft(colour, 0.2);
    return [
      group(
        'rotate(-16 500 900) translate(-120 0)',
        spatula('M410 110 Q410 80 440 80 L580 80 Q600 84 594 130 L560 390 L440 390 Z', fill, handle),
      ),
      group('rotate(16 500 900) translate(120 0)', spatula('M454 70 Q500 50 546 70 L540 390 L460 390 Z', fill, handle)),
      spatula('M500 60 Q606 80 596 230 Q586 360 530 390 L470 390 Q414 360 404 230 Q394 80 500 60 Z', fill, handle),
      ellipse(500, 220, 60, 100, shade(colour, -0.2), 'opacity=".5"'),
    ].join('');
  };

export const glassContainers: Draw = (paint) =>
  [0, 1, 2]
    .map((i) =>
      group(
        `translate(0 ${i * 236})`,
        path(
          'M190 226 L810 226 L784 400 Q780 420 750 420 L250 420 Q220 420 216 400 Z',
          paint.linear(
            [
              [0, '#d9eaf0'],
              [0.5, '#eff7f9'],
              [1, '#b9d3dd'],
            ],
            1,
            1,
          ),
          'stroke="#9fbdc9" stroke-width="6"',
        ),
        path(
          i === 0
            ? 'M204 320 Q500 290 796 320 L784 400 Q780 416 750 416 L250 416 Q220 416 216 400 Z'
            : i === 1
              ? 'M202 300 Q500 320 798 300 L784 400 Q780 416 750 416 L250 416 Q220 416 216 400 Z'
              : 'M208 350 Q400 310 560 346 Q700 320 792 350 L784 400 Q780 416 750 416 L250 416 Q220 416 216 400 Z',
          ['#8fb56b', '#e39a4e', '#d9694f'][i] ?? '',
          'opacity=".85"',
        ),
        path('M240 246 L330 246 L310 400 L262 400 Z', '#fff', 'opacity=".5"'),
        rect(166, 184, 668, 54, 18, paint.roll('#8b939d')),
        mirrored(500, rect(150, 196, 40, 84, 12, '#6f7781')),
        rect(420, 190, 160, 14, 7, '#b3bac2'),
      ),
    )
    .join('');

export const frenchPress: Draw = (paint) => {
  const copper = '#c47b52';
  return [
    line('M690 400 Q880 380 870 560 Q860 740 690 730', '#2a2c30', 42),
    line('M696 390 Q862 380 856 540', '#55595f', 9),
    rect(
      310,
      330,
      380,
      530,
      26,
      paint.linear(
        [
          [0, '#dfeaee'],
          [0.3, '#ffffff'],
          [1, '#c3d3da'],
        ],
        1,
        0,
      ),
      'opacity=".95"',
    ),
    rect(322, 470, 356, 380, 18, paint.tube('#4a2c1d')),
    rect(322, 466, 356, 34, 10, '#8a5a3a'),
    rect(492, 140, 16, 340, 4, paint.tube('#aab1ba')),
    circle(500, 120, 42, paint.ball('#2d3035')),
    path('M296 330 Q310 250 500 246 Q690 250 704 330 Z', paint.tube(copper)),
    path('M300 318 L250 350 L300 356 Z', copper),
    rect(290, 320, 420, 40, 14, paint.tube(copper)),
    rect(290, 640, 420, 30, 8, paint.tube(copper)),
    ...[300, 480, 664].map((x) => rect(x, 350, 36, 520, 8, paint.tube(copper))),
    rect(280, 850, 440, 50, 18, paint.tube(copper)),
    rect(372, 380, 40, 260, 20, '#fff', 'opacity=".35"'),
  ].join('');
};

export const pepperMill: Draw = (paint) =>
  [
    circle(500, 96, 40, paint.ball('#c4cad2')),
    rect(480, 128, 40, 26, 4, '#9aa1ab'),
    path(
      'M440 150 Q420 180 420 220 Q380 260 400 330 Q430 380 440 400 L560 400 Q570 380 600 330 Q620 260 580 220 Q580 180 560 150 Z',
      paint.tube(beech),
    ),
    rect(434, 398, 132, 14, 4, shade(beech, -0.45)),
    path(
      'M440 412 L560 412 Q640 480 600 580 Q566 650 580 720 Q650 790 640 880 Q640 912 600 914 L400 914 Q360 912 360 880 Q350 790 420 720 Q434 650 400 580 Q360 480 440 412 Z',
      paint.tube(beech),
    ),
    line('M404 590 Q500 604 596 590 M362 850 Q500 866 638 850', shade(beech, -0.3), 6),
    line(
      'M470 430 Q430 520 462 620 Q440 760 420 880 M540 440 Q560 540 536 640 Q560 780 566 890',
      shade(beech, -0.16),
      4,
      'opacity=".8"',
    ),
  ].join('');

export const toaster =
  (colour: string): Draw =>
  (paint) =>
    [
      path('M330 330 Q330 200 430 196 Q520 176 600 200 Q690 210 680 330 Z', paint.soft('#d79b57')),
      path('M356 330 Q356 230 440 222 Q520 206 590 226 Q660 236 654 330 Z', paint.soft('#f0cf98')),
      rect(130, 320, 740, 500, 150, paint.soft(colour, 0.14)),
      rect(130, 770, 740, 66, 26, paint.roll('#b7bdc6')),
      rect(290, 318, 420, 26, 13, '#6c7077'),
      line('M220 440 Q230 390 300 380 L620 376', '#ffffff', 18, 'opacity=".7"'),
      rect(760, 440, 26, 230, 13, '#8b9099'),
      rect(732, 470, 82, 42, 20, paint.roll('#d5dae0')),
      circle(660, 640, 58, paint.ball('#cfd4db')),
      line('M660 596 L660 630', '#4d535b', 9),
      repeat(3, (i) => circle(560 - i * 60, 660, 18, paint.ball('#cfd4db'))),
      line('M220 560 Q300 530 380 560', '#c9a86a', 8),
      mirrored(500, rect(200, 832, 90, 24, 10, '#2e3237')),
    ].join('');

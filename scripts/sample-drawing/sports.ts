// Illustrations of the training gear.
import { circle, type Draw, ellipse, group, line, mirrored, path, rect, repeat, shade } from './paint.ts';

export const hexDumbbell: Draw = (paint) =>
  group(
    'rotate(-8 500 500)',
    path(
      'M330 452 Q420 430 500 440 Q580 430 670 452 L670 548 Q580 570 500 560 Q420 570 330 548 Z',
      paint.roll('#c9ced6'),
    ),
    repeat(22, (i) => line(`M${372 + i * 12} 444 L${362 + i * 12} 556`, '#8b929c', 3, 'opacity=".7"')),
    mirrored(
      500,
      [
        path('M90 380 L150 290 L300 290 L340 380 L340 620 L300 710 L150 710 L90 620 Z', paint.soft('#33373c', 0.2)),
        path('M90 380 L150 290 L300 290 L340 380 Z', shade('#33373c', 0.22)),
        path('M90 620 L150 710 L300 710 L340 620 Z', '#1c1e21'),
        line('M150 300 L290 300', '#ffffff', 5, 'opacity=".3"'),
        circle(214, 500, 62, '#24272b'),
        circle(214, 500, 62, 'none', 'stroke="#5b626b" stroke-width="5"'),
        rect(330, 440, 26, 120, 8, paint.roll('#9aa1ab')),
      ].join(''),
    ),
  );

export const yogaMat =
  (colour: string): Draw =>
  (paint) =>
    [
      rect(130, 330, 700, 330, 60, paint.roll(colour)),
      repeat(9, (i) => line(`M160 ${372 + i * 30} L700 ${372 + i * 30}`, shade(colour, -0.18), 3, 'opacity=".4"')),
      ellipse(810, 495, 96, 166, shade(colour, -0.25)),
      ellipse(814, 495, 84, 150, shade(colour, 0.2)),
      repeat(5, (i) =>
        ellipse(816, 495, 68 - i * 14, 124 - i * 24, 'none', `stroke="${shade(colour, -0.25)}" stroke-width="9"`),
      ),
      path(
        'M160 600 Q400 640 720 630 L840 640 Q900 660 880 690 L180 690 Q120 660 160 600 Z',
        paint.soft(shade(colour, 0.12)),
      ),
      ...[300, 600].map((x) => rect(x, 322, 40, 346, 14, '#e9e2d4') + rect(x, 470, 40, 46, 6, '#8b8577')),
      line('M320 324 Q330 160 470 160 Q610 160 620 324', '#e9e2d4', 26),
    ].join('');

export const kettlebell =
  (ring: string): Draw =>
  (paint) =>
    [
      path(
        'M300 470 Q260 300 330 190 Q380 116 500 112 Q620 116 670 190 Q740 300 700 470 L620 440 Q650 320 600 244 Q570 196 500 194 Q430 196 400 244 Q350 320 380 440 Z',
        paint.tube('#3a3e44'),
      ),
      path('M300 380 L384 380 L384 424 L304 436 Z M700 380 L616 380 L616 424 L696 436 Z', ring),
      path(
        'M500 380 Q780 390 800 640 Q800 800 690 896 L310 896 Q200 800 200 640 Q220 390 500 380 Z',
        paint.ball('#34383e'),
      ),
      circle(500, 640, 112, 'none', 'stroke="#6b727b" stroke-width="7"'),
      path('M440 610 L470 590 L484 590 L484 690 L464 690 L464 616 L444 628 Z', '#c9ced6'),
      path(
        'M510 620 Q512 588 544 588 Q578 590 576 622 Q572 648 534 674 L578 674 L578 692 L506 692 L506 676 Q554 642 556 622 Q556 606 543 606 Q530 606 529 622 Z',
        '#c9ced6',
      ),
      path('M270 560 Q320 440 440 420 Q330 490 310 620 Z', '#fff', 'opacity=".2"'),
    ].join('');

export const loopBands: Draw = (paint) =>
  ['#30343a', '#d6524a', '#efc23f', '#4b8cc4', '#68b07a']
    .map((colour, i) =>
      group(
        `translate(${(i - 2) * 60} ${(i - 2) * 70}) rotate(-14 500 500)`,
        path(
          'M170 470 Q170 380 500 372 Q830 380 830 470 L830 560 Q830 480 500 476 Q170 480 170 560 Z',
          paint.tube(shade(colour, -0.25)),
        ),
        path(
          'M170 470 Q170 560 500 570 Q830 560 830 470 L830 560 Q830 656 500 664 Q170 656 170 560 Z',
          paint.tube(colour, 0.7),
        ),
        rect(430, 604, 140, 14, 6, '#ffffff', 'opacity=".7"'),
      ),
    )
    .join('');

export const jumpRope: Draw = (paint) => {
  const handle = [
    rect(-34, 0, 68, 300, 30, paint.tube('#2f3338')),
    repeat(7, (i) => rect(-34, 40 + i * 34, 68, 12, 6, '#4b5158')),
    rect(-24, -44, 48, 52, 12, paint.tube('#a6cf3e')),
    rect(-30, 270, 60, 34, 12, '#a6cf3e'),
  ].join('');
  return [
    ellipse(500, 430, 330, 290, 'none', 'stroke="#24272b" stroke-width="18"'),
    ellipse(520, 440, 280, 240, 'none', 'stroke="#33383e" stroke-width="18"'),
    ellipse(490, 424, 372, 332, 'none', 'stroke="#2b2f34" stroke-width="18"'),
    ellipse(490, 420, 372, 332, 'none', 'stroke="#ffffff" stroke-width="3" opacity=".3"'),
    line('M300 610 Q360 560 420 560 M700 610 Q640 556 560 566', '#2b2f34', 18),
    group('translate(300 650) rotate(16)', handle),
    group('translate(700 650) rotate(-16)', handle),
  ].join('');
};

export const foamRoller =
  (colour: string): Draw =>
  (paint) =>
    group(
      'rotate(-14 500 500)',
      rect(90, 330, 760, 340, 60, paint.roll(colour)),
      repeat(5, (row) =>
        repeat(8, (i) =>
          rect(
            120 + i * 82,
            350 + row * 62,
            i % 3 === 0 ? 66 : 34,
            46,
            9,
            shade(colour, row < 2 ? 0.22 : row > 3 ? -0.22 : 0.06),
            'opacity=".9"',
          ),
        ),
      ),
      ellipse(830, 500, 90, 170, shade(colour, -0.3)),
      ellipse(836, 500, 80, 154, colour),
      ellipse(838, 500, 56, 112, '#2b2f34'),
      ellipse(844, 500, 46, 98, '#151719'),
    );

export const basketball: Draw = (paint) => {
  const ball = circle(500, 500, 430, '#fff');
  return [
    circle(500, 500, 430, paint.ball('#e07a33')),
    paint.clip(
      ball,
      repeat(120, (i) => circle(80 + ((i * 211) % 840), 80 + ((i * 127) % 840), 5, '#a9511b', 'opacity=".35"')) +
        line('M500 70 L500 930 M70 500 L930 500 M190 190 Q420 500 190 810 M810 190 Q580 500 810 810', '#2a2320', 16),
    ),
    circle(
      500,
      500,
      430,
      paint.radial(
        [
          [0, '#ffffff', 0.3],
          [0.4, '#ffffff', 0],
          [0.75, '#000000', 0],
          [1, '#000000', 0.28],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ),
    rect(560, 390, 150, 56, 8, '#2a2320', 'opacity=".85"'),
    line('M584 418 L686 418', '#f3d6b8', 9),
  ].join('');
};

export const bikeHelmet: Draw = (paint) =>
  [
    line('M250 610 Q330 760 470 880 M720 620 Q600 760 480 880', '#30343a', 20),
    rect(440, 850, 80, 54, 16, '#24272b'),
    path(
      'M90 560 Q100 200 520 186 Q880 200 930 520 Q934 590 860 600 L600 620 Q360 650 180 650 Q90 640 90 560 Z',
      paint.soft('#f6f7f8', 0.12),
    ),
    path('M100 580 Q500 640 926 556 Q930 596 860 604 L600 626 Q360 654 180 654 Q110 648 100 580 Z', '#2f343a'),
    ...[
      'M180 500 Q220 340 380 260 Q330 380 330 510 Q250 530 180 500 Z',
      'M380 500 Q390 330 500 236 Q520 340 510 510 Q440 530 380 500 Z',
      'M570 500 Q570 340 590 232 Q680 300 700 480 Q640 510 570 500 Z',
      'M750 460 Q730 340 680 254 Q800 300 850 440 Q810 470 750 460 Z',
    ].map((d) =>
      path(
        d,
        paint.linear([
          [0, '#3a4048'],
          [1, '#1d2024'],
        ]),
      ),
    ),
    line('M150 460 Q200 270 420 214', '#ffffff', 16, 'opacity=".9"'),
    line('M120 590 Q500 640 910 570', '#d6524a', 10),
  ].join('');

// Illustrations of the electronics.
import { circle, type Draw, ellipse, group, line, mirrored, path, rect, repeat, shade } from './paint.ts';

const silver = '#c4cad2';

export const headphones =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M170 560 Q160 110 500 104 Q840 110 830 560 L776 560 Q780 176 500 170 Q220 176 224 560 Z',
        paint.soft(colour, 0.22),
      ),
      path(
        'M262 330 Q330 150 500 148 Q670 150 738 330 L706 340 Q640 204 500 200 Q360 204 294 340 Z',
        shade(colour, -0.35),
      ),
      mirrored(500, rect(178, 470, 46, 170, 20, paint.tube(silver))),
      mirrored(
        500,
        path(
          'M130 560 Q132 520 180 520 L206 520 L206 880 L180 880 Q116 870 116 700 Q116 610 130 560 Z',
          paint.tube(colour),
        ),
      ),
      mirrored(
        500,
        path('M202 512 Q290 506 312 600 Q326 700 312 800 Q290 894 202 888 Z', paint.tube(shade(colour, -0.3))),
      ),
      mirrored(500, line('M290 570 Q312 700 290 830', shade(colour, 0.12), 8, 'opacity=".6"')),
      mirrored(500, circle(150, 700, 12, silver)),
      line('M206 440 Q226 190 420 140', '#ffffff', 12, 'opacity=".28"'),
    ].join('');

export const earbuds =
  (colour: string): Draw =>
  (paint) => {
    const bud = [
      path('M-30 30 Q-44 200 -30 300 Q-20 330 8 330 Q38 330 42 300 Q54 180 60 60 Z', paint.tube(colour)),
      ellipse(-92, 46, 52, 62, paint.ball('#57524b')),
      path(
        'M-110 -40 Q-60 -112 40 -92 Q120 -70 110 20 Q96 96 10 104 Q-70 100 -96 60 Q-124 10 -110 -40 Z',
        paint.ball(colour),
      ),
      ellipse(34, -10, 22, 34, shade(colour, -0.3), 'transform="rotate(20 34 -10)"'),
      rect(-14, 286, 40, 14, 7, shade(colour, -0.35)),
    ].join('');
    return [
      rect(150, 60, 700, 500, 230, paint.soft(shade(colour, -0.16), 0.24)),
      path('M152 240 Q500 262 848 240', 'none', `stroke="${shade(colour, -0.4)}" stroke-width="9"`),
      path('M152 249 Q500 271 848 249', 'none', `stroke="${shade(colour, 0.4)}" stroke-width="5"`),
      rect(440, 232, 120, 36, 18, shade(colour, -0.16)),
      circle(500, 330, 12, '#7cc46a'),
      path('M206 200 Q244 108 380 96 L560 94 Q340 116 262 226 Z', '#fff', 'opacity=".3"'),
      group('translate(320 640) rotate(8)', bud),
      group('translate(680 640) scale(-1 1) rotate(8)', bud),
    ].join('');
  };

export const orbSpeaker =
  (colour: string): Draw =>
  (paint) =>
    [
      line('M640 130 Q800 60 830 230', shade(colour, -0.5), 30),
      circle(500, 510, 400, paint.ball(shade(colour, -0.1))),
      circle(500, 510, 352, paint.ball(colour)),
      repeat(6, (ring) =>
        repeat(14 + ring * 8, (i) => {
          const angle = (i / (14 + ring * 8)) * Math.PI * 2;
          const r = 70 + ring * 50;
          return circle(
            Math.round(500 + Math.cos(angle) * r),
            Math.round(510 + Math.sin(angle) * r),
            7,
            shade(colour, -0.35),
            'opacity=".55"',
          );
        }),
      ),
      circle(500, 510, 352, 'none', `stroke="${shade(colour, -0.45)}" stroke-width="10"`),
      rect(440, 620, 120, 44, 10, '#e9e4d6'),
      line('M462 642 L538 642', shade(colour, -0.3), 8),
      repeat(3, (i) => group(`rotate(${-18 + i * 18} 500 510)`, circle(500, 132, 12, '#e9e4d6'))),
      path('M230 380 Q300 210 470 180 Q330 260 280 410 Z', '#ffffff', 'opacity=".2"'),
    ].join('');

export const powerBank =
  (colour: string): Draw =>
  (paint) =>
    [
      rect(290, 70, 430, 860, 90, shade(colour, -0.35)),
      rect(280, 70, 420, 860, 86, paint.tube(colour, 0.55)),
      rect(300, 92, 380, 816, 72, 'none', `stroke="${shade(colour, 0.4)}" stroke-width="4" opacity=".7"`),
      rect(380, 60, 90, 26, 8, '#59616a'),
      rect(510, 60, 70, 26, 13, '#59616a'),
      repeat(4, (i) => circle(420 + i * 48, 800, 12, i < 3 ? '#ffffff' : shade(colour, -0.25))),
      path('M510 360 L430 520 L486 520 L462 640 L560 470 L502 470 Z', '#ffffff', 'opacity=".92"'),
      rect(330, 150, 34, 640, 17, '#fff', 'opacity=".28"'),
    ].join('');

export const keyboard =
  (colour: string, accent: string): Draw =>
  (paint) => {
    const rows = [15, 15, 14, 13, 9];
    const key = (x: number, y: number, w: number, fill: string) =>
      rect(x, y + 6, w, 52, 10, shade(fill, -0.28)) +
      rect(x + 2, y, w - 4, 50, 9, fill) +
      rect(x + 8, y + 5, w - 16, 34, 7, shade(fill, 0.35), 'opacity=".5"');
    return [
      rect(20, 300, 960, 430, 40, shade(colour, -0.35)),
      rect(20, 286, 960, 430, 40, paint.soft(shade(colour, -0.08))),
      rect(48, 314, 904, 372, 20, shade(colour, -0.5)),
      rows
        .map((count, row) =>
          repeat(count, (i) => {
            const space = row === 4 && i === 3;
            const unit = 58.6;
            const width = row === 4 ? (space ? unit * 6 : unit * 1.1) : (unit * 15) / count;
            const x = 60 + (row === 4 ? (i > 3 ? i - 1 : i) * unit * 1.125 + (i > 3 ? unit * 6 : 0) : i * width);
            const fill =
              (row === 0 && i === 0) || (row === 2 && i === count - 1)
                ? accent
                : row === 4
                  ? shade(colour, space ? 0.1 : -0.16)
                  : i === 0 || i === count - 1
                    ? shade(colour, -0.16)
                    : shade(colour, 0.2);
            return key(Math.round(x), 328 + row * 70, Math.round(width - 7), fill);
          }),
        )
        .join(''),
    ].join('');
  };

export const mouse =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M500 70 Q720 76 736 330 Q760 560 730 730 Q690 930 500 934 Q310 930 270 730 Q240 560 264 330 Q280 76 500 70 Z',
        paint.tube(colour, 0.7),
      ),
      path(
        'M500 78 Q706 84 724 320 L726 420 Q610 470 500 470 Q390 470 274 420 L276 320 Q294 84 500 78 Z',
        paint.soft(shade(colour, 0.08)),
      ),
      line('M500 84 L500 468 M268 420 Q390 476 500 476 Q610 476 732 420', shade(colour, -0.5), 7),
      rect(468, 180, 64, 160, 32, shade(colour, -0.6)),
      rect(478, 196, 44, 128, 22, paint.roll('#7b838d')),
      repeat(6, (i) => rect(480, 208 + i * 19, 40, 6, 3, '#4b525b')),
      circle(500, 402, 10, '#8fd16a'),
      path('M306 330 Q316 140 440 104 Q360 190 348 430 Z', '#fff', 'opacity=".18"'),
    ].join('');

export const webcam: Draw = (paint) =>
  [
    path('M420 610 L580 610 L610 740 L390 740 Z', paint.tube('#2b2f35')),
    path(
      'M330 740 L670 740 Q700 742 700 780 L690 860 L640 860 L640 800 L360 800 L360 870 Q360 900 330 900 L310 900 L300 780 Q300 742 330 740 Z',
      paint.soft('#33383f'),
    ),
    rect(100, 290, 800, 330, 150, paint.soft('#2b2f35', 0.2)),
    rect(124, 312, 752, 286, 130, '#1b1e22'),
    circle(500, 455, 150, paint.soft('#3d434b', 0.25)),
    circle(500, 455, 118, '#0e1013'),
    circle(
      500,
      455,
      82,
      paint.radial([
        [0, '#6c86c4'],
        [0.5, '#243560'],
        [1, '#0b0f1c'],
      ]),
    ),
    circle(470, 424, 22, '#fff', 'opacity=".7"'),
    mirrored(
      500,
      repeat(3, (i) => rect(196 + i * 22, 430, 9, 50, 4, '#4a515a')),
    ),
    circle(690, 455, 10, '#8fd16a'),
    path('M170 400 Q190 330 290 326 L430 326 Q260 340 200 430 Z', '#fff', 'opacity=".14"'),
  ].join('');

export const usbHub: Draw = (paint) =>
  group(
    'rotate(-20 500 500)',
    line('M760 500 Q900 500 930 380 Q946 310 940 250', '#4a515a', 32),
    line('M760 500 Q900 500 930 380 Q946 310 940 250', '#7b838d', 22, 'stroke-dasharray="8 8"'),
    rect(900, 140, 80, 110, 16, paint.tube(silver)),
    rect(920, 96, 40, 50, 12, paint.tube('#9aa1ab')),
    rect(40, 380, 730, 250, 44, shade(silver, -0.4)),
    rect(40, 366, 730, 244, 44, paint.roll(silver)),
    rect(90, 520, 110, 44, 6, '#2f343b'),
    rect(100, 544, 90, 12, 3, '#5b8def'),
    rect(226, 520, 110, 44, 6, '#2f343b'),
    rect(236, 544, 90, 12, 3, '#5b8def'),
    path('M366 520 L486 520 L486 548 L468 566 L384 566 L366 548 Z', '#2f343b'),
    rect(516, 526, 70, 32, 16, '#2f343b'),
    rect(612, 526, 70, 32, 16, '#2f343b'),
    circle(720, 420, 9, '#8fd16a'),
    line('M90 410 L300 410', '#ffffff', 8, 'opacity=".6"'),
    line('M330 440 L470 440', '#8d949e', 8),
  );

export const smartWatch =
  (colour: string): Draw =>
  (paint) =>
    [
      path('M380 30 L620 30 Q640 180 670 280 L330 280 Q360 180 380 30 Z', paint.tube(colour)),
      path('M330 720 L670 720 Q640 840 620 970 L380 970 Q360 840 330 720 Z', paint.tube(colour)),
      repeat(5, (i) => ellipse(500, 800 + i * 34, 14, 10, shade(colour, -0.5))),
      rect(780, 460, 34, 80, 14, paint.roll('#9aa1ab')),
      circle(500, 500, 296, paint.soft('#4b525c', 0.3)),
      circle(500, 500, 266, '#0b0d12'),
      circle(500, 500, 210, 'none', 'stroke="#23283a" stroke-width="22"'),
      line('M500 290 A210 210 0 1 1 300 564', '#5aa9f0', 22),
      circle(500, 500, 168, 'none', 'stroke="#23283a" stroke-width="18"'),
      line('M500 332 A168 168 0 0 1 620 618', '#7bd67f', 18),
      line('M420 470 L420 540 M452 470 L452 540 M548 470 L548 540 M580 470 L580 540', '#ffffff', 15),
      circle(500, 490, 8, '#fff'),
      circle(500, 522, 8, '#fff'),
      line('M430 596 L460 596 L476 566 L500 620 L520 590 L570 590', '#f0647a', 9),
      path('M330 400 Q380 290 500 270 Q400 330 360 440 Z', '#fff', 'opacity=".12"'),
    ].join('');

export const eReader: Draw = (paint) =>
  [
    rect(200, 70, 620, 870, 50, '#15171a'),
    rect(190, 60, 620, 870, 50, paint.soft('#2b2e33', 0.2)),
    rect(240, 116, 450, 730, 12, paint.soft('#f1ece0', 0.04)),
    rect(290, 180, 220, 26, 6, '#4d4a44'),
    repeat(17, (i) => rect(290, 250 + i * 32, i === 6 || i === 13 ? 190 : 350 - ((i * 37) % 30), 9, 4, '#8b867b')),
    rect(726, 330, 44, 150, 22, '#1a1c20', 'stroke="#4a4e55" stroke-width="4"'),
    rect(726, 510, 44, 150, 22, '#1a1c20', 'stroke="#4a4e55" stroke-width="4"'),
    path('M240 116 L560 116 L240 620 Z', '#fff', 'opacity=".16"'),
  ].join('');

export const monitor: Draw = (paint) =>
  [
    path('M440 690 L560 690 L572 830 L428 830 Z', paint.tube('#3b4047')),
    path('M300 836 Q500 806 700 836 L720 872 Q500 884 280 872 Z', paint.tube('#2f343a')),
    rect(30, 160, 940, 550, 18, '#1b1e22'),
    rect(
      46,
      176,
      908,
      500,
      6,
      paint.linear(
        [
          [0, '#2d4a7c'],
          [0.55, '#6a74c4'],
          [1, '#e7a18c'],
        ],
        0.6,
        1,
      ),
    ),
    paint.clip(
      rect(46, 176, 908, 500, 6, '#fff'),
      path(
        'M46 560 Q240 430 420 540 Q600 640 760 500 Q860 430 954 480 L954 676 L46 676 Z',
        '#27315c',
        'opacity=".75"',
      ) +
        path('M46 620 Q300 540 500 620 Q720 690 954 580 L954 676 L46 676 Z', '#171d3a', 'opacity=".8"') +
        circle(700, 330, 60, '#fbe3c4', 'opacity=".9"'),
    ),
    rect(46, 676, 908, 26, 0, '#24282d'),
    path('M46 176 L420 176 L200 676 L46 676 Z', '#fff', 'opacity=".06"'),
  ].join('');

export const wallCharger: Draw = (paint) =>
  [
    mirrored(500, rect(410, 60, 34, 120, 14, paint.tube('#b7bdc6'))),
    rect(270, 170, 460, 740, 90, '#cfd3d8'),
    rect(262, 160, 460, 740, 90, paint.tube('#f4f5f6', 0.45)),
    rect(320, 560, 344, 280, 40, '#e2e5e8'),
    rect(390, 600, 204, 46, 23, '#3a3f46'),
    rect(390, 676, 204, 46, 23, '#3a3f46'),
    rect(396, 752, 192, 56, 6, '#3a3f46'),
    rect(410, 782, 164, 16, 4, '#f2913d'),
    path('M508 300 L440 420 L488 420 L470 500 L548 386 L500 386 Z', '#8b939d'),
    rect(300, 240, 30, 580, 15, '#fff', 'opacity=".9"'),
  ].join('');

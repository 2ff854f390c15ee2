// Illustrations of the outdoor products.
import { circle, type Draw, ellipse, group, line, mirrored, path, rect, repeat, shade } from './paint.ts';

const steel = '#c9ced6';

export const backpack =
  (colour: string, accent: string): Draw =>
  (paint) => {
    const dark = shade(colour, -0.45);
    const body = 'M312 250 Q320 150 500 142 Q680 150 688 250 L722 790 Q728 884 640 890 L360 890 Q272 884 278 790 Z';
    return [
      line('M430 135 Q430 62 500 60 Q570 62 570 135', dark, 22),
      mirrored(500, path('M292 730 Q190 730 152 800 Q148 850 190 856 Q250 850 300 838 Z', paint.soft(dark))),
      mirrored(500, line('M160 828 Q128 838 104 872', shade(colour, -0.6), 16)),
      mirrored(
        500,
        path('M284 560 Q222 580 220 690 Q222 800 262 846 L300 850 L296 570 Z', paint.soft(shade(colour, -0.2))),
      ),
      mirrored(500, line('M284 566 Q238 580 226 640', accent, 8)),
      path(body, paint.tube(colour, 0.5)),
      path(
        'M320 700 L680 700 L722 790 Q728 884 640 890 L360 890 Q272 884 278 790 Z',
        shade(colour, -0.32),
        'opacity=".35"',
      ),
      path(
        'M352 500 Q500 470 648 500 L664 790 Q662 830 624 834 L376 834 Q338 830 336 790 Z',
        paint.soft(shade(colour, -0.18)),
      ),
      line('M352 500 Q500 470 648 500', shade(colour, 0.25), 9),
      line('M372 560 Q500 536 628 560', accent, 7),
      circle(628, 560, 10, accent),
      rect(620, 560, 16, 42, 8, accent),
      line('M420 620 L580 760 M580 620 L420 760', shade(colour, -0.45), 7),
      mirrored(500, rect(392, 340, 30, 150, 6, dark)),
      path(
        'M290 268 Q282 128 500 116 Q718 128 710 268 Q716 346 678 358 Q500 392 322 358 Q284 346 290 268 Z',
        paint.soft(shade(colour, 0.1), 0.2),
      ),
      line('M326 288 Q500 318 674 288', dark, 8),
      line('M326 296 Q500 326 674 296', shade(colour, 0.3), 3),
      rect(660, 284, 16, 40, 8, accent),
      mirrored(500, rect(384, 396, 46, 56, 10, '#2b2f36') + rect(394, 408, 26, 30, 6, '#4a505a')),
      path('M470 244 L500 192 L530 244 Z M508 244 L526 212 L546 244 Z', '#ffffff', 'opacity=".9"'),
      path('M330 200 Q420 136 520 138 Q400 160 352 246 Z', '#ffffff', 'opacity=".16"'),
    ].join('');
  };

export const tent =
  (colour: string): Draw =>
  (paint) =>
    [
      mirrored(500, line('M120 720 L44 764', '#8a8f7a', 6) + rect(34, 756, 14, 34, 5, '#a8adb5')),
      path(
        'M80 740 Q300 640 430 250 Q500 190 570 250 Q700 640 920 740 Q930 764 900 768 L100 768 Q70 764 80 740 Z',
        paint.soft(colour),
      ),
      path(
        'M500 212 Q430 520 250 768 L100 768 Q70 764 80 740 Q300 640 430 250 Q460 218 500 212 Z',
        shade(colour, 0.16),
        'opacity=".7"',
      ),
      path(
        'M500 300 Q430 560 330 768 L670 768 Q570 560 500 300 Z',
        paint.linear([
          [0, shade(colour, -0.55)],
          [1, shade(colour, -0.35)],
        ]),
      ),
      path('M500 300 Q450 560 392 768 L330 768 Q430 560 500 300 Z', paint.soft(shade(colour, 0.3))),
      path('M500 300 Q560 560 640 768 L690 768 Q580 560 500 300 Z', paint.soft('#efe4cf')),
      path('M430 700 Q500 680 590 700 L604 768 L402 768 Z', '#f0b04a', 'opacity=".85"'),
      line('M500 212 Q420 520 250 768 M500 212 Q590 520 750 768', shade(colour, -0.3), 6),
      line('M430 250 Q500 190 570 250', '#f2a541', 12),
      line('M116 740 Q330 640 446 280', '#ffffff', 6, 'opacity=".25"'),
      ellipse(500, 770, 400, 9, shade(colour, -0.5), 'opacity=".4"'),
    ].join('');

export const flask =
  (colour: string): Draw =>
  (paint) =>
    [
      line('M448 130 Q448 62 500 62 Q552 62 552 130', '#2c2f34', 26),
      rect(420, 120, 160, 96, 20, paint.tube('#33373d')),
      repeat(9, (i) => rect(432 + i * 16, 134, 4, 68, 2, '#1f2226', 'opacity=".6"')),
      rect(426, 214, 148, 20, 4, paint.tube(steel)),
      path(
        'M426 234 L574 234 Q582 292 622 330 Q640 350 640 392 L640 868 Q640 912 596 914 L404 914 Q360 912 360 868 L360 392 Q360 350 378 330 Q418 292 426 234 Z',
        paint.tube(colour),
      ),
      path('M360 862 L640 862 L640 868 Q640 912 596 914 L404 914 Q360 912 360 868 Z', paint.tube(shade(colour, -0.25))),
      rect(414, 390, 26, 420, 13, '#ffffff', 'opacity=".22"'),
      path('M470 600 L510 530 L550 600 Z M520 600 L544 556 L572 600 Z', '#ffffff', 'opacity=".85"'),
    ].join('');

export const sleepingBag =
  (colour: string, accent: string): Draw =>
  (paint) => {
    const outline =
      'M500 60 Q640 64 668 190 Q720 240 712 420 L640 860 Q620 936 500 940 Q380 936 360 860 L288 420 Q280 240 332 190 Q360 64 500 60 Z';
    return [
      path(outline, paint.tube(colour, 0.6)),
      paint.clip(
        path(outline, '#fff'),
        repeat(
          9,
          (i) =>
            line(`M280 ${290 + i * 76} Q500 ${330 + i * 76} 720 ${290 + i * 76}`, shade(colour, -0.3), 5) +
            line(
              `M280 ${297 + i * 76} Q500 ${337 + i * 76} 720 ${297 + i * 76}`,
              shade(colour, 0.25),
              3,
              'opacity=".5"',
            ),
        ),
      ),
      path('M500 96 Q610 102 624 206 Q624 290 500 296 Q376 290 376 206 Q390 102 500 96 Z', paint.soft(accent)),
      path('M500 130 Q584 134 592 206 Q586 268 500 272 Q414 268 408 206 Q416 134 500 130 Z', shade(accent, -0.25)),
      path('M424 250 Q430 180 500 178 Q570 180 576 250 Q540 272 500 272 Q460 272 424 250 Z', paint.soft('#f4ead8')),
      line('M584 280 Q640 520 560 800', accent, 10),
      rect(552, 796, 18, 44, 8, accent),
    ].join('');
  };

export const campChair =
  (colour: string): Draw =>
  (paint) =>
    [
      line('M300 620 L700 900 M700 620 L300 900', '#3a3f45', 20),
      line('M300 620 L700 900 M700 620 L300 900', '#6d747d', 6),
      mirrored(500, line('M268 120 L268 640 L244 900', '#3a3f45', 22) + line('M264 120 L264 640', '#7b828b', 5)),
      path('M262 116 Q500 176 738 116 L726 520 Q500 590 274 520 Z', paint.soft(colour)),
      line('M270 160 Q500 216 730 160', shade(colour, -0.25), 5, 'stroke-dasharray="12 9"'),
      path('M274 520 Q500 590 726 520 L772 660 Q500 744 228 660 Z', paint.soft(shade(colour, -0.12))),
      line('M234 650 Q500 732 766 650', shade(colour, -0.35), 8),
      mirrored(500, path('M196 420 Q236 400 276 420 L282 470 Q236 452 190 472 Z', paint.soft(shade(colour, -0.3)))),
      rect(716, 452, 76, 92, 12, shade(colour, -0.45), 'opacity=".9"'),
      ellipse(754, 454, 40, 13, shade(colour, -0.6)),
      mirrored(500, rect(216, 884, 56, 26, 10, '#22262b')),
    ].join('');

export const headlamp =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M150 420 Q160 180 500 170 Q840 180 850 420 L850 500 Q820 270 500 262 Q180 270 150 500 Z',
        paint.soft('#6f7681'),
      ),
      path(
        'M150 500 Q150 640 300 668 L300 590 Q210 560 196 470 Q160 470 150 420 Z M850 500 Q850 640 700 668 L700 590 Q790 560 804 470 Q840 470 850 420 Z',
        paint.soft('#868d98'),
      ),
      repeat(2, (i) =>
        line(i === 0 ? 'M176 440 Q230 244 500 232 Q770 244 824 440' : 'M186 520 Q206 600 300 626', colour, 8),
      ),
      rect(276, 520, 448, 230, 76, paint.soft('#2f343b')),
      rect(296, 536, 408, 190, 64, paint.soft(colour, 0.2)),
      circle(500, 630, 112, '#23272d'),
      circle(
        500,
        630,
        92,
        paint.radial(
          [
            [0, '#ffffff'],
            [0.5, '#fdf3cf'],
            [1, '#c9ccd2'],
          ],
          0.5,
          0.45,
          0.6,
        ),
      ),
      circle(500, 630, 34, '#f7d774'),
      rect(346, 596, 54, 70, 20, '#2f343b'),
      circle(636, 630, 24, '#b4372c'),
      rect(424, 508, 152, 24, 12, shade(colour, 0.3)),
      path('M320 560 Q420 542 540 544 Q410 562 330 610 Z', '#fff', 'opacity=".3"'),
    ].join('');

export const mug =
  (colour: string, rim: string, speckles = ''): Draw =>
  (paint) => {
    const body = 'M240 300 L262 800 Q270 850 330 852 L610 852 Q670 850 678 800 L700 300 Z';
    const spots = [
      [330, 420],
      [420, 520],
      [560, 460],
      [620, 600],
      [350, 640],
      [480, 720],
      [580, 760],
      [300, 560],
      [520, 380],
      [440, 620],
      [640, 400],
      [390, 780],
      [540, 640],
      [310, 730],
      [470, 440],
      [610, 700],
      [370, 350],
      [660, 520],
    ] as const;
    return [
      line('M692 400 Q860 390 850 540 Q838 690 676 690', shade(colour, -0.22), 52),
      line('M692 394 Q850 388 842 536 Q828 676 678 680', shade(colour, 0.05), 34),
      path(body, paint.tube(colour, 0.75)),
      speckles &&
        spots.map(([x, y], i) => ellipse(x, y, 5 + (i % 3) * 2, 4 + (i % 2) * 3, speckles, 'opacity=".75"')).join(''),
      ellipse(470, 300, 230, 48, rim),
      ellipse(
        470,
        300,
        212,
        38,
        paint.linear([
          [0, shade(colour, -0.3)],
          [1, shade(colour, 0.15)],
        ]),
      ),
      path('M300 360 Q318 620 330 800 L362 806 Q344 600 340 368 Z', '#fff', 'opacity=".35"'),
    ].join('');
  };

export const cooler =
  (colour: string): Draw =>
  (paint) =>
    [
      line('M196 470 L196 230 Q196 176 250 176 L750 176 Q804 176 804 230 L804 470', '#e6e8ea', 40),
      line('M188 470 L188 232 Q190 168 250 168 L750 168', '#ffffff', 10),
      path('M160 430 L840 430 L800 850 Q794 886 756 886 L244 886 Q206 886 200 850 Z', paint.soft(colour, 0.18)),
      repeat(3, (i) => rect(232 + i * 10, 560 + i * 84, 536 - i * 20, 18, 9, shade(colour, -0.18))),
      rect(130, 350, 740, 110, 34, paint.soft('#f7f7f5', 0.08)),
      rect(130, 430, 740, 30, 14, '#d8dadc'),
      mirrored(500, circle(196, 450, 44, paint.ball('#e3e5e8')) + circle(196, 450, 18, '#b7bbc1')),
      rect(440, 440, 120, 70, 16, '#e9ebee'),
      path('M190 500 L300 500 L280 860 L240 860 Z', '#fff', 'opacity=".14"'),
    ].join('');

export const hammock: Draw = (paint) => {
  const cloth = 'M130 320 Q500 470 870 320 Q760 720 500 730 Q240 720 130 320 Z';
  const colours = ['#f08a3c', '#f2b54d', '#e8637a', '#c84b74', '#f08a3c', '#f2b54d', '#e8637a', '#c84b74'];
  return [
    mirrored(
      500,
      line('M130 320 L40 210 M130 320 L40 216', '#4a4f57', 12) +
        circle(132, 322, 22, '#9aa1ab') +
        circle(132, 322, 11, '#ffffff'),
    ),
    mirrored(500, rect(14, 150, 52, 90, 10, '#3b4047')),
    path(cloth, '#f08a3c'),
    paint.clip(
      path(cloth, '#fff'),
      colours
        .map((c, i) =>
          path(
            `M130 ${320 + i * 12} Q500 ${460 + i * 42} 870 ${320 + i * 12} L870 ${360 + i * 20} Q500 ${506 + i * 42} 130 ${360 + i * 20} Z`,
            c,
          ),
        )
        .join(''),
    ),
    path(
      'M130 320 Q500 470 870 320 Q500 560 130 320 Z',
      paint.linear([
        [0, '#7a2746', 0.5],
        [1, '#7a2746', 0.08],
      ]),
    ),
    line('M130 320 Q500 470 870 320', '#ffd9a0', 8),
    path('M220 520 Q330 700 500 712 Q360 690 250 480 Z', '#fff', 'opacity=".2"'),
  ].join('');
};

export const lantern: Draw = (paint) =>
  [
    line('M330 330 Q330 80 500 80 Q670 80 670 330', '#42474f', 20),
    rect(380, 196, 240, 70, 26, paint.tube('#2b2f35')),
    path('M310 330 Q316 256 400 256 L600 256 Q684 256 690 330 Z', paint.tube('#2f343b')),
    rect(
      330,
      330,
      340,
      330,
      20,
      paint.linear(
        [
          [0, '#e8dcae'],
          [0.3, '#fffbe8'],
          [0.6, '#fff4c4'],
          [1, '#d8c68c'],
        ],
        1,
        0,
      ),
    ),
    rect(440, 350, 120, 290, 50, '#ffffff', 'opacity=".9"'),
    repeat(4, (i) => rect(346 + i * 98, 330, 14, 330, 5, '#3a3f46')),
    path('M300 660 L700 660 L722 850 Q722 890 680 890 L320 890 Q278 890 278 850 Z', paint.tube('#2b2f35')),
    circle(500, 770, 46, paint.ball('#e0883c')),
    line('M500 748 L500 770', '#fff', 8),
    repeat(3, (i) => circle(590 + i * 34, 850, 8, i < 2 ? '#8fd16a' : '#5a616a')),
    rect(300, 690, 20, 170, 10, '#fff', 'opacity=".15"'),
  ].join('');

export const branchPlant = (x: number, y: number, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M0 0 Q-10 -160 -60 -300 M0 0 Q10 -180 40 -340 M0 0 Q30 -120 110 -220', '#6f7f5d', 7),
    ...[
      [-60, -300, -25],
      [-44, -220, 40],
      [-30, -170, -40],
      [40, -340, 10],
      [34, -260, -45],
      [24, -200, 45],
      [110, -220, 45],
      [76, -170, -10],
      [48, -110, 60],
      [-16, -90, -50],
    ].map(([lx = 0, ly = 0, turn = 0]) =>
      group(
        `translate(${lx} ${ly}) rotate(${turn})`,
        path('M0 0 Q-34 -40 0 -92 Q34 -40 0 0 Z', '#8fa37a') + line('M0 0 L0 -70', '#6f7f5d', 3),
      ),
    ),
  );

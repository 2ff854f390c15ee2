// Illustrations of the clothes, laid flat.
import { circle, type Draw, ellipse, group, line, mirrored, path, rect, repeat, shade } from './paint.ts';

const shirtBody = 'M384 150 Q500 220 616 150 L680 176 L700 860 Q500 890 300 860 L320 176 Z';
const shortSleeve = 'M384 150 L300 178 Q230 204 130 400 L252 470 L322 390 L330 200 Z';
const longSleeve = 'M384 150 L300 178 Q240 200 214 330 L120 800 L214 826 L330 440 L330 200 Z';

export const tee =
  (colour: string, options: { long?: boolean; stripe?: string } = {}): Draw =>
  (paint) => {
    const sleeve = options.long ? longSleeve : shortSleeve;
    const edge = shade(colour, -0.16);
    const stripes = (from: number, count: number, step: number) =>
      repeat(count, (i) => rect(120, from + i * step, 760, 22, 0, options.stripe ?? ''));
    return [
      mirrored(
        500,
        path(sleeve, paint.soft(shade(colour, -0.05))) +
          (options.stripe ? paint.clip(path(sleeve, '#fff'), group('rotate(12 240 400)', stripes(270, 9, 60))) : ''),
      ),
      path(shirtBody, paint.tube(colour, 0.28)),
      options.stripe ? paint.clip(path(shirtBody, '#fff'), stripes(300, 9, 60)) : '',
      mirrored(
        500,
        line('M322 400 Q330 560 316 720', edge, 10, 'opacity=".5"') + line('M330 205 Q322 300 324 400', edge, 5),
      ),
      path('M384 150 Q500 80 616 150 Q500 190 384 150 Z', shade(colour, -0.28)),
      line('M388 152 Q500 250 612 152', shade(colour, -0.1), 26),
      line('M382 158 Q500 268 618 158', edge, 4),
      line('M304 838 Q500 866 696 838', edge, 4),
      options.long
        ? mirrored(500, line('M128 770 L222 796', edge, 4))
        : mirrored(500, line('M144 384 L262 452', edge, 4)),
      line('M420 560 Q440 700 424 820 M590 500 Q570 640 588 800', shade(colour, -0.12), 9, 'opacity=".35"'),
    ].join('');
  };

export const rainJacket =
  (colour: string): Draw =>
  (paint) =>
    [
      mirrored(
        500,
        path(
          'M372 230 L300 262 Q238 300 216 420 L140 790 Q190 824 240 812 L330 520 Z',
          paint.soft(shade(colour, -0.08)),
        ),
      ),
      mirrored(500, path('M148 752 L134 794 Q188 828 244 816 L254 776 Q196 782 148 752 Z', shade(colour, -0.3))),
      path('M360 230 L640 230 L690 300 L706 880 Q500 912 294 880 L310 300 Z', paint.tube(colour, 0.4)),
      path(
        'M352 250 Q340 70 500 62 Q660 70 648 250 Q580 320 500 324 Q420 320 352 250 Z',
        paint.soft(shade(colour, 0.08)),
      ),
      path(
        'M400 226 Q396 110 500 104 Q604 110 600 226 Q560 276 500 280 Q440 276 400 226 Z',
        paint.linear([
          [0, shade(colour, -0.62)],
          [1, shade(colour, -0.42)],
        ]),
      ),
      rect(482, 270, 36, 612, 8, paint.soft(shade(colour, -0.12))),
      line('M500 286 L500 880', '#3a3f45', 5),
      repeat(4, (i) => circle(500, 380 + i * 140, 10, '#4a505a')),
      mirrored(
        500,
        path('M340 600 L400 570 L410 584 L352 770 L336 764 Z', shade(colour, -0.2)) +
          line('M396 582 L344 760', '#3a3f45', 6),
      ),
      mirrored(500, line('M470 280 Q460 330 464 392', '#f5f5f0', 6) + circle(464, 398, 9, '#3a3f45')),
      rect(560, 400, 90, 20, 8, '#f5f5f0', 'opacity=".85"'),
      line('M306 840 Q500 872 694 840', shade(colour, -0.25), 5),
      path('M330 320 L392 300 Q352 520 346 700 L322 700 Z', '#fff', 'opacity=".25"'),
    ].join('');

export const beanie =
  (colour: string): Draw =>
  (paint) => {
    const dome = 'M180 640 Q170 230 500 200 Q830 230 820 640 Z';
    return [
      path(dome, paint.tube(colour, 0.6)),
      paint.clip(
        path(dome, '#fff'),
        repeat(17, (i) =>
          line(
            `M${500 + (i - 8) * 12} 200 Q${500 + (i - 8) * 36} 340 ${500 + (i - 8) * 40} 650`,
            shade(colour, -0.25),
            7,
            'opacity=".7"',
          ),
        ),
      ),
      rect(156, 560, 688, 230, 60, paint.tube(shade(colour, 0.05), 0.7)),
      repeat(20, (i) => rect(182 + i * 33, 570, 11, 210, 5, shade(colour, -0.22), 'opacity=".55"')),
      line('M180 562 Q500 540 820 562', shade(colour, -0.4), 8, 'opacity=".5"'),
      rect(700, 640, 74, 84, 6, '#f3ead9'),
      line('M716 668 L758 668 M716 690 L746 690', '#a0907a', 6),
    ].join('');
  };

export const oxfordShirt =
  (colour: string): Draw =>
  (paint) =>
    [
      tee(colour, { long: true })(paint),
      path('M384 150 Q500 60 616 150 L500 300 Z', shade(colour, -0.22)),
      rect(474, 250, 52, 622, 4, shade(colour, 0.14)),
      line('M474 260 L474 868 M526 260 L526 868', shade(colour, -0.18), 3),
      mirrored(
        500,
        path('M384 128 Q420 120 440 118 L500 236 L428 320 L366 190 Z', paint.soft(shade(colour, 0.16))) +
          line('M376 196 L428 304 L490 236', shade(colour, -0.18), 3) +
          circle(427, 290, 9, '#fff', `stroke="${shade(colour, -0.3)}" stroke-width="3"`),
      ),
      path(
        'M548 400 L650 400 L650 500 L600 530 L548 500 Z',
        shade(colour, 0.06),
        `stroke="${shade(colour, -0.2)}" stroke-width="4"`,
      ),
      repeat(6, (i) => circle(500, 330 + i * 96, 12, '#fdfdfb', `stroke="${shade(colour, -0.35)}" stroke-width="3"`)),
    ].join('');

const sock = (colour: string, tip: string, paintFill: string) =>
  [
    path(
      'M300 100 L520 100 L520 520 Q520 580 590 620 L760 700 Q840 740 820 830 Q796 912 700 902 L430 860 Q300 830 300 690 Z',
      paintFill,
    ),
    path('M300 640 Q420 660 438 862 L430 860 Q300 830 300 690 Z', tip),
    path('M690 668 L760 700 Q840 740 820 830 Q796 912 700 902 L652 894 Q624 780 690 668 Z', tip),
    rect(288, 90, 244, 110, 24, shade(colour, -0.1)),
    repeat(9, (i) => rect(306 + i * 24, 96, 8, 98, 4, shade(colour, -0.3), 'opacity=".6"')),
    repeat(2, (i) => rect(300, 226 + i * 40, 220, 16, 0, tip)),
  ].join('');

export const socks =
  (colour: string, tip: string): Draw =>
  (paint) =>
    group(
      'translate(150 -50) rotate(6 500 500)',
      sock(shade(colour, -0.1), shade(tip, -0.08), paint.soft(shade(colour, -0.1))),
    ) + group('translate(-40 30)', sock(colour, tip, paint.soft(colour)));

export const hoodie =
  (colour: string): Draw =>
  (paint) =>
    [
      mirrored(
        500,
        path(
          'M384 200 L300 228 Q226 262 204 390 L118 812 Q170 846 232 834 L330 480 Z',
          paint.soft(shade(colour, -0.06)),
        ),
      ),
      mirrored(
        500,
        path('M128 764 L112 816 Q168 852 236 840 L250 786 Q180 796 128 764 Z', paint.soft(shade(colour, -0.18))),
      ),
      path('M370 200 L630 200 L690 250 L704 830 Q500 856 296 830 L310 250 Z', paint.tube(colour, 0.34)),
      path('M294 822 Q500 850 706 822 L702 892 Q500 920 298 892 Z', paint.soft(shade(colour, -0.16))),
      path(
        'M346 240 Q330 90 500 84 Q670 90 654 240 Q600 330 500 346 Q400 330 346 240 Z',
        paint.soft(shade(colour, 0.08)),
      ),
      path('M398 226 Q396 138 500 132 Q604 138 602 226 Q560 290 500 308 Q440 290 398 226 Z', shade(colour, -0.4)),
      line('M400 236 Q440 300 500 316 Q560 300 600 236', shade(colour, -0.16), 8),
      mirrored(500, line('M462 312 Q456 400 462 470', '#f4f1e8', 11) + rect(456, 462, 12, 34, 4, '#b9b4a4')),
      path(
        'M380 580 L620 580 L668 740 L640 790 L360 790 L332 740 Z',
        paint.soft(shade(colour, -0.06)),
        `stroke="${shade(colour, -0.22)}" stroke-width="5"`,
      ),
      mirrored(500, line('M384 584 L336 738', shade(colour, -0.34), 9)),
    ].join('');

export const chinos =
  (colour: string): Draw =>
  (paint) =>
    [
      path(
        'M316 110 L684 110 L716 420 L690 920 L546 920 L500 420 L454 920 L310 920 L284 420 Z',
        paint.tube(colour, 0.4),
      ),
      path('M500 300 L500 440 L546 920 L540 920 L494 470 Z', shade(colour, -0.3), 'opacity=".5"'),
      rect(310, 96, 380, 64, 10, paint.soft(shade(colour, -0.1))),
      ...[350, 440, 548, 638].map((x) => rect(x, 88, 22, 80, 5, shade(colour, -0.2))),
      circle(500, 128, 13, '#6b5a45'),
      line('M500 160 L500 360 M500 360 Q486 400 470 300 L470 166', shade(colour, -0.25), 5),
      mirrored(
        500,
        line('M400 162 Q372 240 302 280', shade(colour, -0.28), 7) +
          line('M382 460 L384 900', shade(colour, 0.22), 6, 'opacity=".7"') +
          line('M312 886 L452 886', shade(colour, -0.22), 4),
      ),
    ].join('');

export const coiledBelt =
  (colour: string, metal: string): Draw =>
  (paint) =>
    [
      ellipse(500, 500, 330, 310, 'none', `stroke="${shade(colour, -0.35)}" stroke-width="96"`),
      ellipse(500, 490, 330, 310, 'none', `stroke="${colour}" stroke-width="84"`),
      ellipse(500, 490, 362, 342, 'none', `stroke="${shade(colour, 0.25)}" stroke-width="5" stroke-dasharray="16 12"`),
      ellipse(500, 490, 298, 278, 'none', `stroke="${shade(colour, 0.25)}" stroke-width="5" stroke-dasharray="16 12"`),
      ellipse(500, 500, 210, 196, 'none', `stroke="${shade(colour, -0.3)}" stroke-width="80"`),
      ellipse(500, 494, 210, 196, 'none', `stroke="${paint.soft(shade(colour, -0.1))}" stroke-width="70"`),
      ...[-14, -4, 6, 16, 26].map((turn) =>
        group(`rotate(${turn} 500 494)`, circle(500, 690, 9, shade(colour, -0.65))),
      ),
      group(
        'translate(0 0) rotate(-6 790 420)',
        rect(724, 360, 150, 190, 26, 'none', `stroke="${paint.soft(metal, 0.3)}" stroke-width="26"`),
        rect(790, 350, 18, 210, 9, paint.tube(metal)),
        rect(756, 572, 84, 40, 10, paint.soft(shade(colour, -0.2))),
      ),
    ].join('');

export const sneaker =
  (colour: string, sole: string): Draw =>
  (paint) =>
    [
      path(
        'M140 420 Q180 300 330 300 Q400 380 500 420 Q640 500 800 530 Q900 556 900 640 L900 690 L110 690 Q96 540 140 420 Z',
        paint.soft(colour),
      ),
      path('M140 420 Q180 300 330 300 Q372 350 420 384 Q300 410 160 404 Z', shade(colour, -0.34)),
      path('M770 524 Q900 548 904 640 L904 690 L700 690 Q690 580 770 524 Z', paint.soft(shade(sole, 0.1))),
      line('M770 526 Q696 580 704 690', shade(colour, -0.2), 5),
      path(
        'M330 300 Q420 400 560 450 L640 486 Q600 560 520 560 Q400 500 300 420 Z',
        paint.soft(shade(colour, 0.3), 0.08),
      ),
      repeat(
        5,
        (i) =>
          line(`M${372 + i * 54} ${372 + i * 31} L${334 + i * 56} ${446 + i * 28}`, '#fdfdfb', 17) +
          circle(334 + i * 56, 446 + i * 28, 9, shade(colour, -0.45)) +
          line(`M${372 + i * 54} ${384 + i * 31} L${334 + i * 56} ${458 + i * 28}`, shade(colour, -0.25), 3),
      ),
      path('M124 470 Q200 520 190 690 L110 690 Q98 560 124 470 Z', shade(colour, -0.12)),
      line('M196 520 Q360 560 500 640 Q580 680 690 682', shade(colour, -0.22), 4, 'stroke-dasharray="12 8"'),
      path('M96 680 L912 680 Q930 760 880 768 L150 768 Q92 766 96 680 Z', paint.roll(sole)),
      line('M104 716 Q500 728 916 716', '#b5533c', 9),
    ].join('');

export const wrapDress =
  (colour: string): Draw =>
  (paint) =>
    [
      mirrored(500, path('M400 120 L330 150 Q270 190 236 320 L330 360 L366 270 Z', paint.soft(shade(colour, -0.08)))),
      path('M392 124 L608 124 L640 280 Q610 380 606 440 L394 440 Q390 380 360 280 Z', paint.tube(colour, 0.5)),
      path('M394 440 L606 440 Q680 660 752 890 Q500 946 248 890 Q320 660 394 440 Z', paint.tube(colour, 0.45)),
      path('M608 124 L500 300 L400 430 L394 440 L606 440 Q610 380 640 280 Z', paint.soft(shade(colour, 0.1))),
      path('M400 118 Q440 200 494 300 L500 300 L600 118 Q560 96 500 96 Q440 96 400 118 Z', shade(colour, -0.5)),
      path('M440 110 Q470 180 500 236 Q540 180 560 110 Q500 90 440 110 Z', '#ffffff'),
      line('M600 122 L404 432', shade(colour, -0.3), 5),
      rect(384, 420, 232, 40, 10, paint.soft(shade(colour, -0.22))),
      path(
        'M404 440 Q350 500 372 620 L396 616 Q384 520 424 456 Z M420 446 Q408 540 436 640 L456 630 Q436 540 440 450 Z',
        shade(colour, -0.2),
      ),
      circle(416, 442, 24, shade(colour, -0.1)),
      line(
        'M560 470 Q620 660 640 880 M500 480 Q510 700 500 900 M456 660 Q420 800 390 894',
        shade(colour, -0.3),
        8,
        'opacity=".55"',
      ),
    ].join('');

export const cap =
  (colour: string): Draw =>
  (paint) =>
    [
      path('M210 580 Q220 250 520 250 Q790 262 800 590 Q500 520 210 580 Z', paint.soft(colour, 0.2)),
      path('M520 250 Q400 300 372 556 Q290 560 210 580 Q220 250 520 250 Z', shade(colour, -0.12)),
      line('M520 252 Q400 310 376 556 M520 252 Q660 320 668 556', shade(colour, -0.35), 5),
      circle(520, 250, 22, shade(colour, -0.15)),
      path(
        'M206 566 Q500 496 806 590 Q900 640 916 712 Q910 744 860 734 Q560 640 216 690 Q180 640 206 566 Z',
        paint.linear([
          [0, shade(colour, 0.08)],
          [1, shade(colour, -0.35)],
        ]),
      ),
      repeat(4, (i) =>
        line(
          `M${236 + i * 6} ${600 + i * 22} Q560 ${548 + i * 26} ${840 + i * 12} ${640 + i * 24}`,
          shade(colour, -0.3),
          3,
          'opacity=".7"',
        ),
      ),
      circle(440, 380, 9, shade(colour, -0.5)),
      circle(620, 390, 9, shade(colour, -0.5)),
      path('M470 470 L510 400 L550 470 Z', '#f2ead8'),
    ].join('');

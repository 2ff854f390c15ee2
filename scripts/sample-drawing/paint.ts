// The brushes of the product illustrations: SVG shapes, colour arithmetic and shaded fills.

/** Mixes a `#rrggbb` colour with white (amount above 0) or black (below 0). */
export function shade(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const share = Math.abs(amount);
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value + (target - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const group = (transform: string, ...content: string[]) => `<g transform="${transform}">${content.join('')}</g>`;
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
/** The same content and its mirror image about a vertical axis. */
export const mirrored = (axis: number, content: string) =>
  content + group(`translate(${2 * axis} 0) scale(-1 1)`, content);

type Stop = [offset: number, colour: string, opacity?: number];

/** Collects gradients and clips of one picture and hands out references to them. */
export function createPaint() {
  const definitions: string[] = [];
  const define = (make: (id: string) => string) => {
    const id = `d${definitions.length}`;
    definitions.push(make(id));
    return `url(#${id})`;
  };
  const stops = (list: Stop[]) =>
    list
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
  const linear = (list: Stop[], x2 = 0, y2 = 1) =>
    define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`);
  const radial = (list: Stop[], x = 0.36, y = 0.3, r = 0.75) =>
    define((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(list)}</radialGradient>`);
  return {
    linear,
    radial,
    /** A flat surface lit from the upper left. */
    soft: (colour: string, depth = 0.14) =>
      linear(
        [
          [0, shade(colour, depth)],
          [0.5, colour],
          [1, shade(colour, -depth)],
        ],
        0.8,
        1,
      ),
    /** A round body standing upright. */
    tube: (colour: string, depth = 1) =>
      linear(
        [
          [0, shade(colour, -0.24 * depth)],
          [0.16, shade(colour, 0.04)],
          [0.3, shade(colour, 0.3 * depth)],
          [0.46, shade(colour, 0.05)],
          [0.8, shade(colour, -0.16 * depth)],
          [1, shade(colour, -0.34 * depth)],
        ],
        1,
        0,
      ),
    /** A round body lying on its side. */
    roll: (colour: string) =>
      linear([
        [0, shade(colour, -0.1)],
        [0.22, shade(colour, 0.28)],
        [0.55, colour],
        [1, shade(colour, -0.34)],
      ]),
    ball: (colour: string) =>
      radial([
        [0, shade(colour, 0.4)],
        [0.45, colour],
        [1, shade(colour, -0.34)],
      ]),
    clip: (shapes: string, content: string) => {
      const reference = define((id) => `<clipPath id="${id}">${shapes}</clipPath>`);
      return `<g clip-path="${reference}">${content}</g>`;
    },
    definitions: () => `<defs>${definitions.join('')}</defs>`,
  };
}

export type Paint = ReturnType<typeof createPaint>;
export type Draw = (paint: Paint) => string;

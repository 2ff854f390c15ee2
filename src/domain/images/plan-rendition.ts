// What can be made of a file so that it keeps what a channel asks: worked out from its measures, before anything is drawn.
import type { RenditionStep } from './image-detail.ts';
import type { ImageFile, ImageMeasures, ShareBox } from './image-file.ts';
import type { RenditionNeeds } from './rendition-needs.ts';

type Format = RenditionNeeds['formats'][number];
export type Rgb = { red: number; green: number; blue: number };

/** What is drawn, in pixels of the file as it is shown: `crop` is taken out of it, scaled to `inner`, and put into the middle of `canvas`. */
export type RenditionPlan = {
  crop: { left: number; top: number; width: number; height: number };
  inner: { width: number; height: number };
  canvas: { width: number; height: number };
  ground: Rgb;
  /** What each color is multiplied by, so that a ground that is almost white is white; null to leave colors alone. */
  gain: Rgb | null;
  /** What shows on the ground within the crop, in its shares: around it a ground that is white is made exactly so. Null to leave it alone. */
  extent: ShareBox | null;
  format: Format;
  maxBytes: number | null;
  steps: RenditionStep[];
};

/** A ground is almost white when each of its colors is this bright and they lie no further apart: lighting, not a color. */
const almostWhite = 242;
const whiteSpread = 3;
/** A ground is even, and can be extended, up to this mean distance of its colors. */
const evenSpread = 5;
/** Goods fill this much more than is asked, so that rounding and noise do not fall below it. */
const fillRoom = 0.03;
/** Where nobody asks for a fill, a picture that is padded keeps this much for the goods at most. */
const usualFill = 0.9;
/** The border stays free of goods, and of what JPEG draws around them. */
const mostFill = 0.94;
/** What shows around the goods leaves the border free. */
const mostExtent = 0.95;
/** What comes so near to an edge, in shares of the side, is cut off by it. */
const edgeShare = 0.004;
/** Scaling up further only blurs. */
const mostScale = 1.5;
/** Larger ones gain nothing that a shop shows. */
const usualMost = 2_500;

const whiteGround: Rgb = { red: 255, green: 255, blue: 255 };

/** Whether most of the border is white or nearly so, even if something reaches into it, such as a model who is cut off by it. */
export const isOnWhite = ({ ground: { red, green, blue }, isTransparent }: ImageMeasures): boolean =>
  isTransparent || Math.min(red, green, blue) >= almostWhite;
const isAlmostWhite = (measures: ImageMeasures): boolean =>
  measures.isTransparent || (isOnWhite(measures) && measures.groundSpread <= whiteSpread);
/** A ground that can be extended. */
export const isEven = (measures: ImageMeasures): boolean =>
  isAlmostWhite(measures) || measures.groundSpread <= evenSpread;

/** What another photo would have to be so that it helps: one with more pixels, or one taken in another way. */
export const photoWishes = ['larger', 'other'] as const;
export type PhotoWish = (typeof photoWishes)[number];

/** Refused in a sentence people read. `photo`: null where no other photo helps either. */
export type Refusal = { refusal: string; photo: PhotoWish | null };
type PlannedRendition = { plan: RenditionPlan } | Refusal | { isFine: true };

/**
 * Plans a rendition; `isFine` where the file already is what is asked. With a `crop` of a person, in shares of the sides, that is what is shown. Nothing is
 * scaled up beyond 1.5 times, and no ground is cut out by guess.
 */
export function planRendition(
  { bytes, measures }: ImageFile,
  needs: RenditionNeeds,
  crop?: ShareBox,
): PlannedRendition {
  const lacks = findLacks(bytes, measures, needs);
  if (!crop && !Object.values(lacks).some(Boolean)) return { isFine: true };
  const [format] = needs.formats.includes(measures.format as Format) ? [measures.format as Format] : needs.formats;
  if (!format) return { refusal: 'The channel accepts no file type that Copydesk can write.', photo: null };
  if (lacks.white && !isAlmostWhite(measures))
    return { refusal: 'The background is not an even white. Use a different photo.', photo: 'other' };
  if (lacks.fill && !(isEven(measures) && measures.goods))
    return {
      refusal: 'The background is not even, so the product cannot be cropped safely. Use a different photo.',
      photo: 'other',
    };
  const frame = frameOf(measures, needs, lacks, crop);
  if ('refusal' in frame) return frame;
  const sized = fitSize(frame, needs);
  if ('refusal' in sized) return sized;
  const isWhite = isAlmostWhite(measures) && (lacks.white || lacks.square || lacks.fill);
  const { red, green, blue } = measures.ground;
  const gain =
    isWhite && !measures.isTransparent && Math.min(red, green, blue) < 255
      ? { red: 255 / red, green: 255 / green, blue: 255 / blue }
      : null;
  return {
    plan: {
      crop: frame.crop,
      ...sized,
      ground: isWhite || measures.isTransparent ? whiteGround : measures.ground,
      gain,
      extent: isWhite ? withinCrop(measures, frame.crop) : null,
      format,
      maxBytes: needs.maxBytes,
      steps: stepsOf(measures, frame, sized, gain !== null || isWhite),
    },
  };
}

/** What of the needs the file does not meet. */
function findLacks(bytes: number, measures: ImageMeasures, needs: RenditionNeeds) {
  const { width, height, format, fill } = measures;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return {
    square: needs.square && width !== height,
    white: needs.whiteGround && measures.whiteBorder < 1,
    fill: needs.minFill !== null && fill !== null && fill < needs.minFill,
    size:
      short < (needs.minSide ?? 0) ||
      long < (needs.minLongest ?? 0) ||
      long > (needs.maxSide ?? Number.POSITIVE_INFINITY),
    bytes: needs.maxBytes !== null && bytes > needs.maxBytes,
    format:
      !needs.formats.some((each) => each === format) ||
      measures.colorSpace === 'cmyk' ||
      measures.depth !== '8' ||
      measures.frames > 1,
  };
}

type Frame = { crop: RenditionPlan['crop']; canvas: { width: number; height: number } };

const cutOff: Refusal = {
  refusal: 'The product or its shadow is cut off by the edge of the picture. Use a different photo.',
  photo: 'other',
};

/** What is taken out of the picture, and the canvas it stands on, both in pixels of the picture. */
function frameOf(
  measures: ImageMeasures,
  needs: RenditionNeeds,
  lacks: ReturnType<typeof findLacks>,
  crop: ShareBox | undefined,
): Frame | Refusal {
  const { width, height, goods } = measures;
  const whole = { left: 0, top: 0, width, height };
  if (crop) {
    const box = toPixels(crop, measures);
    return { crop: box, canvas: needs.square && isEven(measures) ? squareOf(box) : sidesOf(box) };
  }
  const mayCrop = goods !== null && isEven(measures) && (lacks.fill || lacks.square || lacks.white);
  const frame = mayCrop ? frameGoods(goods, measures, needs) : wholeFrame(whole, measures, lacks.square);
  return 'refusal' in frame || !isCutOff(frame, measures) ? frame : cutOff;
}

const wholeFrame = (whole: Frame['crop'], measures: ImageMeasures, isSquare: boolean): Frame => ({
  crop: whole,
  canvas: isSquare && isEven(measures) ? squareOf(whole) : sidesOf(whole),
});

/** The goods as large as is asked, with all that shows around them: what is pale may be a part of them. */
function frameGoods(goods: ShareBox, measures: ImageMeasures, needs: RenditionNeeds): Frame | Refusal {
  const box = toPixels(goods, measures);
  const extent = toPixels(measures.extent ?? goods, measures);
  const fill = Math.min(mostFill, Math.max(measures.fill ?? usualFill, (needs.minFill ?? 0) + fillRoom, 0.5));
  const [goodsSide, extentSide] = [Math.max(box.width, box.height), Math.max(extent.width, extent.height)];
  const longest = Math.max(goodsSide / fill, extentSide / mostExtent);
  if (needs.minFill !== null && goodsSide / longest < needs.minFill)
    return {
      refusal: 'Around the product the background is not even, so it cannot be cropped safely. Use a different photo.',
      photo: 'other',
    };
  const canvas = needs.square
    ? { width: longest, height: longest }
    : {
        width: Math.max(extent.width + longest - extentSide, 1),
        height: extent.height + longest - extentSide,
      };
  return { crop: growWithin(extent, canvas, measures), canvas };
}

/** Whether what shows on the ground ends at an edge of the picture beyond which there would be more ground: it would end in the middle of it. */
function isCutOff({ crop, canvas }: Frame, measures: ImageMeasures): boolean {
  const shown = measures.extent ?? measures.goods;
  if (!shown) return false;
  const touches = (from: number, length: number) => from <= edgeShare || from + length >= 1 - edgeShare;
  return (
    (canvas.width > crop.width + 1 && touches(shown.left, shown.width)) ||
    (canvas.height > crop.height + 1 && touches(shown.top, shown.height))
  );
}

/** As much of the picture around a box as the canvas has room for and the picture has, the box in the middle. */
function growWithin(
  box: RenditionPlan['crop'],
  canvas: { width: number; height: number },
  { width, height }: ImageMeasures,
): RenditionPlan['crop'] {
  const grow = (at: number, length: number, room: number, end: number): [number, number] => {
    const side = Math.floor(Math.max(0, Math.min((room - length) / 2, at, end - at - length)));
    return [at - side, length + 2 * side];
  };
  const [left, wide] = grow(box.left, box.width, canvas.width, width);
  const [top, high] = grow(box.top, box.height, canvas.height, height);
  return { left, top, width: wide, height: high };
}

function fitSize({ crop, canvas }: Frame, needs: RenditionNeeds): Pick<RenditionPlan, 'inner' | 'canvas'> | Refusal {
  const [short, long] = [Math.min(canvas.width, canvas.height), Math.max(canvas.width, canvas.height)];
  const least = Math.max((needs.minSide ?? 0) / short, (needs.minLongest ?? 0) / long);
  const most = Math.min(needs.maxSide ?? usualMost, usualMost) / long;
  const scale = Math.min(Math.max(1, least), most);
  if (least > mostScale)
    return {
      refusal: `The picture is too small: ${Math.round(canvas.width)} × ${Math.round(canvas.height)} pixels are left, and ${Math.ceil(Math.max(needs.minSide ?? 0, needs.minLongest ?? 0)).toLocaleString('en')} are required. Use a larger photo.`,
      photo: 'larger',
    };
  if (scale < least) return { refusal: 'The channel asks for more pixels than it accepts.', photo: null };
  const up = (length: number) => Math.max(1, Math.round(length * scale));
  const end = needs.maxSide ?? usualMost;
  const drawn = {
    width: Math.min(end, Math.ceil(canvas.width * scale)),
    height: Math.min(end, Math.ceil(canvas.height * scale)),
  };
  return {
    inner: { width: Math.min(up(crop.width), drawn.width), height: Math.min(up(crop.height), drawn.height) },
    canvas: drawn,
  };
}

const sidesOf = ({ width, height }: { width: number; height: number }) => ({ width, height });
const squareOf = ({ width, height }: { width: number; height: number }) => {
  const side = Math.max(width, height);
  return { width: side, height: side };
};

function toPixels(box: ShareBox, { width, height }: ImageMeasures): RenditionPlan['crop'] {
  const left = Math.min(width - 1, Math.max(0, Math.floor(box.left * width)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(box.top * height)));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.ceil(box.width * width))),
    height: Math.max(1, Math.min(height - top, Math.ceil(box.height * height))),
  };
}

/** What shows on the ground in shares of the crop. */
function withinCrop(measures: ImageMeasures, crop: RenditionPlan['crop']): ShareBox | null {
  const { width, height } = measures;
  const shown = measures.extent ?? measures.goods;
  if (!shown) return null;
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const left = share((shown.left * width - crop.left) / crop.width);
  const top = share((shown.top * height - crop.top) / crop.height);
  return {
    left,
    top,
    width: Math.min(1 - left, (shown.width * width) / crop.width),
    height: Math.min(1 - top, (shown.height * height) / crop.height),
  };
}

function stepsOf(
  { width, height, orientation, colorSpace, isTransparent }: ImageMeasures,
  { crop }: Frame,
  { inner, canvas }: Pick<RenditionPlan, 'inner' | 'canvas'>,
  isWhite: boolean,
): RenditionStep[] {
  const steps: [RenditionStep, boolean][] = [
    ['orient', orientation !== 1],
    ['white', isWhite || isTransparent],
    ['crop', crop.width < width || crop.height < height],
    ['pad', inner.width < canvas.width || inner.height < canvas.height],
    ['resize', inner.width !== crop.width],
    ['srgb', colorSpace !== 'srgb'],
    ['encode', true],
  ];
  return steps.flatMap(([step, isDone]) => (isDone ? [step] : []));
}

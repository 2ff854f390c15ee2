// How well pictures are measured: precision and recall of each measure over labelled pictures, renditions measured after they were encoded, pace and memory.
// node evals/images.ts [--pace=500]
import { isAlike } from '#domain/images/alike.ts';
import { bandsNear } from '#domain/images/bands.ts';
import type { ImageFile } from '#domain/images/image-file.ts';
import { planRendition } from '#domain/images/plan-rendition.ts';
import type { RenditionNeeds } from '#domain/images/rendition-needs.ts';
import type { SmallCopy } from '#domain/images/small-copy.ts';
import { readCopy } from '#server/media/measuring/copy-text.ts';
import { openImageProcesses } from '#server/media/measuring/image-processes.ts';
import type { Measured } from '#server/media/measuring/measured.ts';
import { drawGoods } from '../testing/pictures.ts';
import { drawAlmostAlike } from './almost-alike.ts';
import { differToTheEye } from './differ-to-the-eye.ts';
import { figureThresholds } from './image-thresholds.ts';
import { drawLabelled, type Goods, type Labelled } from './pictures.ts';

/** `ofLabelled`, `ofAlike`: the seeds of both kinds of pictures. */
const sets = [
  { name: 'tuned on', ofLabelled: 20_261, ofAlike: [101, 102] },
  { name: 'held out', ofLabelled: 61_337, ofAlike: [73_019, 88_427] },
] as const;
const processes = openImageProcesses({ jobMs: 60_000 });
type Known = Labelled & Measured;

async function measureAll<T extends { name: string; bytes: Buffer }>(
  labelled: readonly T[],
): Promise<(T & Measured)[]> {
  const known: (T & Measured)[] = [];
  for (const picture of labelled) {
    const answer = await processes.run('measure', { bytes: picture.bytes });
    if ('problem' in answer) throw new Error(`${picture.name}: ${answer.problem}`);
    known.push({ ...picture, ...answer });
  }
  return known;
}

type Counted = { found: number; right: number; there: number; wrong: string[] };

function count<T>(
  of: readonly T[],
  isSaid: (each: T) => boolean,
  isTrue: (each: T) => boolean,
  nameOf: (each: T) => string,
): Counted {
  const said = of.filter(isSaid);
  return {
    found: said.length,
    right: said.filter(isTrue).length,
    there: of.filter(isTrue).length,
    wrong: of.filter((each) => isSaid(each) !== isTrue(each)).map(nameOf),
  };
}

function print(what: string, { found, right, there, wrong }: Counted, of = ''): void {
  const share = (part: number, whole: number) => (whole === 0 ? '  -  ' : (part / whole).toFixed(3));
  console.log(
    `  ${what.padEnd(14)} precision ${share(right, found)}  recall ${share(right, there)}  (${there} there)${of && `, ${of}`}`,
  );
  if (wrong.length > 0) console.log(`    wrong: ${wrong.slice(0, 8).join(', ')}`);
}

/** `group` and `kind`: pictures that differ in one thing, and in which. */
type Shown = Measured & { name: string; picture: string; group: string; kind: string; goods: Goods };
type Pair = { one: Shown; other: Shown; isSame: boolean; isSaid: boolean };

/** Pairs as the database finds them: by a band, and then by what they show. What nobody can tell apart is neither the same nor another. */
function pairUp(shown: readonly Shown[]): Pair[] {
  const copies = new Map<Shown, { small: SmallCopy; near: Set<number> }>();
  for (const each of shown) {
    const small = readCopy(each.copy);
    copies.set(each, { small, near: new Set(bandsNear(small.light)) });
  }
  return shown.flatMap((one, at) =>
    shown.slice(at + 1).flatMap((other) => {
      const [a, b] = [copies.get(one), copies.get(other)];
      const isSame = one.picture === other.picture;
      const isFound = a && one.bands.some((band) => copies.get(other)?.near.has(band));
      const isSaid = a && b && isFound ? isAlike(a.small, b.small) : false;
      // A look at the goods is dear: only pairs that are said to be the same, or drawn to be told apart, get one.
      const isUnclear = !isSame && isSaid && !differToTheEye(one.goods, other.goods);
      return isUnclear ? [] : [{ one, other, isSame, isSaid }];
    }),
  );
}

function printSame(what: string, shown: readonly Shown[]): void {
  const pairs = pairUp(shown);
  const counted = count(
    pairs,
    ({ isSaid }) => isSaid,
    ({ isSame }) => isSame,
    ({ one, other }) => `${one.name} / ${other.name}`,
  );
  print('same picture', counted, what);
  const near = pairs.filter(({ one, other, isSame }) => !isSame && one.group !== '' && one.group === other.group);
  for (const kind of new Set(near.map(({ one, other }) => (one.kind === 'first' ? other.kind : one.kind)))) {
    const of = near.filter(({ one, other }) => kind === one.kind || kind === other.kind);
    console.log(`    ${kind}: ${of.filter(({ isSaid }) => isSaid).length} of ${of.length} pairs said to be the same`);
  }
}

const needs: Readonly<Record<string, RenditionNeeds>> = {
  strict: {
    square: true,
    whiteGround: true,
    minFill: 0.85,
    minSide: null,
    minLongest: 1_000,
    maxSide: 10_000,
    maxBytes: 10_485_760,
    formats: ['jpeg', 'png'],
  },
  small: {
    square: true,
    whiteGround: false,
    minFill: null,
    minSide: 500,
    minLongest: null,
    maxSide: 1_000,
    maxBytes: 150_000,
    formats: ['jpeg'],
  },
};

async function render(known: readonly Known[]): Promise<void> {
  for (const [name, asked] of Object.entries(needs)) {
    let [made, kept, refused, fine] = [0, 0, 0, 0];
    const broken: string[] = [];
    for (const { bytes, measures, name: picture } of known) {
      const file: ImageFile = { hash: '', bytes: bytes.length, alikeId: 0, measures };
      const planned = planRendition(file, asked);
      if ('isFine' in planned) fine += 1;
      else if ('refusal' in planned) refused += 1;
      else {
        const rendered = await processes.run('render', { bytes, plan: planned.plan, isAiMade: false });
        if ('refusal' in rendered) {
          refused += 1;
          continue;
        }
        made += 1;
        const again = planRendition(
          { ...file, bytes: rendered.bytes.length, measures: rendered.measured.measures },
          asked,
        );
        if ('isFine' in again) kept += 1;
        else {
          const m = rendered.measured.measures;
          broken.push(`${picture} (${m.width} × ${m.height}, white ${m.whiteBorder}, fill ${m.fill?.toFixed(3)})`);
        }
      }
    }
    console.log(
      `  renditions, ${name} needs: ${made} made, ${kept} keep all that was asked, ${refused} refused, ${fine} fine as they are`,
    );
    if (broken.length > 0) console.log(`    broken: ${broken.slice(0, 6).join('; ')}`);
  }
}

for (const { name: set, ofLabelled, ofAlike } of sets) {
  const known = await measureAll(await drawLabelled(ofLabelled));
  console.log(`${known.length} pictures, ${set}`);
  const { white, sharp, letters, small } = figureThresholds;
  const nameOf = ({ name }: Known) => name;
  print(
    'white ground',
    count(
      known,
      ({ measures }) => measures.whiteBorder >= white,
      ({ labels }) => labels.isWhite,
      nameOf,
    ),
  );
  print(
    'out of focus',
    count(
      known,
      ({ measures }) => (measures.sharpness ?? 0) < sharp,
      ({ labels }) => labels.isBlurred,
      nameOf,
    ),
  );
  print(
    'too small',
    count(
      known,
      ({ measures }) => Math.max(measures.width, measures.height) < small,
      ({ labels }) => labels.isSmall,
      nameOf,
    ),
  );
  print(
    'letters',
    count(
      known,
      ({ measures }) => measures.letters > letters,
      ({ labels }) => labels.hasLetters,
      nameOf,
    ),
  );
  printSame(
    'the same picture',
    known.map(({ labels, ...picture }) => ({ ...picture, ...labels, group: '', kind: 'a copy' })),
  );
  for (const seed of ofAlike) {
    const drawn = await drawAlmostAlike(seed);
    printSame(
      `the same picture among ${drawn.length} that are almost alike, drawn by ${seed}`,
      await measureAll(drawn),
    );
  }
  await render(known);
}

const pace = Number(process.argv.find((arg) => arg.startsWith('--pace='))?.slice(7) ?? 0);
if (pace > 0) {
  const pictures = await Promise.all(
    [0, 1, 2, 3].map((n) => drawGoods({ width: 1_000, height: 1_000, size: 0.5 + n / 10 })),
  );
  const own = openImageProcesses();
  for (const bytes of pictures) await own.run('measure', { bytes });
  const before = own.rss();
  let most = before;
  const start = performance.now();
  for (let n = 0; n < pace; n += 1) {
    await own.run('measure', { bytes: pictures[n % 4] as Buffer });
    most = Math.max(most, own.rss());
  }
  const seconds = (performance.now() - start) / 1_000;
  const mb = (bytes: number) => (bytes / 1_048_576).toFixed(0);
  console.log(
    `${pace} pictures of 1,000 × 1,000 in one process: ${(pace / seconds).toFixed(1)} a second; memory ${mb(before)} MB, at most ${mb(most)}`,
  );
  own.close();
}
processes.close();

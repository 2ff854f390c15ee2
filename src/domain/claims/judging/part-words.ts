// Which words name parts of products.
import data from './part-words.json' with { type: 'json' };

const sure: ReadonlySet<string> = new Set(data.sure);
const unsure: ReadonlySet<string> = new Set(data.unsure);

/** What makes or does something, by its ending: `humidifier`, `stabilizer`, `applicator`. */
const device = /(?:.{2}[iy][zs]er|[tr]ifier|.{3}ator|.{3}ometer|.{2}eeder|fuser)$/;
const notDevices = new Set(
  'operator creator educator moderator spectator senator dictator navigator narrator aviator curator illustrator translator administrator decorator user appetizer'.split(
    ' ',
  ),
);

/** Whether a word is hardly anything but a part, so that naming it says that it is there. */
export const isSurePart = (stem: string): boolean =>
  sure.has(stem) || (!unsure.has(stem) && device.test(stem) && !notDevices.has(stem));

export const isPart = (stem: string): boolean => unsure.has(stem) || isSurePart(stem);

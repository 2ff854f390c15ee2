// Files run in another order each time, so that none comes to lean on what one before it left. The seed is printed; `--sequence.seed=<it>` runs
// them in that order once more.
import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest come first, in any order: started last, one alone would go on while the other worker has nothing to do. */
const longestShare = 0.1;

export class ShuffledFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    if (files.length > 1) this.ctx.logger.log(`The order of the files: --sequence.seed=${seed}`);
    const place = ({ moduleId }: TestSpecification) => createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
    const shuffled = (some: TestSpecification[]) => some.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
    // By project, and in each the longest first.
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((sorted) => {
      const longest = Math.ceil(sorted.length * longestShare);
      return [...shuffled(sorted.slice(0, longest)), ...shuffled(sorted.slice(longest))];
    });
  }
}

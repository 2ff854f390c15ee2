// Measuring as the server does it: in a process of its own. A picture that takes that process along, or takes too long, cannot be read here.
import type { CopyWidth } from '#domain/images/images.contract.ts';
import { type ImageProcesses, ImageProcessFault, openImageProcesses } from './image-processes.ts';
import type { Measuring } from './measured.ts';

const isOfPicture = (error: unknown): boolean => error instanceof ImageProcessFault && error.why !== 'closed';

export function openMeasuring(processes: ImageProcesses = openImageProcesses()): Measuring & { close: () => void } {
  return {
    measureBytes: async (bytes) => {
      try {
        return await processes.run('measure', { bytes });
      } catch (error) {
        if (isOfPicture(error)) return { problem: 'not-readable' };
        throw error;
      }
    },
    makeCopy: async (bytes, width) => {
      const copy = await processes.run('copy', { bytes, width: width as CopyWidth });
      if (!copy) throw new Error('A stored picture cannot be shown smaller');
      return copy;
    },
    makeSmall: async (bytes) => {
      try {
        return await processes.run('small', { bytes });
      } catch (error) {
        if (isOfPicture(error)) return null;
        throw error;
      }
    },
    renderImage: async (bytes, plan, isAiMade) => {
      try {
        return await processes.run('render', { bytes, plan, isAiMade });
      } catch (error) {
        if (isOfPicture(error)) return { refusal: 'The picture could not be drawn.' };
        throw error;
      }
    },
    close: processes.close,
  };
}

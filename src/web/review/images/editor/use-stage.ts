// What is done with the picture on the stage: how large it is shown, where it is compared, and how it is cropped.
import { useState } from 'react';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { ShareBox } from '#domain/images/image-file.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import type { Checker } from '../../check/checker.ts';
import { firstBox } from './crop-box.ts';
import { stageActions } from './editor.actions.ts';
import type { ImageEditorState } from './use-image-editor.ts';
import { useRenditions } from './use-renditions.ts';

/** `fit`: all of it; a number: so many pixels of the screen for one of the file. */
type Zoom = 'fit' | number;
const zooms: readonly Zoom[] = ['fit', 0.5, 1, 2];

export type StageState = ReturnType<typeof useStage>;

export function useStage(editor: ImageEditorState, image: ImageDetail, checker: Checker | null) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [share, setShare] = useState(50);
  const [crop, setCrop] = useState<ShareBox | null>(null);
  const renditions = useRenditions({ editor, image, checker, onCropped: () => setCrop(null) });
  const hasFile = renditions.original.file !== null;
  const toggleCrop = () => {
    if (hasFile) setCrop(crop ? null : (image.rendition?.crop ?? firstBox));
  };
  const togglePixels = () => setZoom(zoom === 1 ? 'fit' : 1);
  useActions(
    'Image editor',
    stageActions(
      {
        hasChoice: renditions.renditions.length > 0,
        hasRendition: image.rendition !== undefined,
        canCrop: hasFile,
      },
      {
        nextRendition: renditions.next,
        togglePixels,
        toggleCrop,
        slide: (by) => setShare((old) => Math.min(100, Math.max(0, old + by))),
      },
    ),
  );
  return {
    renditions,
    zoom,
    zoomBy: (by: 1 | -1) => setZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom),
    togglePixels,
    canZoomIn: zoom !== zooms.at(-1),
    canZoomOut: zoom !== 'fit',
    share,
    setShare,
    crop,
    setCrop,
    toggleCrop,
    useCrop: () => crop && renditions.crop(crop),
  };
}

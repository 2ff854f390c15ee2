// The picture that is looked at: beside its rendition, at its pixels, or with the box of a crop.
import { Crop, ZoomIn, ZoomOut } from 'lucide-react';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { Button } from '#web/kit/button.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { KeyHint } from '../../key-hint.tsx';
import { pictureOf, viewOf } from '../picture.ts';
import { ShownPicture } from '../shown-picture.tsx';
import { CompareSlider } from './compare-slider.tsx';
import { CropStage } from './crop-stage.tsx';
import { editorKeys } from './editor.actions.ts';
import { rowName } from './editor-words.ts';
import { FileFacts } from './file-facts.tsx';
import { RenditionChoice } from './rendition-choice.tsx';
import type { ImageEditorState } from './use-image-editor.ts';
import type { StageState } from './use-stage.ts';

type StageProps = { editor: ImageEditorState; image: ImageDetail; stage: StageState };

export function Stage({ editor, image, stage }: StageProps) {
  const { renditions, crop } = stage;
  const { original } = renditions;
  const name = rowName(image, editor.shown);
  const chosen = image.rendition ? pictureOf(editor.known, image, 1_200) : null;
  const isAtPixels = stage.zoom !== 'fit' && original.file !== null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-1 px-3 py-2">
        <h2 className="mr-auto px-1 font-semibold text-[0.9375rem]">{name}</h2>
        <IconButton icon={ZoomOut} label="Zoom out" disabled={!stage.canZoomOut} onClick={() => stage.zoomBy(-1)} />
        <IconButton
          icon={ZoomIn}
          label="Zoom in"
          disabled={!stage.canZoomIn || !original.file}
          onClick={() => stage.zoomBy(1)}
        />
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={stage.zoom === 1}
          disabled={!original.file}
          onClick={stage.togglePixels}
        >
          1:1
          <span className="sr-only"> pixels</span>
          <KeyHint keys={editorKeys.pixels} />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={crop !== null}
          disabledReason={original.file ? undefined : 'The picture was not measured yet.'}
          onClick={stage.toggleCrop}
        >
          <Crop aria-hidden />
          Crop
          <KeyHint keys={editorKeys.crop} />
        </Button>
      </div>
      <div className="relative h-103 border-line border-t bg-sunken max-sm:h-86">
        {crop && original.file && original.src ? (
          <CropStage src={original.src} file={original.file} box={crop} onBoxChange={stage.setCrop} />
        ) : isAtPixels && original.file ? (
          <Pixels editor={editor} image={image} zoom={Number(stage.zoom)} name={name} />
        ) : chosen ? (
          <CompareSlider before={original} after={chosen} value={stage.share} onValueChange={stage.setShare} />
        ) : (
          <ShownPicture picture={original} alt={name} isFramed={false} className="absolute! inset-0 rounded-none" />
        )}
      </div>
      {crop && (
        <div className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-2">
          <p className="mr-auto text-ink-soft text-xs">Drag the box or use arrow keys. Shift resizes.</p>
          <Button size="sm" onClick={stage.toggleCrop}>
            Cancel crop
          </Button>
          <Button size="sm" variant="soft" busy={renditions.isCropping} onClick={stage.useCrop}>
            Use this crop
          </Button>
        </div>
      )}
      <RenditionChoice of={renditions} chosen={image.rendition?.hash ?? null} />
      <FileFacts
        original={original.file}
        rendition={chosen?.file ?? null}
        states={renditions.verdictOf(image.rendition ?? null)?.facts ?? {}}
      />
    </>
  );
}

/** At its pixels, scrolled within the frame: the file itself, not a smaller copy. */
function Pixels({ editor, image, zoom, name }: Omit<StageProps, 'stage'> & { zoom: number; name: string }) {
  const made = image.rendition && editor.known.renditions[image.rendition.hash];
  const view = viewOf(editor.known, image.url);
  const file = made?.file ?? view?.file;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys
    <section aria-label={`${name} in actual pixels`} tabIndex={0} className="absolute inset-0 overflow-auto">
      <img
        src={made?.served ?? view?.served ?? image.url}
        alt={name}
        width={(file?.measures.width ?? 0) * zoom}
        height={(file?.measures.height ?? 0) * zoom}
        className="max-w-none bg-matte"
      />
    </section>
  );
}

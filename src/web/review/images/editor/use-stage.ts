// What is done with the picture on the stage: which rendition goes out, how large it is shown, and how it is cropped.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContractReply } from '#domain/contract.ts';
import type { ImageDetail, Rendition } from '#domain/images/image-detail.ts';
import type { ShareBox } from '#domain/images/image-file.ts';
import { makeRendition } from '#domain/images/images.contract.ts';
import { useActions } from '#web/client/actions.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import { originalOf } from '../picture.ts';
import { firstBox } from './crop-box.ts';
import { stageActions } from './editor.actions.ts';
import { renditionName } from './editor-words.ts';
import type { ImageEditorState } from './use-image-editor.ts';

type Made = ContractReply<typeof makeRendition>;

/** `fit`: all of it; a number: so many pixels of the screen for one of the file. */
export type Zoom = 'fit' | number;
const zooms: readonly Zoom[] = ['fit', 0.5, 1, 2];

export function useStage(editor: ImageEditorState, image: ImageDetail) {
  const { product, known } = editor;
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [share, setShare] = useState(50);
  const [crop, setCrop] = useState<ShareBox | null>(null);
  const [crops, setCrops] = useState<readonly Made[]>([]);
  const params = { id: String(product.id) };
  const { url } = image;
  const original = originalOf(known, url, 1_200);
  // What rules ask for can only be made of a file that is there; the same file gives the same rendition.
  const made = useQuery({
    queryKey: keys.imageRendition(product.id, url),
    queryFn: ({ signal }) => call(makeRendition, { params, body: { url }, signal }),
    enabled: original.file !== null && image.leftOut === undefined,
  });
  const making = useMutation({
    mutationFn: (box: ShareBox) => call(makeRendition, { params, body: { url, crop: box } }),
    onSuccess: (reply) => {
      setCrops((old) => [...old.filter(({ rendition }) => rendition.hash !== reply.rendition.hash), reply]);
      setCrop(null);
      choose(reply.rendition, reply);
    },
    onError: (error) =>
      toast({ title: 'The picture was not cropped', description: explainError(error), tone: 'destructive' }),
  });
  const replies = [...(made.data ? [made.data] : []), ...crops];
  const renditions = uniqueByHash([
    ...(image.rendition ? [image.rendition] : []),
    ...replies.map((each) => each.rendition),
  ]);
  const choose = (rendition: Rendition | null, reply?: Made) => {
    const from = reply ?? replies.find((each) => each.rendition.hash === rendition?.hash);
    if (rendition && from) editor.noteRendition(rendition.hash, { served: from.served, file: from.file });
    editor.change({ type: 'rendition', url, rendition });
    announce(rendition ? `${renditionName(rendition)} goes out` : 'The original goes out');
  };
  const next = () => {
    const choices = [null, ...renditions];
    const at = choices.findIndex((each) => each?.hash === image.rendition?.hash);
    choose(choices[(at + 1) % choices.length] ?? null);
  };
  const toggleCrop = () => {
    if (!original.file) return;
    setCrop(crop ? null : (image.rendition?.crop ?? firstBox));
  };
  const zoomBy = (by: 1 | -1) => setZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom);
  const slide = (by: number) => setShare((old) => Math.min(100, Math.max(0, old + by)));
  useActions(
    'Image editor',
    stageActions(
      {
        hasChoice: renditions.length > 0,
        hasRendition: image.rendition !== undefined,
        canCrop: original.file !== null,
      },
      {
        nextRendition: next,
        togglePixels: () => setZoom(zoom === 1 ? 'fit' : 1),
        toggleCrop,
        slide,
      },
    ),
  );
  return {
    original,
    renditions,
    isMaking: made.isFetching,
    choose,
    zoom,
    zoomBy,
    togglePixels: () => setZoom(zoom === 1 ? 'fit' : 1),
    canZoomIn: zoom !== zooms.at(-1),
    canZoomOut: zoom !== 'fit',
    share,
    setShare,
    crop,
    setCrop,
    toggleCrop,
    useCrop: () => crop && making.mutate(crop),
    isCropping: making.isPending,
  };
}

const uniqueByHash = (renditions: readonly Rendition[]): Rendition[] => [
  ...new Map(renditions.map((each) => [each.hash, each])).values(),
];

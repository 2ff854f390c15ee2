// Which files could go out for an image: what the rules ask for, what a person cropped, or why there is none; and which of them does.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImageDetail, Rendition } from '#domain/images/image-detail.ts';
import type { ShareBox } from '#domain/images/image-file.ts';
import { type MadeRendition, makeRendition, type RenditionReply } from '#domain/images/images.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import type { Checker } from '../../check/checker.ts';
import { originalOf } from '../picture.ts';
import { renditionName } from './editor-words.ts';
import { useFileVerdicts } from './use-file-verdicts.ts';
import type { ImageEditorState } from './use-image-editor.ts';

/** Why no rendition is made. `photo`: where only another photo helps, what it would have to be. */
type NoRendition = Pick<Exclude<RenditionReply, MadeRendition>, 'reason' | 'photo'>;

const isMade = (reply: RenditionReply): reply is MadeRendition => reply.rendition !== null;

type RenditionsOptions = {
  editor: ImageEditorState;
  image: ImageDetail;
  checker: Checker | null;
  onCropped: () => void;
};

export type Renditions = ReturnType<typeof useRenditions>;

export function useRenditions({ editor, image, checker, onCropped }: RenditionsOptions) {
  const { product, known, shown } = editor;
  const { url, alt, leftOut } = image;
  const isHero = shown[0]?.url === url;
  const params = { id: String(product.id) };
  const [crops, setCrops] = useState<readonly MadeRendition[]>([]);
  const original = originalOf(known, url, 1_200);
  // What rules ask for can only be made of a file that is there; the same file gives the same rendition.
  const made = useQuery({
    queryKey: keys.imageRendition(product.id, url, isHero),
    queryFn: ({ signal }) => call(makeRendition, { params, body: { url, isHero }, signal }),
    enabled: original.file !== null && leftOut === undefined,
  });
  const failed = (description: string) =>
    toast({ title: 'The picture was not cropped', description, tone: 'destructive' });
  const making = useMutation({
    mutationFn: (crop: ShareBox) => call(makeRendition, { params, body: { url, crop, isHero } }),
    onSuccess: (reply) => {
      if (!isMade(reply)) {
        failed(reply.reason);
        return;
      }
      setCrops((old) => [...old.filter(({ rendition }) => rendition.hash !== reply.rendition.hash), reply]);
      onCropped();
      choose(reply.rendition, reply);
    },
    onError: (error) => failed(explainError(error)),
  });
  const replies = [...(made.data && isMade(made.data) ? [made.data] : []), ...crops];
  const renditions = uniqueByHash([
    ...(image.rendition ? [image.rendition] : []),
    ...replies.map((each) => each.rendition),
  ]);
  const fileOf = ({ hash }: Rendition) =>
    known.renditions[hash]?.file ?? replies.find(({ rendition }) => rendition.hash === hash)?.file;
  const measured = renditions.flatMap((rendition) => {
    const file = fileOf(rendition);
    return file ? [{ hash: rendition.hash, file }] : [];
  });
  const verdicts = useFileVerdicts(
    checker,
    original.file && leftOut === undefined
      ? {
          url,
          alt,
          isHero,
          files: [original.file, ...measured.map(({ file }) => file)].map((file) => ({ file, problem: null })),
        }
      : null,
  );
  const choose = (rendition: Rendition | null, reply?: MadeRendition) => {
    const from = reply ?? replies.find((each) => each.rendition.hash === rendition?.hash);
    if (rendition && from) editor.noteRendition(rendition.hash, { served: from.served, file: from.file });
    editor.change({ type: 'rendition', url, rendition });
    announce(rendition ? `${renditionName(rendition)} will be exported` : 'The original will be exported');
  };
  return {
    original,
    renditions,
    isMaking: made.isFetching,
    /** Why the rules make no rendition; null where they do, and until it is known. */
    none: noneOf(made.data, made.error),
    choose,
    next: () => {
      const choices = [null, ...renditions];
      const at = choices.findIndex((each) => each?.hash === image.rendition?.hash);
      choose(choices[(at + 1) % choices.length] ?? null);
    },
    crop: (box: ShareBox) => making.mutate(box),
    isCropping: making.isPending,
    /** What the rules find of a file; undefined until it is known. Null for the image itself. */
    verdictOf: (rendition: Rendition | null) =>
      verdicts?.[rendition ? measured.findIndex(({ hash }) => hash === rendition.hash) + 1 : 0],
  };
}

function noneOf(reply: RenditionReply | undefined, error: Error | null): NoRendition | null {
  if (error) return { reason: explainError(error), photo: null };
  return !reply || isMade(reply) ? null : { reason: reply.reason, photo: reply.photo };
}

const uniqueByHash = (renditions: readonly Rendition[]): Rendition[] => [
  ...new Map(renditions.map((each) => [each.hash, each])).values(),
];

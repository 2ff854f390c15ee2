// The image that is looked at: the picture with the files that could go out, its alt text, and what the rules say of it.
import type { ImageFault } from '#domain/benchmarks/find-image-faults.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { Person } from '#domain/session/person.ts';
import { Card } from '#web/kit/card.tsx';
import type { ListingBenchmark } from '../../check/check-answers.ts';
import type { Checker } from '../../check/checker.ts';
import { AltField } from './alt-field.tsx';
import { RulesPane } from './rules-pane.tsx';
import { Stage } from './stage.tsx';
import type { ImageEditorState } from './use-image-editor.ts';
import { useStage } from './use-stage.ts';

type SelectedImageProps = {
  editor: ImageEditorState;
  image: ImageDetail;
  benchmark: ListingBenchmark | null;
  checker: Checker | null;
  me: Person;
  onLeave: () => void;
};

const noFaults: readonly ImageFault[] = [];

export function SelectedImage({ editor, image, benchmark, checker, me, onLeave }: SelectedImageProps) {
  const { url } = image;
  const stage = useStage(editor, image, checker);
  return (
    <>
      <Card aria-label="Picture" className="min-w-0 overflow-hidden">
        <Stage editor={editor} image={image} stage={stage} />
        <AltField
          image={image}
          results={benchmark?.results ?? []}
          checker={checker}
          onChange={(alt) => editor.change({ type: 'alt', url, alt })}
        />
      </Card>
      <Card aria-label="Rules" className="min-w-0 overflow-hidden">
        <RulesPane
          editor={editor}
          image={image}
          faults={benchmark?.faults[url] ?? noFaults}
          isEvaluated={benchmark !== null}
          renditions={stage.renditions}
          me={me}
          onLeave={onLeave}
        />
      </Card>
    </>
  );
}

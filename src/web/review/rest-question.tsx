// The question before *Approve the rest* where a required rule is broken: by a part that would be left empty although a rule asks for it.

import { type Part, partTable } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import type { Verdict } from './check/use-verdicts.ts';

type RestQuestionProps = {
  /** What *Approve the rest* takes. */
  rest: readonly Part[];
  verdicts: Readonly<Record<Part, Verdict>>;
  onApprove: () => void;
  onClose: () => void;
};

export function RestQuestion({ rest, verdicts, onApprove, onClose }: RestQuestionProps) {
  const broken = rest.filter((part) => mustOf(verdicts[part]).length > 0);
  const rules = broken.flatMap((part) => mustOf(verdicts[part])).length;
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onOpenChange={onClose}
      title={
        rules === 1 ? 'Approve although a required rule is broken?' : 'Approve although required rules are broken?'
      }
      description="The retailer can refuse a listing that breaks them."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" data-first-focus onClick={onApprove}>
            Approve {countNoun(rest.length, 'part', 'parts')}
          </Button>
        </>
      }
    >
      <ul className="space-y-2">
        {broken.map((part) => (
          <li key={part}>
            <p className="font-medium">
              {partTable[part].label} {verdicts[part].check?.value === 'empty' && 'will be left empty'}
            </p>
            <ul className="list-disc pl-5 text-ink-soft">
              {mustOf(verdicts[part]).map((id) => (
                <li key={id}>{nameOf(verdicts[part], id)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const mustOf = ({ check }: Verdict): readonly string[] => check?.must ?? [];

const nameOf = ({ results, names }: Verdict, id: string): string =>
  results?.find(({ rule }) => rule.id === id)?.rule.label ?? names[id] ?? id;

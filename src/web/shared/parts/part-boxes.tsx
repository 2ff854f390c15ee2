// Which parts of a product something is about, as boxes.
import { issueOrder, type Part, partTable } from '#domain/parts/parts.ts';
import { CheckLine } from '#web/kit/form/check-line.tsx';

type PartBoxesProps = {
  legend: string;
  offered: readonly Part[];
  value: readonly Part[];
  onChange: (parts: Part[]) => void;
};

export function PartBoxes({ legend, offered, value, onChange }: PartBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-[0.8125rem]">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        {issueOrder
          .filter((part) => offered.includes(part))
          .map((part) => (
            <CheckLine
              key={part}
              label={partTable[part].shortLabel}
              checked={value.includes(part)}
              onCheckedChange={(isIn) =>
                onChange(offered.filter((each) => (each === part ? isIn : value.includes(each))))
              }
            />
          ))}
      </div>
    </fieldset>
  );
}

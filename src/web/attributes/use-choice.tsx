// What an attribute is used for: three uses side by side, the default named, and the way back to it.

import { RotateCcw } from 'lucide-react';
import { attributeUses } from '#domain/attributes/attribute-uses.ts';
import { type CatalogueAttribute, setAttributeUse } from '#domain/attributes/attributes.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { AllowedFields } from '#web/shared/screen/allowed.tsx';
import { useWords } from './attribute-words.ts';
import { useChooseUse } from './attributes.queries.ts';

const options = attributeUses.map((use) => ({ value: use, label: useWords[use] }));

export function UseChoice({ attribute }: { attribute: CatalogueAttribute }) {
  const { key, name, use, defaultUse, isChosen } = attribute;
  const choose = useChooseUse(key);
  const mayChoose = useMay(setAttributeUse);
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <AllowedFields to={setAttributeUse}>
        <ChoiceBar
          label={`Use of ${name}`}
          value={use}
          options={options}
          onValueChange={(next) => {
            if (next !== use) choose.mutate({ attribute, use: next });
          }}
        />
      </AllowedFields>
      {isChosen && !mayChoose ? null : isChosen ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Use default for ${name}: ${useWords[defaultUse]}`}
          title={`Use default: ${useWords[defaultUse]}`}
          onClick={({ currentTarget }) => {
            // The button goes with the choice; the focus stays with what it was about.
            const chosen = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=radio]');
            chosen?.[attributeUses.indexOf(defaultUse)]?.focus();
            choose.mutate({ attribute, use: defaultUse });
          }}
          className="-ml-1 px-2"
        >
          <RotateCcw aria-hidden />
          Use default
        </Button>
      ) : (
        <span className="text-ink-soft text-xs">Default</span>
      )}
    </div>
  );
}

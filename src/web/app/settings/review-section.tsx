// Settings > Review: what is approved without review, and what approving asks of the person who does it.

import { useState } from 'react';
import { undoDays } from '#domain/history/undo-days.ts';
import type { Attestation } from '#domain/review/attestation.ts';
import { attestationOf } from '#domain/review/second-person.ts';
import { patchSettings, type Settings } from '#domain/review/settings.contract.ts';
import { type SecondPersonAct, secondPersonActs, secondPersonLabels } from '#domain/second-person-acts.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { AllowedFields, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { ValueList, withValue } from '../value-list.tsx';
import { PoliciesSection } from './policies/policies-section.tsx';
import { useChangeSetting } from './settings.queries.ts';
import { SettingRow, SettingsCard, SettingsPlace } from './settings-card.tsx';
import { SettingsGate } from './settings-gate.tsx';

const attestations: { value: Attestation; label: string }[] = [
  { value: 'none', label: 'No confirmation' },
  { value: 'contradicted', label: 'Confirm contradictions' },
  { value: 'any', label: 'Confirm any open claim' },
];

type SourceChange = 'marks' | 'returns';
const sourceChanges: { value: SourceChange; label: string }[] = [
  { value: 'marks', label: 'Mark the part' },
  { value: 'returns', label: 'Send the part back to Pending' },
];

type ReviewSectionProps = { onOutcome: (isSaved: boolean) => void };

export function ReviewSection({ onOutcome }: ReviewSectionProps) {
  return (
    <PoliciesSection onOutcome={onOutcome}>
      {({ button, body }) => (
        <SettingsCard
          id="review"
          title="Review"
          hint={`What Copydesk approves without review. One run per day, which you can undo for ${countNoun(undoDays, 'day')}.`}
          aside={button}
        >
          <RefusalNote of={patchSettings} className="mx-4 my-2" />
          <SettingsPlace id="approval-policy" label="Approval policy">
            {body}
          </SettingsPlace>
          <SettingsGate what="review settings">
            {(settings) => (
              <>
                <AttestationRow settings={settings} onOutcome={onOutcome} />
                <SecondPersonRow
                  acts={settings.secondPerson}
                  categories={settings.secondPersonCategories}
                  onOutcome={onOutcome}
                />
                <SourceChangeRow isReturned={settings.returnsChanged} onOutcome={onOutcome} />
              </>
            )}
          </SettingsGate>
        </SettingsCard>
      )}
    </PoliciesSection>
  );
}

function AttestationRow({ settings, onOutcome }: ReviewSectionProps & { settings: Settings }) {
  const attestation = useChangeSetting('attestation', onOutcome);
  return (
    <SettingRow
      id="contradicted-claims"
      label="Approving contradicted text"
      hint={
        attestationOf(settings) === settings.attestation
          ? 'Whether the approver has to confirm open claims under their name.'
          : 'Contradicted text must always be confirmed, because it needs a second person.'
      }
      failure={attestation.error}
    >
      <AllowedFields to={patchSettings}>
        <ChoiceBar
          label="Approving contradicted text"
          isStacked
          value={settings.attestation}
          options={attestations}
          onValueChange={(next) => attestation.mutate(next)}
        />
      </AllowedFields>
    </SettingRow>
  );
}

type SecondPersonRowProps = ReviewSectionProps & { acts: readonly SecondPersonAct[]; categories: readonly string[] };

function SecondPersonRow({ acts, categories, onOutcome }: SecondPersonRowProps) {
  const change = useChangeSetting('secondPerson', onOutcome);
  const changeCategories = useChangeSetting('secondPersonCategories', onOutcome);
  const known = useFacets().data?.categories;
  const [typed, setTyped] = useState('');
  const isAlone = useMyId() === null;
  return (
    <SettingRow
      id="second-person"
      label="Needs a second person"
      hint={
        isAlone
          ? 'Sign-in is off, so there is no second person. To let people sign in, set AUTH on the server.'
          : 'Waits until a different approver confirms. Approval policies cannot approve or confirm these.'
      }
      failure={change.error ?? changeCategories.error}
    >
      {!isAlone && (
        <AllowedFields to={patchSettings}>
          <div className="w-full space-y-2 sm:w-80">
            {secondPersonActs.map((value) => (
              <CheckLine
                key={value}
                label={secondPersonLabels[value]}
                checked={acts.includes(value)}
                onCheckedChange={(isOn) =>
                  change.mutate(secondPersonActs.filter((act) => (act === value ? isOn : acts.includes(act))))
                }
              />
            ))}
            <ValueList
              one="Category"
              many="Categories"
              label="Every approval in these categories"
              emptyHint="No category"
              values={categories}
              typed={typed}
              known={known}
              onType={setTyped}
              onAdd={(text) => {
                setTyped('');
                changeCategories.mutate(withValue(categories, text));
              }}
              onRemove={(value) => changeCategories.mutate(categories.filter((each) => each !== value))}
            />
          </div>
        </AllowedFields>
      )}
    </SettingRow>
  );
}

function SourceChangeRow({ isReturned, onOutcome }: ReviewSectionProps & { isReturned: boolean }) {
  const returnsChanged = useChangeSetting('returnsChanged', onOutcome);
  return (
    <SettingRow
      label="When the source changes after approval"
      hint="A marked part stays approved and shows what changed."
      failure={returnsChanged.error}
    >
      <AllowedFields to={patchSettings}>
        <ChoiceBar
          label="When the source changes after approval"
          isStacked
          value={isReturned ? 'returns' : 'marks'}
          options={sourceChanges}
          onValueChange={(next) => returnsChanged.mutate(next === 'returns')}
        />
      </AllowedFields>
    </SettingRow>
  );
}

// Settings > Review: what approving asks of the person who does it.
import type { Attestation } from '#domain/review/attestation.ts';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { useChangeSetting } from './settings.queries.ts';
import { SettingRow, SettingsCard } from './settings-card.tsx';
import { SettingsGate } from './settings-gate.tsx';

const attestations: { value: Attestation; label: string }[] = [
  { value: 'none', label: 'No confirmation' },
  { value: 'contradicted', label: 'Confirm by name' },
  { value: 'any', label: 'Confirm any open claim' },
];

/** What is approved without a look stands above the settings, one row each below. */
export function ReviewSection({ onOutcome }: { onOutcome: (isSaved: boolean) => void }) {
  const attestation = useChangeSetting('attestation', onOutcome);
  return (
    <SettingsCard id="review" title="Review" hint="What approving a text asks for.">
      <SettingsGate what="review settings">
        {(settings) => (
          <SettingRow
            id="contradicted-claims"
            label="Approving a contradicted text"
            hint="Asks the person to confirm it under their name."
            failure={attestation.error}
          >
            <ChoiceBar
              label="Approving a contradicted text"
              isStacked
              value={settings.attestation}
              options={attestations}
              onValueChange={(next) => attestation.mutate(next)}
            />
          </SettingRow>
        )}
      </SettingsGate>
    </SettingsCard>
  );
}

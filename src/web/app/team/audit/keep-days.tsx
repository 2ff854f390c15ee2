// How long the audit log is kept: a setting of the workspace, shown where its effect is.
import { useState } from 'react';
import { fewestAuditDays, mostAuditDays, usualAuditDays } from '#domain/audit/keep-days.ts';
import { patchSettings } from '#domain/review/settings.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { Select } from '#web/kit/form/select.tsx';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { useChangeSetting, useSettings } from '../../settings/settings.queries.ts';
import { SettingRow } from '../../settings/settings-card.tsx';

const offered = [fewestAuditDays, 90, 180, usualAuditDays, 730, mostAuditDays];

export function KeepDays() {
  const { data: settings } = useSettings();
  const mayChange = useMay(patchSettings);
  const change = useChangeSetting('auditDays', (isSaved) => isSaved && toast({ title: 'Saved' }));
  const [asked, setAsked] = useState<number | null>(null);
  if (!settings) return null;
  const { auditDays } = settings;
  const days = offered.includes(auditDays) ? offered : [...offered, auditDays].sort((a, b) => a - b);
  return (
    <div className="border-line border-t [&>div]:px-5">
      <SettingRow
        label="Keep the audit log for"
        hint="Older entries are deleted permanently, once an hour."
        failure={change.error}
      >
        <Select
          label="Keep the audit log for"
          value={String(auditDays)}
          disabled={!mayChange}
          options={days.map((value) => ({ value: String(value), label: countNoun(value, 'day') }))}
          onValueChange={(value) =>
            Number(value) < auditDays ? setAsked(Number(value)) : change.mutate(Number(value))
          }
        />
      </SettingRow>
      {asked !== null && (
        <DeleteDialog
          title={`Keep the audit log for ${asked} days only?`}
          description={`Entries that are older than ${asked} days are deleted within the hour. This cannot be undone.`}
          onDelete={() => {
            change.mutate(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

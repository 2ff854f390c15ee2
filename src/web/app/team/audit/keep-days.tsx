// How long the audit log is kept: a setting of the workspace, shown where its effect is.
import { fewestAuditDays, mostAuditDays, usualAuditDays } from '#domain/audit/keep-days.ts';
import { patchSettings } from '#domain/review/settings.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { Select } from '#web/kit/form/select.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { useChangeSetting, useSettings } from '../../settings/settings.queries.ts';
import { SettingRow } from '../../settings/settings-card.tsx';

const offered = [fewestAuditDays, 90, 180, usualAuditDays, 730, mostAuditDays];

export function KeepDays() {
  const { data: settings } = useSettings();
  const mayChange = useMay(patchSettings);
  const change = useChangeSetting('auditDays', (isSaved) => isSaved && toast({ title: 'Saved' }));
  if (!settings) return null;
  const { auditDays } = settings;
  const days = offered.includes(auditDays) ? offered : [...offered, auditDays].sort((a, b) => a - b);
  return (
    <div className="border-line border-t [&>div]:px-5">
      <SettingRow
        label="Keep the audit log for"
        hint="Older entries are deleted once an hour. Nothing else can change or delete an entry."
        failure={change.error}
      >
        <Select
          label="Keep the audit log for"
          value={String(auditDays)}
          disabled={!mayChange}
          options={days.map((value) => ({ value: String(value), label: countNoun(value, 'day') }))}
          onValueChange={(value) => change.mutate(Number(value))}
        />
      </SettingRow>
    </div>
  );
}

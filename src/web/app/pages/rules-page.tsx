// The rules screen: the table of rules with what other features show at its head.
import { RescoreProgress } from '#web/benchmarks/rescore-progress.tsx';
import { RulesScreen } from '#web/benchmarks/rules/rules-screen.tsx';
import { AttestationSetting } from '#web/review/claims/attestation-setting.tsx';

export function RulesPage() {
  return <RulesScreen settings={<AttestationSetting />} progress={<RescoreProgress className="mb-5" />} />;
}

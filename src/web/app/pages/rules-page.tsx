// The rules screen: the table of rules with how far listings are checked by them.
import { RescoreProgress } from '#web/benchmarks/rescore-progress.tsx';
import { RulesScreen } from '#web/benchmarks/rules/rules-screen.tsx';

export function RulesPage() {
  return <RulesScreen progress={<RescoreProgress className="mb-5" />} />;
}

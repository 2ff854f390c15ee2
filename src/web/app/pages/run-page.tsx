// The page of a run, with what can be done about each rule that its products break.
import { RuleButtons } from '#web/catalogue/by-rule/rule-buttons.tsx';
import { RunScreen } from '#web/runs/run-screen.tsx';

export function RunPage() {
  return <RunScreen ruleAction={(rule, list) => <RuleButtons rule={rule} list={list} isShort />} />;
}

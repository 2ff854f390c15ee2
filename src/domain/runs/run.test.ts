import { describe, expect, it, test } from 'vitest';
import { commandRun, type RunCommand, type RunState, runCommands, runStates } from './run.ts';

test.each<[RunCommand, RunState[]]>([
  ['pause', ['waiting', 'running']],
  ['resume', ['paused']],
  ['confirm', ['awaiting-look']],
  ['cancel', ['waiting', 'running', 'paused', 'awaiting-look']],
  ['retry', ['done', 'failed', 'cancelled']],
  ['undo', [...runStates]],
])('%s is allowed in %j', (command, legal) => {
  expect(runStates.filter((state) => commandRun(state, command).ok)).toEqual(legal);
});

describe('after a command', () => {
  test.each<[RunCommand, RunState, RunState]>([
    ['pause', 'running', 'paused'],
    ['resume', 'paused', 'running'],
    ['cancel', 'paused', 'cancelled'],
    ['confirm', 'awaiting-look', 'running'],
    ['cancel', 'awaiting-look', 'cancelled'],
    ['undo', 'awaiting-look', 'cancelled'],
    ['retry', 'done', 'running'],
    ['undo', 'running', 'cancelled'],
    ['undo', 'paused', 'cancelled'],
    ['undo', 'done', 'done'],
    ['undo', 'failed', 'failed'],
  ])('%s of one that is %s leaves it %s', (command, before, after) => {
    expect(commandRun(before, command)).toEqual({ ok: true, value: after });
  });
});

test.each<[RunState, string]>([
  ['waiting', 'This run has not started and cannot be resumed.'],
  ['running', 'This run is running and cannot be resumed.'],
  ['awaiting-look', 'This run is waiting for the review of its sample and cannot be resumed.'],
  ['done', 'This run is done and cannot be resumed.'],
  ['failed', 'This run has failed and cannot be resumed.'],
  ['cancelled', 'This run was canceled and cannot be resumed.'],
])('one that is %s says why it cannot be resumed', (state, message) => {
  const result = commandRun(state, 'resume');
  expect(result).toMatchObject({ ok: false, problem: { code: 'ILLEGAL_TRANSITION', message } });
});

test.each<[RunState, RunCommand, string]>([
  ['paused', 'pause', 'This run is paused and cannot be paused.'],
  ['paused', 'confirm', 'This run is paused and cannot be confirmed.'],
  ['done', 'cancel', 'This run is done and cannot be canceled.'],
  ['running', 'retry', 'This run is running and cannot be retried.'],
])('one that is %s says why it cannot take %s', (state, command, message) => {
  expect(commandRun(state, command)).toMatchObject({ problem: { message } });
});

it('a run can always be undone', () => {
  expect(runStates.every((state) => commandRun(state, 'undo').ok)).toBe(true);
  expect(runCommands).toHaveLength(6);
});

import { describe, expect, it, test } from 'vitest';
import { commandRun, type RunCommand, type RunState, runCommands, runStates } from './run.ts';

test.each<[RunCommand, RunState[]]>([
  ['pause', ['waiting', 'running']],
  ['resume', ['paused']],
  ['cancel', ['waiting', 'running', 'paused']],
  ['retry', ['done', 'failed', 'cancelled']],
  ['undo', [...runStates]],
])('%s may be told in %j', (command, legal) => {
  expect(runStates.filter((state) => commandRun(state, command).ok)).toEqual(legal);
});

describe('after a command', () => {
  test.each<[RunCommand, RunState, RunState]>([
    ['pause', 'running', 'paused'],
    ['resume', 'paused', 'running'],
    ['cancel', 'paused', 'cancelled'],
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
  ['waiting', 'This run has not begun: it cannot be told to resume.'],
  ['running', 'This run is running: it cannot be told to resume.'],
  ['done', 'This run is done: it cannot be told to resume.'],
  ['failed', 'This run has failed: it cannot be told to resume.'],
  ['cancelled', 'This run was cancelled: it cannot be told to resume.'],
])('one that is %s says why it cannot be resumed', (state, told) => {
  const result = commandRun(state, 'resume');
  expect(result).toMatchObject({ ok: false, problem: { code: 'ILLEGAL_TRANSITION', message: told } });
});

it('one that is paused says why it cannot be paused again', () => {
  expect(commandRun('paused', 'pause')).toMatchObject({
    problem: { message: 'This run is paused: it cannot be told to pause.' },
  });
  expect(runCommands).toHaveLength(5);
});

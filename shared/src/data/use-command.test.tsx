import { act, renderHook } from '@testing-library/react';
import { type CommandRules, useCommand } from './use-command.ts';

/** Renders a command whose calls end when `finish` or `fail` is called, in order. */
function renderCommand(rules?: CommandRules<[string], string>) {
  const calls: { finish(result: string): void; fail(): void }[] = [];
  const work = jest.fn(
    (_input: string) =>
      new Promise<string>((resolve, reject) =>
        calls.push({ finish: resolve, fail: () => reject(new Error('no network')) }),
      ),
  );
  const { result, unmount } = renderHook(() => useCommand(work, rules));
  const run = (input: string) => {
    const sent: Promise<string>[] = [];
    act(() => void sent.push(result.current.run(input)));
    return sent[0];
  };
  const finish = (index: number, text: string) => act(async () => calls[index]?.finish(text));
  return { command: result, calls, work, run, finish, unmount };
}

test('a call while one is in flight joins it, whatever its input, and a later call runs again', async () => {
  const { command, work, run, finish } = renderCommand();
  const firstRun = run('a');
  expect(run('b')).toBe(firstRun);
  expect(command.current.running).toBe(true);
  await finish(0, 'ok');
  expect(await firstRun).toBe('ok');
  expect(command.current.running).toBe(false);
  run('c');
  expect(work.mock.calls).toEqual([['a'], ['c']]);
});

test('calls with different keys run beside each other', async () => {
  const { command, work, run, finish } = renderCommand({ keyOf: (input) => input });
  run('a');
  run('b');
  run('a');
  expect(work.mock.calls).toEqual([['a'], ['b']]);
  await finish(0, 'ok');
  expect(command.current.running).toBe(true);
  await finish(1, 'ok');
  expect(command.current.running).toBe(false);
});

test('sends nothing after a final result, and again after any other', async () => {
  const { work, run, finish } = renderCommand({ isFinal: (result) => result === 'done' });
  run('a');
  await finish(0, 'refused');
  const sent = run('a');
  await finish(1, 'done');
  expect(run('a')).toBe(sent);
  expect(work).toHaveBeenCalledTimes(2);
});

test('may be sent again after it has failed', async () => {
  const { command, calls, work, run } = renderCommand({ isFinal: () => true });
  const sent = run('a');
  const failure = expect(sent).rejects.toThrow('no network');
  await act(async () => calls[0]?.fail());
  await failure;
  expect(command.current.running).toBe(false);
  run('a');
  expect(work).toHaveBeenCalledTimes(2);
});

test('completes after its screen unmounted, and says so', async () => {
  const { command, run, finish, unmount } = renderCommand();
  expect(command.current.isMounted()).toBe(true);
  const firstRun = run('a');
  unmount();
  expect(command.current.isMounted()).toBe(false);
  await finish(0, 'ok');
  expect(await firstRun).toBe('ok');
});

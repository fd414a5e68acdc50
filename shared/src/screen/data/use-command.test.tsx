import { act, renderHook } from '@testing-library/react';
import { type ArgumentRules, useCommand } from './use-command.ts';

/** Renders a command whose calls end when `finish` or `fail` is called, in order. */
function renderCommand(rules: ArgumentRules<[string], string>) {
  const calls: { finish(result: string): void; fail(): void }[] = [];
  const work = jest.fn(
    (_input: string) =>
      new Promise<string>((resolve, reject) =>
        calls.push({ finish: resolve, fail: () => reject(new Error('no network')) }),
      ),
  );
  const { result, unmount } = renderHook(() => useCommand(work, rules));
  const run = (input: string) => {
    const sent: Promise<string | undefined>[] = [];
    act(() => void sent.push(result.current.run(input)));
    return sent[0];
  };
  const finish = (index: number, text: string) => act(async () => calls[index]?.finish(text));
  const fail = (index: number) => act(async () => calls[index]?.fail());
  return { command: result, work, run, finish, fail, unmount };
}

test('a command with arguments says what another one means, or does not compile', () => {
  const work = async (input: string) => input;
  const { result } = renderHook(() => ({
    // @ts-expect-error a second argument would be lost
    silent: useCommand(work),
    // @ts-expect-error rules without it say nothing of a second argument either
    final: useCommand(work, { isFinal: () => true }),
    said: useCommand(work, { whileInFlight: 'refuse' }),
    plain: useCommand(async () => 'ok'),
  }));
  expect(result.current.said.running).toBe(false);
});

test('a call of a command without arguments joins the one in flight, and a later call runs again', async () => {
  let finish = (_result: string) => {};
  const work = jest.fn(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  const { result } = renderHook(() => useCommand(work));
  const runs: Promise<string>[] = [];
  act(() => void runs.push(result.current.run(), result.current.run()));
  expect(runs[1]).toBe(runs[0]);
  expect(result.current.running).toBe(true);
  await act(async () => finish('ok'));
  expect(await runs[0]).toBe('ok');
  expect(result.current.running).toBe(false);
  act(() => void result.current.run());
  expect(work).toHaveBeenCalledTimes(2);
});

test('refuses a call while one is in flight, and says so', async () => {
  const { command, work, run, finish } = renderCommand({ whileInFlight: 'refuse' });
  const first = run('a');
  expect(await run('b')).toBeUndefined();
  expect(command.current.running).toBe(true);
  await finish(0, 'ok');
  expect(await first).toBe('ok');
  run('c');
  expect(work.mock.calls).toEqual([['a'], ['c']]);
});

test.each(['finish', 'fail'] as const)(
  'the newest call waits until the one in flight is over, also by an error, and replaces one that waits (%s)',
  async (how) => {
    const { command, work, run, ...end } = renderCommand({ whileInFlight: 'replace' });
    const first = run('a')?.catch(() => 'failed');
    const replaced = run('b');
    const last = run('c');
    expect(work.mock.calls).toEqual([['a']]);
    await end[how](0, 'ok');
    expect([await first, await replaced]).toEqual([how === 'finish' ? 'ok' : 'failed', undefined]);
    expect(work.mock.calls).toEqual([['a'], ['c']]);
    expect(command.current.running).toBe(true);
    await end.finish(1, 'stored');
    expect(await last).toBe('stored');
    expect(command.current.running).toBe(false);
  },
);

test('calls with different keys run beside each other', async () => {
  const { command, work, run, finish } = renderCommand({ keyOf: (input) => input, whileInFlight: 'refuse' });
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
  const { work, run, finish } = renderCommand({
    whileInFlight: 'refuse',
    isFinal: (result) => result === 'done',
  });
  run('a');
  await finish(0, 'refused');
  run('a');
  await finish(1, 'done');
  expect(await run('a')).toBeUndefined();
  expect(work).toHaveBeenCalledTimes(2);
});

test('may be sent again after it has failed', async () => {
  const { command, fail, work, run } = renderCommand({ whileInFlight: 'refuse', isFinal: () => true });
  const sent = run('a');
  const failure = expect(sent).rejects.toThrow('no network');
  await fail(0);
  await failure;
  expect(command.current.running).toBe(false);
  run('a');
  expect(work).toHaveBeenCalledTimes(2);
});

test('a released remote’s call without rules joins the one in flight', () => {
  const work = jest.fn((_input: string) => new Promise<string>(() => {}));
  const { result } = renderHook(() => Reflect.apply(useCommand, undefined, [work]));
  act(() => void expect(result.current.run('a')).toBe(result.current.run('b')));
  expect(work.mock.calls).toEqual([['a']]);
});

test('completes after its screen unmounted, and says so', async () => {
  const { command, run, finish, unmount } = renderCommand({ whileInFlight: 'refuse' });
  expect(command.current.isMounted()).toBe(true);
  const firstRun = run('a');
  unmount();
  expect(command.current.isMounted()).toBe(false);
  await finish(0, 'ok');
  expect(await firstRun).toBe('ok');
});

import { createTurns } from './in-turn.ts';

test('a second call waits for the first, and each gets its own result', async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  let finishFirst = () => {};
  const first = inTurn(async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    order.push('first ends');
    return 1;
  });
  const second = inTurn(async () => {
    order.push('second begins');
    return 2;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(order).toEqual(['first begins']);
  finishFirst();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins']);
});

test('a call that fails does not stop the next', async () => {
  const inTurn = createTurns();
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

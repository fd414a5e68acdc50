import { createMonitor } from './monitor.ts';

const quiet = { info: () => undefined, warn: () => undefined };

test('a service that comes late is told what has happened so far, in order, and what comes after', () => {
  const monitor = createMonitor(quiet);
  const told: string[] = [];
  monitor.log('first');
  monitor.error(new Error('second'), 'somewhere');
  monitor.tell({
    log: (message) => void told.push(message),
    error: (_error, where) => void told.push(where),
  });
  monitor.log('third');
  expect(told).toEqual(['first', 'somewhere', 'third']);
});

test('what no service ever hears of is not kept without end', () => {
  const monitor = createMonitor(quiet);
  for (let count = 0; count < 500; count += 1) monitor.log(`event ${count}`);
  const log = jest.fn();
  monitor.tell({ log, error: () => undefined });
  expect(log).toHaveBeenCalledTimes(50);
});

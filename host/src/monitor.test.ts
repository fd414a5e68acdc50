import { createMonitor } from './monitor.ts';

const silentConsole = { info: () => undefined, warn: () => undefined };

test('sends earlier reports in order, and later ones, to a service that connects late', () => {
  const monitor = createMonitor(silentConsole);
  const reports: string[] = [];
  monitor.log('first');
  monitor.error(new Error('second'), 'somewhere');
  monitor.connectService({
    log: (message) => void reports.push(message),
    error: (_error, where) => void reports.push(where),
  });
  monitor.log('third');
  expect(reports).toEqual(['first', 'somewhere', 'third']);
});

test('keeps at most 50 reports while no service is connected', () => {
  const monitor = createMonitor(silentConsole);
  for (let count = 0; count < 500; count += 1) monitor.log(`event ${count}`);
  const log = jest.fn();
  monitor.connectService({ log, error: () => undefined });
  expect(log).toHaveBeenCalledTimes(50);
});

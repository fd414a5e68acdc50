import { createMonitor } from './monitor.ts';

const silentConsole = { info: () => undefined, warn: () => undefined };

test('sends earlier reports in order, and later ones, to a service that connects late', () => {
  const monitor = createMonitor(silentConsole);
  const reports: string[] = [];
  monitor.log('first');
  monitor.error(new Error('second'), 'somewhere');
  monitor.connectService({
    log: (message) => void reports.push(message),
    error: (_error, { where }) => void reports.push(String(where)),
  });
  monitor.log('third');
  expect(reports).toEqual(['first', 'somewhere', 'third']);
});

test('keeps a copy of an error until a service connects, and gives it later ones as they are', () => {
  const monitor = createMonitor(silentConsole);
  const early = new TypeError('early');
  const late = new TypeError('late');
  const errors: unknown[] = [];
  monitor.error(early, 'somewhere');
  monitor.connectService({ log: () => undefined, error: (error) => void errors.push(error) });
  monitor.error(late, 'somewhere');
  const [kept, given] = errors;
  expect(kept).not.toBe(early);
  expect(kept).toMatchObject({ name: 'TypeError', message: 'early', stack: early.stack });
  expect(given).toBe(late);
});

test('keeps at most 50 reports while no service is connected', () => {
  const monitor = createMonitor(silentConsole);
  for (let count = 0; count < 500; count += 1) monitor.log(`event ${count}`);
  const log = jest.fn();
  monitor.connectService({ log, error: () => undefined });
  expect(log).toHaveBeenCalledTimes(50);
});

test('adds the details of a remote as they are when a report happens', () => {
  const monitor = createMonitor(silentConsole);
  let version = '2.0.0';
  const ofRemote = monitor.withDetails(() => ({ remote: 'mfe-cart', version }));
  ofRemote.error(new Error('crashed'), 'slot cart');
  version = '1.0.0';
  ofRemote.log('call failed', { status: 500 });
  monitor.error(new Error('other'), 'host');
  const reports: object[] = [];
  monitor.connectService({
    log: (_message, details) => void reports.push(details),
    error: (_error, details) => void reports.push(details),
  });
  expect(reports).toEqual([
    { where: 'slot cart', remote: 'mfe-cart', version: '2.0.0' },
    { status: 500, remote: 'mfe-cart', version: '1.0.0' },
    { where: 'host' },
  ]);
});

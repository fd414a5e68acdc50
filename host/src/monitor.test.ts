import type { MonitoringService } from './core/monitoring-service.ts';
import { createMonitor } from './monitor.ts';

/** A monitor without a console. */
const startMonitor = () => createMonitor(() => new Promise(() => {}));

test('sends earlier reports in order, and later ones, to a service that connects late', () => {
  const monitor = startMonitor();
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

test('sends a copy of an error, whose original may keep an element', () => {
  const monitor = startMonitor();
  const original = new TypeError('early');
  const errors: unknown[] = [];
  monitor.error(original, 'somewhere');
  monitor.connectService({ log: () => undefined, error: (error) => void errors.push(error) });
  monitor.error('a text', 'somewhere');
  const [copy, text] = errors;
  expect(copy).not.toBe(original);
  expect(copy).toMatchObject({ name: 'TypeError', message: 'early', stack: original.stack });
  expect(text).toMatchObject({ name: 'Error', message: 'a text' });
});

test('keeps at most 50 reports for a service that connects later', () => {
  const monitor = startMonitor();
  for (let count = 0; count < 500; count += 1) monitor.log(`event ${count}`);
  const log = jest.fn();
  monitor.connectService({ log, error: () => undefined });
  expect(log).toHaveBeenCalledTimes(50);
});

test('loads the console at the first report, and again after a load that failed', async () => {
  const log = jest.fn();
  const loadConsole = jest
    .fn<Promise<MonitoringService>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ log, error: () => undefined });
  const monitor = createMonitor(loadConsole);
  expect(loadConsole).not.toHaveBeenCalled();
  monitor.log('first');
  await new Promise(setImmediate);
  monitor.log('second');
  await new Promise(setImmediate);
  monitor.log('third');
  expect(log.mock.calls.map(([message]) => message)).toEqual(['first', 'second', 'third']);
  expect(loadConsole).toHaveBeenCalledTimes(2);
});

test('adds the details of a remote as they are when a report happens, and a report cannot replace them', () => {
  const monitor = startMonitor();
  let version = '2.0.0';
  const ofRemote = monitor.withDetails(() => ({ remote: 'mfe-cart', version }));
  ofRemote.error(new Error('crashed'), 'slot cart');
  version = '1.0.0';
  ofRemote.log('call failed', { status: 500, remote: 'host' });
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

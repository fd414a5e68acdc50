import { PdfReaderError } from './pdf-errors.ts';
import { startPdfWorker } from './start-pdf-worker.ts';

/** A worker that does nothing by itself. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  isRunning = true;
  constructor(
    readonly address: string,
    readonly options: WorkerOptions,
  ) {
    super();
    FakeWorker.started.push(this);
  }
  terminate() {
    this.isRunning = false;
  }
}

const start = (closed = new AbortController()) => {
  const starting = startPdfWorker('5.4.296', closed.signal);
  const worker = FakeWorker.started.at(-1);
  if (!worker) throw new Error('No worker was started');
  return { starting, worker, closed };
};

beforeEach(() => {
  Object.assign(window, {
    Worker: FakeWorker,
    __portalScripts: { addressOf: (address: string) => `${address}?trusted` },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, '__portalScripts');
});

test('starts the worker at the trusted address on the host’s origin, and returns it when it is ready', async () => {
  const { starting, worker } = start();
  expect(worker.address).toBe(`${location.origin}/host/files/pdf-worker-5.4.296.js?trusted`);
  expect(worker.options).toEqual({ type: 'module' });
  worker.dispatchEvent(new Event('message'));
  await expect(starting).resolves.toBe(worker);
});

test('rejects when the worker does not load', async () => {
  const { starting, worker } = start();
  worker.dispatchEvent(new Event('error'));
  await expect(starting).rejects.toThrow(PdfReaderError);
});

test('rejects when the host knows no worker of this version', async () => {
  Object.assign(window, {
    __portalScripts: {
      addressOf: () => {
        throw new TypeError('no script of the portal');
      },
    },
  });
  await expect(startPdfWorker('5.4.296', new AbortController().signal)).rejects.toThrow(PdfReaderError);
});

test('a closed file ends its worker at once, also before it has started', () => {
  const { worker, closed } = start();
  expect(worker.isRunning).toBe(true);
  closed.abort();
  expect(worker.isRunning).toBe(false);
  expect(start(closed).worker.isRunning).toBe(false);
});

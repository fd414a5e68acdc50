import { failureWords, watchdogScript } from './watchdog-script.ts';

const hostFile = 'http://localhost/host/1.0.0/main.js';

/** The page as it is composed, with the watchdog running in it. */
function start() {
  jest.useFakeTimers();
  const listen = jest.spyOn(window, 'addEventListener');
  document.body.innerHTML = '<div id="root"></div>';
  // the browser runs it as an inline script
  new Function(watchdogScript)();
  const told: unknown = Reflect.get(window, '__portalStart');
  const stop = () => {
    for (const [type, listener, options] of listen.mock.calls)
      window.removeEventListener(type, listener, options);
    listen.mockRestore();
    jest.useRealTimers();
  };
  return { root: document.getElementById('root'), told, stop };
}

function tell(told: unknown, word: 'started' | 'failed', detail?: string) {
  if (typeof told !== 'object' || told === null) throw new Error('the watchdog listens to nobody');
  Reflect.get(told, word)(detail);
}

/** A script element in the head whose file does not come. */
function miss(address: string) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = address;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

let page: ReturnType<typeof start>;
beforeEach(() => {
  page = start();
});
afterEach(() => page.stop());

test('is under 1.2 kB, and nothing in it ends a script element', () => {
  expect(Buffer.byteLength(watchdogScript)).toBeLessThan(1200);
  expect(watchdogScript).not.toContain('</');
});

test('a file of the host that does not come shows the plain page', () => {
  miss(hostFile);
  expect(page.root).toHaveTextContent(failureWords.title);
  expect(page.root).toHaveTextContent(`${hostFile} could not be loaded`);
  expect(page.root?.querySelector('button')).toHaveTextContent(failureWords.again);
  expect(page.root?.querySelector('[role=alert]')).not.toBeNull();
});

test('what was painted before is hidden by it', () => {
  document.documentElement.dataset.first = 'login';
  miss(hostFile);
  expect(document.documentElement.dataset.first).toBe('none');
});

test('a script of the host that throws shows it, too', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined', filename: hostFile }));
  expect(page.root).toHaveTextContent('x is undefined');
});

test('somebody else’s script does not', () => {
  miss('http://localhost:4203/mfe-cart/1.0.0/7.js');
  window.dispatchEvent(new ErrorEvent('error', { message: 'x', filename: 'chrome-extension://x/y.js' }));
  expect(page.root).toBeEmptyDOMElement();
});

test('a host that does not start within 20 s shows it, one that started does not', () => {
  jest.advanceTimersByTime(19_000);
  expect(page.root).toBeEmptyDOMElement();
  jest.advanceTimersByTime(1_001);
  expect(page.root).toHaveTextContent('within 20 s');
});

test('once started, it is silent', () => {
  tell(page.told, 'started');
  jest.advanceTimersByTime(30_000);
  miss(hostFile);
  expect(page.root).toBeEmptyDOMElement();
});

test('the host says itself that it could not start', () => {
  tell(page.told, 'failed', 'config.json is not valid: api.baseUrl');
  expect(page.root).toHaveTextContent('api.baseUrl');
});

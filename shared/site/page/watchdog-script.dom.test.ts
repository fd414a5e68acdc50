import { failureText, watchdogScript } from './watchdog-script.ts';

const hostFile = 'http://localhost/host/1.0.0/main.js';

/** Starts the watchdog in an empty page. */
function start() {
  jest.useFakeTimers();
  const listen = jest.spyOn(window, 'addEventListener');
  document.head.innerHTML = '<link rel="icon" href="data:image/svg+xml,logo">';
  document.body.innerHTML = '<div id="root"></div>';
  // the browser runs it as an inline script
  new Function(watchdogScript)();
  const watchdog: unknown = Reflect.get(window, '__portalStart');
  const stop = () => {
    for (const [type, listener, options] of listen.mock.calls)
      window.removeEventListener(type, listener, options);
    listen.mockRestore();
    jest.useRealTimers();
  };
  return { root: document.getElementById('root'), watchdog, stop };
}

function report(watchdog: unknown, event: 'started' | 'failed', detail?: string) {
  if (typeof watchdog !== 'object' || watchdog === null) throw new Error('there is no watchdog');
  Reflect.get(watchdog, event)(detail);
}

/** Adds a script element whose file fails to load. */
function failToLoad(address: string) {
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

test('is under 1.2 kB and cannot end its script element', () => {
  expect(Buffer.byteLength(watchdogScript)).toBeLessThan(1200);
  expect(watchdogScript).not.toContain('</');
});

test('shows the plain page when a file of the host fails to load', () => {
  failToLoad(hostFile);
  expect(page.root).toHaveTextContent(failureText.title);
  expect(page.root).toHaveTextContent(`${hostFile} could not be loaded`);
  expect(page.root?.querySelector('button')).toHaveTextContent(failureText.again);
  expect(page.root?.querySelector('[role=alert]')).not.toBeNull();
  expect(page.root?.querySelector('img')).toHaveAttribute('src', 'data:image/svg+xml,logo');
});

test('shows the plain page without the logo when the page has no icon', () => {
  document.head.replaceChildren();
  failToLoad(hostFile);
  expect(page.root?.querySelector('button')).toHaveTextContent(failureText.again);
});

test('hides the first paint', () => {
  document.documentElement.dataset.first = 'login';
  failToLoad(hostFile);
  expect(document.documentElement.dataset.first).toBe('none');
});

test('shows the plain page when a script of the host throws', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined', filename: hostFile }));
  expect(page.root).toHaveTextContent('x is undefined');
});

test('ignores scripts of remotes and extensions', () => {
  failToLoad('http://localhost:4203/mfe-cart/1.0.0/7.js');
  window.dispatchEvent(new ErrorEvent('error', { message: 'x', filename: 'chrome-extension://x/y.js' }));
  expect(page.root).toBeEmptyDOMElement();
});

test('shows the plain page when the host does not start within 20 s', () => {
  jest.advanceTimersByTime(19_000);
  expect(page.root).toBeEmptyDOMElement();
  jest.advanceTimersByTime(1_001);
  expect(page.root).toHaveTextContent('after 20 s');
});

test('does nothing once the host has started', () => {
  report(page.watchdog, 'started');
  jest.advanceTimersByTime(30_000);
  failToLoad(hostFile);
  expect(page.root).toBeEmptyDOMElement();
});

test('keeps the first violations of the content policy for the host', () => {
  for (let count = 0; count < 30; count += 1) document.dispatchEvent(new Event('securitypolicyviolation'));
  expect(Reflect.get(Object(page.watchdog), 'violations')).toHaveLength(20);
});

test('shows the reason that the host reports', () => {
  report(page.watchdog, 'failed', 'config.json is not valid: api.baseUrl');
  expect(page.root).toHaveTextContent('api.baseUrl');
});

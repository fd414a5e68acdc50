import { firstPaintScript, pathAttributes, sessionLifetime, withCustomerKey } from './first-paint-script.ts';

const crumbs = [{ label: 'Home' }];
/** The script's element, with the attributes that composition writes for these pages. */
function scriptElement(): HTMLElement | null {
  const page = { slot: 'page', title: 'A page', crumbs };
  const attributes = pathAttributes([
    { ...page, path: '/redirect', area: 'outside' },
    { ...page, path: '/application/detail/:id' },
    { ...page, path: '/cart' },
    { slot: 'page', title: 'Paid', path: '/payment/successful' },
  ]);
  document.body.innerHTML = `<script type="text/plain"${attributes}></script>`;
  return document.querySelector('script');
}

/** Runs the script in a page at this path and returns the document's data attributes. */
function run(path: string, session?: object) {
  sessionStorage.clear();
  if (session) sessionStorage.setItem('portal.session', JSON.stringify(session));
  history.replaceState(null, '', path);
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
  const script = scriptElement();
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(firstPaintScript)();
  document.body.replaceChildren();
  return { ...document.documentElement.dataset };
}
const aged = (age: number, status = 'active') => ({ status, clock: { startedAt: Date.now() - age } });

let width = 1200;

beforeAll(() => {
  const isAtLeast = (media: string) => width >= 16 * Number(/^\(min-width: (\d+)rem\)$/.exec(media)?.[1]);
  window.matchMedia = (media) => ({ matches: isAtLeast(media) }) as MediaQueryList;
});

test.each([
  ['/', undefined, 'login'],
  ['/dashboard', undefined, 'none'],
  ['/redirect', undefined, 'none'],
  ['/', aged(1_000), 'frame'],
  ['/dashboard', aged(1_000), 'frame'],
  ['/application/detail/AP1', aged(1_000), 'frame'],
  ['/clients', aged(1_000), 'none'],
  ['/maintenance', aged(1_000), 'none'],
  ['/', aged(sessionLifetime), 'login'],
  ['/', aged(1_000, 'linking'), 'login'],
])('at %s with session %j shows %s', (path, session, first) => {
  expect(run(path, session)).toMatchObject({ first });
});

test.each([
  ['/', undefined, ''],
  ['/', aged(1_000), 'not all'],
  ['/dashboard', undefined, 'not all'],
])('at %s with session %j the media of sign-in’s preloads is “%s”', (path, session, media) => {
  document.head.innerHTML = '<link rel="preload" as="script" media="not all" data-first="login">';
  run(path, session);
  expect(document.querySelector('link')?.media).toBe(media);
});

test.each([
  ['/dashboard', 'none'],
  ['/payment/successful', 'none'],
  ['/application/detail/AP1', undefined],
])('at %s the space of breadcrumbs is %s', (path, expected) => {
  expect(run(path, aged(1_000)).crumbs).toBe(expected);
});

test('a device that is with a customer paints neither frame nor sign-in', () => {
  localStorage.setItem(withCustomerKey, '1');
  expect(run('/dashboard', aged(1_000))).toMatchObject({ first: 'none' });
  expect(run('/', aged(1_000))).toMatchObject({ first: 'none' });
  expect(run('/')).toMatchObject({ first: 'none' });
  localStorage.removeItem(withCustomerKey);
});

test('treats an unreadable session as none', () => {
  expect(run('/', { status: 'active' })).toMatchObject({ first: 'login' });
});

test('restores the side menu, else chooses it by window width', () => {
  expect(run('/dashboard', aged(1))).toMatchObject({ side: 'expanded', crumbs: 'none' });
  width = 1199;
  expect(run('/dashboard', aged(1))).toMatchObject({ side: 'rail', crumbs: 'none' });
  localStorage.setItem('side-menu', 'expanded');
  expect(run('/cart', aged(1))).toEqual({ first: 'frame', side: 'expanded' });
});

test('a hidden frame opens the pop-up once, centred, on a click, which is recorded', () => {
  run('/');
  // the listeners of earlier runs are there too, and the first one opens
  const opener = document.querySelector<HTMLIFrameElement>('#portal-opener')?.contentWindow;
  if (!opener) throw new Error('The page has no opener');
  const open = jest.spyOn(opener, 'open').mockReturnValue(null);
  document.body.innerHTML =
    '<div data-first-paint="login"><button data-window="w" data-size="500 750"><b>Login</b></button><a>else</a></div>';
  document.querySelector('a')?.click();
  expect(open).not.toHaveBeenCalled();
  for (const _press of [1, 2]) document.querySelector('b')?.click();
  // without an address, so that a window which the portal's code opened in the same click is not loaded again
  expect(open.mock.calls).toEqual([['', 'w', 'popup,width=500,height=750,left=0,top=0']]);
  expect(document.documentElement.dataset.pressed).toBe('w');

  document.querySelector('div')?.removeAttribute('data-first-paint');
  delete document.documentElement.dataset.pressed;
  document.querySelector('b')?.click();
  expect(open).toHaveBeenCalledTimes(1);
});

test('is under 1.25 kB and cannot end its script element', () => {
  expect(Buffer.byteLength(firstPaintScript)).toBeLessThan(1250);
  expect(firstPaintScript).not.toContain('</');
});

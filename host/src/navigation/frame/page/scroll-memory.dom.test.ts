import { distanceOf, findTopRow } from './row-position.ts';
import { createScrollMemory, type ScrollMemory, type ShownPage } from './scroll-memory.ts';

// where rows are is tested in row-position.dom.test.ts
jest.mock('./row-position.ts', () => ({
  ...jest.requireActual<typeof import('./row-position.ts')>('./row-position.ts'),
  findTopRow: jest.fn(),
  distanceOf: jest.fn(),
}));

const findRow = jest.mocked(findTopRow);
const measure = jest.mocked(distanceOf);

/** The observer's report of a changed size. */
let resized: () => void = () => undefined;
let frames: (() => void)[] = [];
let navigation: NavigationTimingType = 'reload';
let memory: ScrollMemory | undefined;
let main: HTMLElement;

const list: ShownPage = { key: 'first', page: '/client   ', kind: 'return' };
const profile: ShownPage = { key: 'second', page: '/client-profile C1  ', kind: 'new' };
const rowOfList = { selector: 'tr', list: 0, mark: 1, top: 200, covered: 100, layout: '' };

/** Runs the frames that are due. */
function runFrames(): void {
  const due = frames;
  frames = [];
  for (const act of due) act();
}

/** Runs frames until nothing waits for one. */
function settle(): void {
  while (frames.length > 0) runFrames();
}

/** The window is at `y`, by the agent or the page. */
function scroll(y: number): void {
  Object.assign(window, { scrollY: y });
  document.dispatchEvent(new Event('scroll'));
  runFrames();
}

const setWidth = (width: number) =>
  Object.defineProperty(main, 'clientWidth', { configurable: true, value: width });

/** Where rows of index `index` are while the window is at `scrollY`, each 50 px high. */
function layOutRows(height = 50, count = Infinity): void {
  findRow.mockImplementation(() => ({ ...rowOfList, index: Math.floor(window.scrollY / height) }));
  measure.mockImplementation(({ index }) => (index < count ? index * height - window.scrollY : undefined));
}

/** Opens a document whose tab has stored what the last one has. */
function open(page: ShownPage = list): void {
  memory?.stop();
  document.body.innerHTML = '<main id="main"></main>';
  const [found] = document.getElementsByTagName('main');
  if (!found) throw new Error('no page');
  main = found;
  setWidth(1000);
  Object.assign(window, { scrollY: 0 });
  memory = createScrollMemory(main, page, false);
}

/** Opens a page in a new document. */
function reload(page: ShownPage = list): void {
  window.dispatchEvent(new Event('pagehide'));
  open(page);
}

beforeEach(() => {
  sessionStorage.clear();
  frames = [];
  navigation = 'reload';
  Object.assign(window, {
    requestAnimationFrame: (act: () => void) => frames.push(act),
    cancelAnimationFrame: () => {
      frames = [];
    },
    PerformanceNavigationTiming: class {},
    ResizeObserver: class {
      constructor(report: () => void) {
        resized = report;
      }
      observe() {}
      disconnect() {}
    },
    scrollTo: (_: number, y: number) => Object.assign(window, { scrollY: Math.max(0, y) }),
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 100_000 });
  performance.getEntriesByType = () => [
    Object.assign(Object.create(PerformanceNavigationTiming.prototype), { type: navigation }),
  ];
  layOutRows();
  open();
});
afterEach(() => memory?.stop());

test('a reload returns to the row once the page has it', () => {
  scroll(3000);
  layOutRows(50, 10);
  reload();
  runFrames();
  layOutRows(60);
  resized();
  expect(window.scrollY).toBe(3600);
  // what comes later above the row moves it
  layOutRows(70);
  runFrames();
  expect(window.scrollY).toBe(4200);
});

test('Back returns, and a link begins at the top', () => {
  scroll(3000);
  memory?.show(profile);
  expect(window.scrollY).toBe(0);
  scroll(400);
  memory?.show(list);
  runFrames();
  expect(window.scrollY).toBe(3000);
  memory?.show({ ...list, key: 'third', kind: 'new' });
  expect(window.scrollY).toBe(0);
});

test('positions of other pages survive a reload', () => {
  scroll(3000);
  memory?.show(profile);
  reload({ ...profile, kind: 'return' });
  memory?.show(list);
  runFrames();
  expect(window.scrollY).toBe(3000);
});

test('a page that is opened by its address again begins at its top, and another page of the same entry too', () => {
  scroll(3000);
  navigation = 'navigate';
  reload();
  runFrames();
  expect(window.scrollY).toBe(0);
  navigation = 'reload';
  open({ ...profile, key: list.key, kind: 'return' });
  runFrames();
  expect(window.scrollY).toBe(0);
});

test('another width and another size of text keep the row', () => {
  scroll(3000);
  layOutRows(92);
  setWidth(390);
  resized();
  expect(window.scrollY).toBe(60 * 92);
  layOutRows(50);
  document.documentElement.style.fontSize = '32px';
  resized();
  expect(window.scrollY).toBe(3000);
  document.documentElement.style.fontSize = '';
});

test('a page that becomes shorter before its new layout is known does not lose the row', () => {
  scroll(6000);
  layOutRows(30);
  setWidth(1400);
  scroll(3000);
  expect(window.scrollY).toBe(3600);
});

test('without another layout, what moves rows is left to the browser', () => {
  scroll(3000);
  layOutRows(60);
  resized();
  expect(window.scrollY).toBe(3000);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('it is given up at %s', (type) => {
  scroll(3000);
  layOutRows(50, 10);
  reload();
  runFrames();
  window.dispatchEvent(new Event(type));
  Object.assign(window, { scrollY: 120 });
  layOutRows();
  resized();
  runFrames();
  expect(window.scrollY).toBe(120);
});

test('it is given up when the scroll bar moves the row away, and not when the list makes up for a height', () => {
  scroll(3000);
  reload();
  runFrames();
  // the list scrolls to where it has been, before it has noticed
  scroll(100);
  expect(window.scrollY).toBe(3000);
  settle();
  // the list scrolls by what its rows are higher
  layOutRows(51);
  scroll(60 * 51);
  layOutRows(52);
  resized();
  expect(window.scrollY).toBe(60 * 52);
  settle();
  scroll(520);
  layOutRows(50);
  resized();
  expect(window.scrollY).toBe(520);
});

test('another state of a page keeps the position in its new entry', () => {
  scroll(3000);
  memory?.show({ ...list, key: 'with drawer', kind: 'same' });
  expect(window.scrollY).toBe(3000);
  reload({ ...list, key: 'with drawer' });
  runFrames();
  expect(window.scrollY).toBe(3000);
});

test('an agent who scrolls before the code is there stays there', () => {
  memory?.stop();
  Object.assign(window, { scrollY: 700 });
  memory = createScrollMemory(main, { ...profile }, true);
  expect(window.scrollY).toBe(700);
  reload({ ...profile, kind: 'return' });
  runFrames();
  expect(window.scrollY).toBe(700);
});

test('what the browser has scrolled before the code is there is not taken for the agent', () => {
  scroll(3000);
  window.dispatchEvent(new Event('pagehide'));
  memory?.stop();
  Object.assign(window, { scrollY: 24 });
  memory = createScrollMemory(main, list, false);
  runFrames();
  expect(window.scrollY).toBe(3000);
});

test('the tab stores the newest thirty positions, and nothing after it has stopped', () => {
  for (let number = 0; number < 40; number += 1) {
    memory?.show({ key: `key ${number}`, page: '/client   ', kind: 'new' });
    scroll(100 + number);
  }
  window.dispatchEvent(new Event('pagehide'));
  const stored: unknown[] = JSON.parse(sessionStorage.getItem('scroll-positions') ?? '');
  expect(stored).toHaveLength(30);
  memory?.stop();
  sessionStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

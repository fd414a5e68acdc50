import { waitFor } from '@testing-library/react';
import { createPins, MAX_PINS, type Pins } from './pins.ts';

/** Storage in memory. Each test has its own, because a write is not over when a test ends. */
function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

let storage: Storage;
beforeEach(() => {
  storage = createStorage();
});
/** The stored text of the only agent. */
const storedText = () => storage.getItem(storage.key(0) ?? '') ?? '';

const unsubscribers: (() => void)[] = [];
afterEach(() => {
  for (const stop of unsubscribers.splice(0)) stop();
});

/** Creates pins with a subscriber. */
function createWatchedPins(owner = 'me', listener = () => {}): Pins {
  const pins = createPins(storage, owner);
  unsubscribers.push(pins.subscribe(listener));
  return pins;
}

const waitForIds = (pins: Pins, ids: readonly string[]) => waitFor(() => expect(pins.ids()).toEqual(ids));
/** Waits until this many ids are stored. Only the length of the encrypted text is known. */
const waitForStored = (ids: number) =>
  waitFor(() =>
    expect(atob(storedText()).length).toBe(overhead + JSON.stringify(Array(ids).fill('C1')).length),
  );
/** Bytes of the initialisation vector and the authentication tag. */
const overhead = 28;

test('pins and unpins in order, for one agent only', async () => {
  const pins = createWatchedPins();
  expect(pins.ids()).toEqual([]);
  expect(pins.set('C2', true)).toBe(true);
  expect(pins.set('C1', true)).toBe(true);
  expect(pins.ids()).toEqual(['C2', 'C1']);
  expect(pins.ids()).toBe(pins.ids());
  await waitForStored(2);
  const another = createWatchedPins('another');
  const mine = createWatchedPins();
  await waitForIds(mine, ['C2', 'C1']);
  expect(another.ids()).toEqual([]);
  pins.set('C2', false);
  await waitForStored(1);
  await waitForIds(createWatchedPins(), ['C1']);
});

test('[SES-08] the stored text, which outlives Logout, names neither customer nor agent', async () => {
  createWatchedPins('u-aisyah').set('C0048217', true);
  await waitFor(() => expect(storage).toHaveLength(1));
  expect(`${storage.key(0)} ${storedText()}`).not.toMatch(/C0048217|aisyah/);
});

test('adds to the stored pins when a customer is pinned before they are loaded', async () => {
  createWatchedPins().set('C1', true);
  await waitForStored(1);
  const later = createWatchedPins();
  later.set('C2', true);
  await waitForIds(later, ['C1', 'C2']);
});

test('refuses the thirteenth pin and keeps the others', async () => {
  const pins = createWatchedPins();
  const dozen = 'ABCDEFGHIJKL'.split('').map((letter) => `C${letter}`);
  expect(dozen).toHaveLength(MAX_PINS);
  for (const id of dozen) expect(pins.set(id, true)).toBe(true);
  expect(pins.set('C9', true)).toBe(false);
  expect(pins.ids()).toEqual(dozen);
  expect(pins.set('CA', true)).toBe(true);
});

test('notifies subscribers of a change in another tab', async () => {
  const listener = jest.fn();
  const pins = createWatchedPins('me', listener);
  const other = createWatchedPins();
  other.set('C1', true);
  await waitForStored(1);
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage'));
  await waitForIds(pins, ['C1']);
  expect(listener).toHaveBeenCalled();
});

test('ignores stored text that it cannot decrypt', async () => {
  createWatchedPins().set('C1', true);
  await waitForStored(1);
  const storageKey = storage.key(0) ?? '';
  for (const text of ['{', '["C2"]', btoa('C2')]) {
    storage.setItem(storageKey, text);
    const pins = createWatchedPins();
    pins.set('C3', true);
    await waitForIds(pins, ['C3']);
  }
});

test('keeps the pins in memory when the browser blocks storage', async () => {
  const throwDenied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const pins = createPins(
    {
      getItem: throwDenied,
      setItem: throwDenied,
      length: 0,
      key: () => null,
      clear: throwDenied,
      removeItem: throwDenied,
    },
    'me',
  );
  expect(pins.set('C1', true)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pins.ids()).toEqual(['C1']);
});

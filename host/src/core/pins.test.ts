import { waitFor } from '@testing-library/react';
import { createPins, MOST_PINS, type Pins } from './pins.ts';

beforeEach(() => localStorage.clear());

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Pins that somebody looks at. */
function watched(owner = 'me', listener = () => {}): Pins {
  const pins = createPins(localStorage, owner);
  stops.push(pins.onChange(listener));
  return pins;
}

const idsAre = (pins: Pins, ids: readonly string[]) => waitFor(() => expect(pins.ids()).toEqual(ids));
/** Resolves when so many ids are written: what is sealed tells no more than its length. */
const written = (ids: number) =>
  waitFor(() => {
    const [sealed = ''] = Object.values({ ...localStorage });
    expect(atob(String(sealed)).length).toBe(overhead + JSON.stringify(Array(ids).fill('C1')).length);
  });
/** Bytes of vector and tag. */
const overhead = 28;

test('pins and unpins, in order, for one agent', async () => {
  const pins = watched();
  expect(pins.ids()).toEqual([]);
  expect(pins.set('C2', true)).toBe(true);
  expect(pins.set('C1', true)).toBe(true);
  expect(pins.ids()).toEqual(['C2', 'C1']);
  expect(pins.ids()).toBe(pins.ids());
  await written(2);
  const another = watched('another');
  const mine = watched();
  await idsAre(mine, ['C2', 'C1']);
  expect(another.ids()).toEqual([]);
  pins.set('C2', false);
  await written(1);
  await idsAre(watched(), ['C1']);
});

test('[SES-08] what lies in the browser, also after Logout, names neither the customer nor the agent', async () => {
  watched('u-aisyah').set('C0048217', true);
  await waitFor(() => expect(localStorage).toHaveLength(1));
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/C0048217|aisyah/);
});

test('what is pinned before the others are read is one more', async () => {
  watched().set('C1', true);
  await written(1);
  const later = watched();
  later.set('C2', true);
  await idsAre(later, ['C1', 'C2']);
});

test('there is room for a dozen: what is pinned never goes by itself', async () => {
  const pins = watched();
  const dozen = 'ABCDEFGHIJKL'.split('').map((letter) => `C${letter}`);
  expect(dozen).toHaveLength(MOST_PINS);
  for (const id of dozen) expect(pins.set(id, true)).toBe(true);
  expect(pins.set('C9', true)).toBe(false);
  expect(pins.ids()).toEqual(dozen);
  expect(pins.set('CA', true)).toBe(true);
  await written(MOST_PINS);
});

test('tells who listens, also of what another tab did', async () => {
  const heard = jest.fn();
  const pins = watched('me', heard);
  const other = watched();
  other.set('C1', true);
  await written(1);
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage'));
  await idsAre(pins, ['C1']);
  expect(heard).toHaveBeenCalled();
});

test('reads nothing out of what it did not write', async () => {
  watched().set('C1', true);
  await written(1);
  const [place = ''] = Object.keys(localStorage);
  for (const text of ['{', '["C2"]', btoa('C2')]) {
    localStorage.setItem(place, text);
    const pins = watched();
    pins.set('C3', true);
    await idsAre(pins, ['C3']);
  }
});

test('a browser that forbids storage keeps them as long as the page', async () => {
  const forbid = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const pins = createPins(
    {
      ...localStorage,
      getItem: forbid,
      setItem: forbid,
      length: 0,
      key: () => null,
      clear: forbid,
      removeItem: forbid,
    },
    'me',
  );
  expect(pins.set('C1', true)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pins.ids()).toEqual(['C1']);
});

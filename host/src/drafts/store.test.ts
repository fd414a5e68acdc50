import { createMemoryStore, type DraftStore, storeTimeout, withFallback } from './store.ts';
import { createBrowser, typed, withFailures } from './test-vault.ts';

afterEach(() => jest.useRealTimers());

/** A memory store that counts as the browser's, with a way to clear it as the browser does. */
function createClearableStore() {
  let inner = createMemoryStore();
  const store: DraftStore = {
    get: (id) => inner.get(id),
    set: (id, value) => inner.set(id, value).then(() => true),
    setFirst: (id, value) => inner.setFirst(id, value),
    entries: () => inner.entries(),
    remove: (ids) => inner.remove(ids),
  };
  return {
    store,
    clear: () => {
      inner = createMemoryStore();
    },
  };
}

test('[SES-09] what is typed after the browser has cleared its storage is kept and can be read by the next page', async () => {
  const { store, clear } = createClearableStore();
  const { vault } = createBrowser(withFallback(store, createMemoryStore())).openPage();
  expect(await vault.keep('invest:C1', { amount: '2' })).toBe(true);
  clear();
  expect(await vault.keep('invest:C1', typed)).toBe(true);
  expect(await createBrowser(store).openPage().vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('[SES-09] a draft that was stored after its key failed to be can be read by the next page', async () => {
  const { store } = createClearableStore();
  const failing = withFailures(store, { setFirst: 1 });
  const { vault } = createBrowser(withFallback(failing, createMemoryStore())).openPage();
  await vault.keep('invest:C1', { amount: '2' });
  expect(await vault.keep('invest:C1', typed)).toBe(true);
  expect(await createBrowser(store).openPage().vault.find('invest:C1')).toMatchObject({ value: typed });
});

test.each<[keyof DraftStore, (store: DraftStore) => Promise<unknown>]>([
  ['get', (store) => store.get('a')],
  ['set', (store) => store.set('a', 1)],
  ['setFirst', (store) => store.setFirst('a', 1)],
  ['entries', (store) => store.entries()],
  ['remove', (store) => store.remove(['a'])],
])('[SES-09] a browser store that never answers `%s` is given up after 5 s', async (method, call) => {
  jest.useFakeTimers();
  const hanging = { ...createMemoryStore(), [method]: () => new Promise(() => {}) };
  const ended = jest.fn();
  call(withFallback(hanging, createMemoryStore())).then(ended, ended);
  await jest.advanceTimersByTimeAsync(storeTimeout - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

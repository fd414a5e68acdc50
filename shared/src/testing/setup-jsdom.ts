import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// a busy machine may take twenty times as long as the library allows; what never appears still fails the test
configure({ asyncUtilTimeout: 20_000 });

// jsdom has none of these, and the product's code may rely on them
Object.assign(globalThis, { TextEncoder, TextDecoder });
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
// jsdom has no layout: without a width every element counts as hidden, and sizes are never reported
Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 10 });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollTo ??= () => undefined;
Blob.prototype.arrayBuffer ??= function () {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  return new Promise((resolve, reject) => {
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error);
    reader.onerror = () => reject(reader.error);
  });
};
if (!window.matchMedia) {
  window.matchMedia = (query) => ({
    // nothing moves in tests
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  });
}
if (!globalThis.structuredClone) globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value));

/** Web Locks of one tab, in memory: exclusive, by name, in turn. jsdom has none; the browser's own are in e2e. */
function inMemoryLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    query: async () => ({ held: [...last.keys()].map((name) => ({ name })), pending: [] }),
    request: async (name: string, ...rest: readonly unknown[]) => {
      const work = rest.at(-1);
      if (typeof work !== 'function') throw new TypeError('a lock is for some work');
      const before = last.get(name);
      if (before && rest.length > 1 && Object(rest[0]).ifAvailable === true) return work(null);
      const run = (before ?? Promise.resolve()).then(() => work({ name }));
      const over = run.then(
        () => undefined,
        () => undefined,
      );
      last.set(name, over);
      try {
        return await run;
      } finally {
        if (last.get(name) === over) last.delete(name);
      }
    },
  };
}

// a lock that one test leaves taken must not hold up the next
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: inMemoryLocks() });
});

import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { FakeLocks } from './fake-locks.ts';

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

// a lock that one test leaves taken must not hold up the next
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
});

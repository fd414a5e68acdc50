import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has none of these, and the product's code may rely on them
if (typeof window !== 'undefined') {
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  // nothing is laid out here: what has no box counts as hidden, and nothing tells of its size
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
}

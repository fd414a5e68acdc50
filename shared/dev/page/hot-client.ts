/** The parts of webpack's hot-update API that this file uses. */
interface Hot {
  status(): string;
  /** Fetches and applies the newest update; resolves to the replaced modules, or null if there is no update. */
  check(autoApply: true): Promise<readonly unknown[] | null>;
}

declare const __webpack_hash__: string;
declare const __webpack_public_path__: string;

declare global {
  interface ImportMeta {
    readonly webpackHot: Hot;
  }
}

const hot = import.meta.webpackHot;
let newest = __webpack_hash__;

/** Applies newer builds; reloads the page if that fails. */
async function applyUpdates(): Promise<void> {
  while (newest !== __webpack_hash__ && hot.status() === 'idle') {
    try {
      if ((await hot.check(true)) === null) return location.reload();
    } catch (error) {
      console.warn(error);
      if (hot.status() !== 'idle') location.reload();
      return;
    }
  }
}

/** Listens for build hashes, only while the page is visible: a browser allows few connections to one server. */
function listen(): EventSource {
  const stream = new EventSource(new URL('__hot', new URL(__webpack_public_path__, document.baseURI)));
  stream.addEventListener('message', ({ data }) => {
    newest = String(data);
    void applyUpdates();
  });
  return stream;
}

let stream = document.hidden ? undefined : listen();
document.addEventListener('visibilitychange', () => {
  stream?.close();
  stream = document.hidden ? undefined : listen();
});

export {};

/** webpack's own, as far as it is used here. */
interface Hot {
  status(): string;
  /** Fetches and applies the newest update; the modules that it replaced, or null when there is none. */
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

/** Takes in what was built since. Where that cannot be done in place, the page is loaded anew. */
async function catchUp(): Promise<void> {
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

/** Hears of each build by its hash. Only while the page is seen: a browser keeps few connections to one server. */
function listen(): EventSource {
  const stream = new EventSource(new URL('__hot', new URL(__webpack_public_path__, document.baseURI)));
  stream.addEventListener('message', ({ data }) => {
    newest = String(data);
    void catchUp();
  });
  return stream;
}

let stream = document.hidden ? undefined : listen();
document.addEventListener('visibilitychange', () => {
  stream?.close();
  stream = document.hidden ? undefined : listen();
});

export {};

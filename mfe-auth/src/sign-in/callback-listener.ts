/** The callback page posts `{ type: 'oidc-callback', query }`. */
const callbackType = 'oidc-callback';

/** Returns the query of a callback message, or `undefined` for any other message. */
function readCallbackQuery(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('type' in data) || data.type !== callbackType) return undefined;
  return 'query' in data && typeof data.query === 'string' ? data.query : undefined;
}

interface CallbackListenerOptions {
  /** State of the pending attempt. */
  readonly state: string;
  /** The sign-in window. Direct messages from other windows are ignored. */
  readonly popup: () => Window | undefined;
  readonly onReply: (parameters: URLSearchParams) => void;
}

/**
 * Listens for the sign-in window's reply: a direct message or, when the provider's headers cut the window off, one on a
 * channel of this origin, which is answered so that the window closes. The first reply with this attempt's `state`
 * calls `onReply` and ends the listening; others are ignored (SGN-21). Returns a function that stops listening.
 */
export function listenForCallback({ state, popup, onReply }: CallbackListenerOptions): () => void {
  const channel = new BroadcastChannel(callbackType);

  function receive(data: unknown) {
    const query = readCallbackQuery(data);
    const parameters = new URLSearchParams(query);
    if (query === undefined || parameters.get('state') !== state) return;
    try {
      // tells a window that is cut off from this page to close
      channel.postMessage({ taken: state });
    } catch {
      // that window goes to `/` by itself
    }
    stop();
    onReply(parameters);
  }

  function fromWindow({ origin, source, data }: MessageEvent<unknown>) {
    const opened = popup();
    if (origin === location.origin && opened !== undefined && source === opened) receive(data);
  }

  function stop() {
    window.removeEventListener('message', fromWindow);
    channel.close();
  }

  window.addEventListener('message', fromWindow);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => receive(data);
  return stop;
}

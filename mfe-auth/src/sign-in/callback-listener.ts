/** What the callback page posts: `{ type: 'oidc-callback', query }`. */
const callbackType = 'oidc-callback';

/** The query of a callback message; nothing for any other message. */
function queryOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('type' in data) || data.type !== callbackType) return undefined;
  return 'query' in data && typeof data.query === 'string' ? data.query : undefined;
}

export interface Expected {
  /** State of the attempt under way. */
  readonly state: string;
  /** The sign-in window; the only one whose direct messages count. */
  readonly popup: () => Window | undefined;
  readonly onAnswer: (parameters: URLSearchParams) => void;
}

/**
 * Waits for the sign-in window's answer, which comes by two ways: from the window itself, which the provider's
 * headers may have cut off, and by a channel of this origin. The first that bears this attempt's state counts,
 * all else is ignored (SGN-21). Returns how to stop.
 */
export function listenForCallback({ state, popup, onAnswer }: Expected): () => void {
  const channel = new BroadcastChannel(callbackType);

  function receive(data: unknown) {
    const query = queryOf(data);
    const parameters = new URLSearchParams(query);
    if (query === undefined || parameters.get('state') !== state) return;
    // a window that is cut off from this page learns by it that it may close
    channel.postMessage({ taken: state });
    stop();
    onAnswer(parameters);
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

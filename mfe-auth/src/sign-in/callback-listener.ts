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
  readonly onReply: (parameters: URLSearchParams) => void;
}

/**
 * Listens for the sign-in window's reply on a channel of this origin, which needs no opener. It is answered so that the window
 * closes. The first reply with this attempt's `state` calls `onReply` and ends the listening; others are ignored (SGN-21).
 * Returns a function that stops listening.
 */
export function listenForCallback({ state, onReply }: CallbackListenerOptions): () => void {
  const channel = new BroadcastChannel(callbackType);
  const stop = () => channel.close();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const query = readCallbackQuery(data);
    const parameters = new URLSearchParams(query);
    if (query === undefined || parameters.get('state') !== state) return;
    try {
      // tells the window to close
      channel.postMessage({ taken: state });
    } catch {
      // the window closes or goes to `/` by itself
    }
    stop();
    onReply(parameters);
  };
  return stop;
}

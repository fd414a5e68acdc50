/**
 * The page the provider sends the sign-in window to (RTE-18): hands its query to the page that waits for it, and
 * closes. It goes both by the opener, which the provider's headers may have cut off, and by a channel of this
 * origin; whoever listens takes the first and checks state (mfe-auth, sign-in). Elsewhere it goes to `/`.
 */
const query = location.search;
// the code is not to stand in the address, nor in the history, a moment longer than needed
history.replaceState(null, '', location.pathname);

/** How long the window may take to close, or to hear that its answer was taken, in milliseconds. */
const patience = 1_500;

const state = new URLSearchParams(query).get('state');
if (state === null) location.replace('/');
else {
  const message = { type: 'oidc-callback', query };
  const channel = new BroadcastChannel('oidc-callback');
  // cut off from the opener, only who takes the answer knows whether this is a sign-in window
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'taken' in data && data.taken === state) window.close();
  };
  channel.postMessage(message);
  window.opener?.postMessage(message, location.origin);
  if (window.opener !== null) window.close();
  // a page that is no such window, or a tab that the browser does not let a script close
  setTimeout(() => location.replace('/'), patience);
}

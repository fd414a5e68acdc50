/**
 * The page to which the provider sends the sign-in window (RTE-18). It sends its query to the waiting page, by the opener,
 * which the provider's headers may block, and by a channel of this origin, and then closes. The waiting page takes the
 * first message and checks its state (the sign-in remote). A page that is no sign-in window goes to `/`.
 */
const query = location.search;
// removes the authorization code from the address and the history
history.replaceState(null, '', location.pathname);

/** How long to wait for the window to close or for the confirmation of its answer, in milliseconds. */
const closeTimeout = 1_500;

const state = new URLSearchParams(query).get('state');
if (state === null) location.replace('/');
else {
  const message = { type: 'oidc-callback', query };
  try {
    const channel = new BroadcastChannel('oidc-callback');
    // without an opener only the page that takes the answer can tell that this is a sign-in window
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'taken' in data && data.taken === state)
        window.close();
    };
    channel.postMessage(message);
  } catch {
    // a browser without channels has the opener
  }
  window.opener?.postMessage(message, location.origin);
  if (window.opener !== null) window.close();
  // this is no sign-in window, or the browser does not let a script close it
  setTimeout(() => location.replace('/'), closeTimeout);
}

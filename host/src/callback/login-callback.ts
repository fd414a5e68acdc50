import { signInPath } from '@portal/shared/pages';

/**
 * The page to which the provider sends the sign-in window (RTE-18). It sends its query to the waiting page by a channel of this
 * origin, and closes when that page has taken it. The waiting page checks the state (the sign-in remote). Without an opener
 * only that page can tell that this is a sign-in window; one that is none goes to `/`.
 */
const query = location.search;
// removes the authorization code from the address and the history
history.replaceState(null, '', location.pathname);

/** How long to wait for the confirmation of the answer, in milliseconds. */
const closeTimeout = 1_500;

const state = new URLSearchParams(query).get('state');
if (state === null) location.replace(signInPath);
else {
  const channel = new BroadcastChannel('oidc-callback');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'taken' in data && data.taken === state) window.close();
  };
  channel.postMessage({ type: 'oidc-callback', query });
  setTimeout(() => {
    if (window.opener !== null) window.close();
    // this is no sign-in window, or the browser does not let a script close it
    location.replace(signInPath);
  }, closeTimeout);
}

/**
 * The page the provider sends the sign-in window to (RTE-18): hands its query to the page that opened it, and
 * closes. It goes both by the opener, which the provider's headers may have cut off, and by a channel of this
 * origin; whoever listens takes the first and checks state (mfe-auth, sign-in). Elsewhere it goes to `/`.
 */
const query = location.search;
// the code is not to stand in the address, nor in the history, a moment longer than needed
history.replaceState(null, '', location.pathname);

const isPopup = window.opener !== null || !window.menubar.visible;

if (isPopup && query !== '') {
  const message = { type: 'oidc-callback', query };
  window.opener?.postMessage(message, location.origin);
  const channel = new BroadcastChannel('oidc-callback');
  channel.postMessage(message);
  channel.close();
  // where the browser does not let it, the page's own words say that the window can be closed
  window.close();
} else {
  location.replace('/');
}

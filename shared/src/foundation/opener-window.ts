/** Id of the frame. The page's script creates it earlier where sign-in may show (shared/site/page/first-paint-script.ts). */
const frameId = 'portal-opener';

/**
 * Returns the window of the document's hidden frame, which has the portal's origin, and creates it at first. A page may navigate
 * the window that opened it; this one opens the windows of other sites, so they have no way to the portal's tab, and the
 * portal can still send and close them (docs/session.md). Call it before the click too: browsers let only a window that exists
 * then open another one. `undefined` when the document has no body yet.
 */
export function findOpenerWindow(): Window | undefined {
  const known = document.getElementById(frameId);
  const frame = known instanceof HTMLIFrameElement ? known : document.createElement('iframe');
  frame.id = frameId;
  frame.hidden = true;
  if (!frame.isConnected) document.body?.append(frame);
  return frame.contentWindow ?? undefined;
}

/** The pages of the identity provider that a sign-in or a logout goes through, its one call, and its public keys. */
const providerPaths = /^\/(token|jwks|auth|auth\/[\w-]+|interaction\/.+|session\/end(\/\w+)?|assets\/.+)$/;

/** What a browser makes of itself, without a network. */
const ownSchemes = ['data:', 'blob:', 'about:', 'chrome-error:'];

/** Where requests may go. */
export interface Known {
  /** Origins of portal, API, provider and the sites that agents are handed over to. */
  readonly origins: ReadonlySet<string>;
  readonly identityProvider: string;
}

/** What is wrong with where a request goes, whatever it holds: to a place that nobody has named, data leaves unseen. */
export function objectionsToAddress(
  { method, url }: { readonly method: string; readonly url: string },
  { origins, identityProvider }: Known,
): readonly string[] {
  const { origin, pathname, protocol } = new URL(url);
  if (ownSchemes.includes(protocol)) return [];
  if (!origins.has(origin)) return [`${method} ${origin}: no origin of the portal’s`];
  if (origin === identityProvider && !providerPaths.test(pathname))
    return [`${method} ${pathname}: no call of the identity provider’s in the specification`];
  return [];
}

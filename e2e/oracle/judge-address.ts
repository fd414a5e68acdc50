/** The identity provider's paths: pages of sign-in and logout, the token call and the public keys. */
const providerPaths = /^\/(token|jwks|auth|auth\/[\w-]+|interaction\/.+|session\/end(\/\w+)?|assets\/.+)$/;

/** Schemes of addresses that the browser handles without a network. */
const localSchemes = ['data:', 'blob:', 'about:', 'chrome-error:'];

/** The allowed targets of requests. */
export interface Known {
  /** Origins of portal, API, identity provider and external sites. */
  readonly origins: ReadonlySet<string>;
  readonly identityProvider: string;
  /** Origins whose addresses contain the id token (SHL-10, SHL-16). */
  readonly externalSites: ReadonlySet<string>;
}

/** A signed token. */
const token = /\beyJ[\w-]+\.eyJ/;

/** Objections to a request's address. A request to an unknown origin could send data without any other check. */
export function objectionsToAddress(
  { method, url }: { readonly method: string; readonly url: string },
  { origins, identityProvider, externalSites }: Known,
): readonly string[] {
  const { origin, pathname, protocol } = new URL(url);
  if (localSchemes.includes(protocol)) return [];
  if (!origins.has(origin)) return [`${method} ${origin}: not an origin of the portal`];
  if (origin === identityProvider && !providerPaths.test(pathname))
    return [`${method} ${pathname}: not a call of the identity provider in the specification`];
  // the browser's history keeps addresses
  if (token.test(url) && !externalSites.has(origin)) return [`${method} ${pathname}: a token in the address`];
  return [];
}

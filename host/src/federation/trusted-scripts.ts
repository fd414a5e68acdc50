declare global {
  interface Window {
    /** Asked by webpack's chunk loader (shared/build/integrity-plugin.ts) for a script's hash. */
    __portalIntegrity?: (url: string) => string | undefined;
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): {
        createScriptURL(url: string): string;
      };
    };
  }
}

/** Makes the script elements of remotes; nothing else in the page may. */
export interface TrustedScripts {
  /** A script element for an address of the registry, with its integrity. Throws for any other address. */
  script(address: string): HTMLScriptElement;
  /** A preload link for such an address; the same request as the script's, so that it is fetched once. */
  preload(address: string): HTMLLinkElement;
}

const withoutQuery = (address: string): string => {
  const url = new URL(address, document.baseURI);
  return url.origin + url.pathname;
};

/**
 * The one Trusted Types policy under which remotes' scripts are made: only addresses whose hash is known, which the
 * composed HTML vouches for. A query is let through: a retry needs an address that the browser has not failed on.
 */
export function createTrustedScripts(integrity: ReadonlyMap<string, string>): TrustedScripts {
  const hashOf = (address: string): string => {
    const hash = integrity.get(withoutQuery(address));
    if (!hash) throw new TypeError(`${withoutQuery(address)} is no script of the registry`);
    return hash;
  };
  const createScriptURL = (address: string): string => {
    hashOf(address);
    return address;
  };
  const policy = window.trustedTypes?.createPolicy('portal-remotes', { createScriptURL }) ?? {
    createScriptURL,
  };

  return {
    script(address) {
      const element = document.createElement('script');
      element.crossOrigin = 'anonymous';
      element.integrity = hashOf(address);
      element.src = policy.createScriptURL(address);
      return element;
    },
    preload(address) {
      const element = document.createElement('link');
      element.rel = 'preload';
      element.as = 'script';
      element.crossOrigin = 'anonymous';
      element.integrity = hashOf(address);
      element.href = address;
      return element;
    },
  };
}

/** Lets webpack's chunk loaders look hashes up, the host's own and those of remotes. */
export function provideIntegrity(integrity: ReadonlyMap<string, string>): void {
  window.__portalIntegrity = (url) => integrity.get(withoutQuery(url));
}

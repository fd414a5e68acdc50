declare global {
  interface Window {
    /** Asked by webpack's chunk loaders, the host's and every remote's (shared/build/integrity-plugin.ts). */
    __portalScripts?: ChunkScripts;
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
    };
  }
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** What a chunk loader needs for a script. */
export interface ChunkScripts {
  /** `undefined`: nobody vouches for it, and it must not run. Empty: it may run without a hash. */
  integrityOf(address: string): string | undefined;
  /** The trusted address to set; of what is being retried, a new one. */
  addressOf(address: string): string;
}

/** Makes the script elements of the portal; nothing else in the page may. */
export interface TrustedScripts extends ChunkScripts {
  /** A script element for an address that the integrity map names. Throws for any other. */
  script(address: string): HTMLScriptElement;
  /** A preload link for such an address; the same request as the script's, so that it is fetched once. */
  preload(address: string): HTMLLinkElement;
  /** The same for an element that somebody else makes. `attempt` above 0: the address that this attempt goes to. */
  addressOf(address: string, attempt?: number): string;
  /** From now on the files right in `folder` are asked for under a new address: the browser remembers failures. */
  retry(folder: string, attempt: number): void;
  /**
   * Lets everything below `folder` run without a hash: a team's own server, where the configuration allows overrides,
   * and development builds. Nothing else.
   */
  trust(folder: string): void;
}

/** An address as the integrity map has it: in full, without the query of a further attempt. */
export const withoutQuery = (address: string): string => {
  const url = new URL(address, document.baseURI);
  return url.origin + url.pathname;
};

/**
 * The page's one Trusted Types policy: only addresses whose hash is known, which the composed HTML vouches for. A
 * query is let through: a retry needs an address that the browser has not failed on. The map may grow later.
 */
export function createTrustedScripts(integrity: ReadonlyMap<string, string>): TrustedScripts {
  const retries = new Map<string, number>();
  const trusted: string[] = [];

  const integrityOf = (address: string): string | undefined => {
    const plain = withoutQuery(address);
    return integrity.get(plain) ?? (trusted.some((folder) => plain.startsWith(folder)) ? '' : undefined);
  };
  /** The hash that must hold; empty for a trusted folder's. Throws for what nobody vouches for. */
  const hashOf = (address: string): string => {
    const hash = integrityOf(address);
    if (hash === undefined) throw new TypeError(`${withoutQuery(address)} is no script of the portal`);
    return hash;
  };
  const createScriptURL = (address: string): string => {
    hashOf(address);
    return address;
  };
  const policy: ScriptPolicy = window.trustedTypes?.createPolicy('portal-scripts', { createScriptURL }) ?? {
    createScriptURL,
  };

  const addressOf = (address: string, attempt = 0): string => {
    const plain = withoutQuery(address);
    const latest = Math.max(attempt, retries.get(plain.slice(0, plain.lastIndexOf('/') + 1)) ?? 0);
    return policy.createScriptURL(latest === 0 ? address : `${plain}?attempt=${latest}`);
  };

  const vouch = (element: HTMLScriptElement | HTMLLinkElement, address: string) => {
    element.crossOrigin = 'anonymous';
    element.integrity = hashOf(address);
  };

  return {
    integrityOf,
    addressOf,
    script(address) {
      const element = document.createElement('script');
      vouch(element, address);
      element.src = addressOf(address);
      return element;
    },
    preload(address) {
      const element = document.createElement('link');
      element.rel = 'preload';
      element.as = 'script';
      vouch(element, address);
      element.href = addressOf(address);
      return element;
    },
    retry: (folder, attempt) => void retries.set(folder, attempt),
    trust: (folder) => void trusted.push(folder),
  };
}

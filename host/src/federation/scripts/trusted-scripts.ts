import type { ChunkScripts } from '@portal/shared/page-scripts';

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
    };
  }
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** Creates every script element of the portal; the content policy blocks all others. */
export interface TrustedScripts extends ChunkScripts {
  /** Creates a script element. Throws a TypeError when the address has no known hash. */
  createScript(address: string): HTMLScriptElement;
  /** Creates a link with the attributes of the script, so that the browser fetches the file once. Throws likewise. */
  createLink(rel: 'preload' | 'prefetch', address: string): HTMLLinkElement;
  /**
   * The trusted address for an element that the caller creates. An `attempt` above 0 gets a separate address, and so does a
   * file whose link has failed.
   */
  addressOf(address: string, attempt?: number): string;
  /** Gives the files directly in `folder` a new address from now on, because the browser remembers failures. */
  setAttempt(folder: string, attempt: number): void;
  /** Allows every script below `folder` without a hash. Only for overrides and development builds. */
  trustFolder(folder: string): void;
}

/** Returns the key of an address in the integrity map: absolute, without query and fragment. */
export const withoutQuery = (address: string): string => {
  const url = new URL(address, document.baseURI);
  return url.origin + url.pathname;
};

/**
 * Creates the page's one Trusted Types policy, and what makes script elements and addresses under it. It accepts only
 * addresses with a hash in `integrity`, which may grow later, or in a folder given to `trustFolder`, and throws a
 * TypeError for others. It accepts any query, because a retry needs an address that has not failed before.
 */
export function createTrustedScripts(integrity: ReadonlyMap<string, string>): TrustedScripts {
  const attempts = new Map<string, number>();
  /** By file. The browser answers the address of a failed preload from that failure, without a request. */
  const failedLinks = new Map<string, number>();
  const trustedFolders: string[] = [];

  const integrityOf = (address: string): string | undefined => {
    const plain = withoutQuery(address);
    return (
      integrity.get(plain) ?? (trustedFolders.some((folder) => plain.startsWith(folder)) ? '' : undefined)
    );
  };
  const requireHash = (address: string): string => {
    const hash = integrityOf(address);
    if (hash === undefined) throw new TypeError(`${withoutQuery(address)} is not a script of the portal`);
    return hash;
  };
  const createScriptURL = (address: string): string => {
    requireHash(address);
    return address;
  };
  const policy: ScriptPolicy = window.trustedTypes?.createPolicy('portal-scripts', { createScriptURL }) ?? {
    createScriptURL,
  };

  const addressOf = (address: string, attempt = 0): string => {
    const plain = withoutQuery(address);
    const ofFolder = attempts.get(plain.slice(0, plain.lastIndexOf('/') + 1)) ?? 0;
    const latest = Math.max(attempt, ofFolder) + (failedLinks.get(plain) ?? 0);
    return policy.createScriptURL(latest === 0 ? address : `${plain}?attempt=${latest}`);
  };

  const setIntegrity = (element: HTMLScriptElement | HTMLLinkElement, address: string) => {
    element.crossOrigin = 'anonymous';
    element.integrity = requireHash(address);
  };

  return {
    integrityOf,
    addressOf,
    createScript(address) {
      const element = document.createElement('script');
      setIntegrity(element, address);
      element.src = addressOf(address);
      return element;
    },
    createLink(rel, address) {
      const element = document.createElement('link');
      element.rel = rel;
      element.as = 'script';
      element.addEventListener('error', () => {
        const plain = withoutQuery(address);
        failedLinks.set(plain, (failedLinks.get(plain) ?? 0) + 1);
      });
      setIntegrity(element, address);
      element.href = addressOf(address);
      return element;
    },
    setAttempt: (folder, attempt) => void attempts.set(folder, attempt),
    trustFolder: (folder) => void trustedFolders.push(folder),
  };
}

import type { RemoteEntryExports } from '@module-federation/runtime/types';
import { LoadFailureError } from '../loading/index.ts';
import type { TrustedScripts } from './trusted-scripts.ts';

/**
 * Runs a release's entry script and resolves with the container that the script writes to a global. The global is
 * cleared at once, because all releases of one remote use the same global. The caller applies the deadline. Rejects
 * with a LoadFailureError.
 */
export function loadContainer(
  scripts: TrustedScripts,
  address: string,
  container: string,
): Promise<RemoteEntryExports> {
  return new Promise((resolve, reject) => {
    const element = scripts.createScript(address);
    element.addEventListener('load', () => {
      const value: unknown = Reflect.get(globalThis, container);
      Reflect.set(globalThis, container, undefined);
      element.remove();
      if (isContainer(value)) resolve(value);
      else reject(new LoadFailureError({ kind: 'no-container', address }));
    });
    element.addEventListener('error', () => {
      element.remove();
      reject(new LoadFailureError({ kind: 'unreachable', address }));
    });
    document.head.append(element);
  });
}

const isContainer = (value: unknown): value is RemoteEntryExports =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

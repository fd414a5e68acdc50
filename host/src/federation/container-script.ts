import type { RemoteEntryExports } from '@module-federation/runtime/types';
import { LoadFault } from './load-failure.ts';
import type { TrustedScripts } from './trusted-scripts.ts';

/**
 * Runs a release's entry and gives the container that it leaves behind as a global. The global is read in the very
 * moment the script has run and is then cleared, so that releases of one remote, which use the same global, never get
 * one another's. Has no deadline: the loader has.
 */
export function loadContainer(
  scripts: TrustedScripts,
  address: string,
  container: string,
): Promise<RemoteEntryExports> {
  return new Promise((resolve, reject) => {
    const element = scripts.script(address);
    element.addEventListener('load', () => {
      const found: unknown = Reflect.get(globalThis, container);
      Reflect.set(globalThis, container, undefined);
      element.remove();
      if (isContainer(found)) resolve(found);
      else reject(new LoadFault({ kind: 'no-container', address }));
    });
    element.addEventListener('error', () => {
      element.remove();
      reject(new LoadFault({ kind: 'unreachable', address }));
    });
    document.head.append(element);
  });
}

const isContainer = (value: unknown): value is RemoteEntryExports =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

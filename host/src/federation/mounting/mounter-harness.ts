import type { Shell } from '@portal/shared/contract';
import { testRemotes } from '@portal/shared/testing/remotes';
import { createParcel, type Parcel } from '@portal/shared/ui';
import type { ComponentType } from 'react';
import { mountRootParcel } from 'single-spa';
import { createSlotDirectory } from '../../core/slot-directory.ts';
import { createSlotMounter } from './slot-mounter.ts';

/** For tests: where the host is. */
export const place = { path: '/first' };
/** For tests: what was pushed to the history. */
export const pushed: unknown[] = [];
const location = () => ({ pathname: place.path, search: '', hash: '', state: null, key: place.path });
const navigator = {
  createHref: String,
  go: () => {},
  push: (to: unknown) => void pushed.push(to),
  replace: () => {},
};

/** The slots of the tests use only these members of the shell. */
function isShell(value: object): value is Shell {
  return 'navigation' in value;
}

const isParcel = (value: object): value is Parcel<object> => 'mount' in value;

/** For tests: a mounter whose loader returns these components as the releases of every slot, one after the other. */
export function createTestMounter(
  components: readonly (ComponentType<object> | Parcel<object>)[],
  isComposed = true,
) {
  const events: string[] = [];
  const reported: string[] = [];
  const fetched: string[] = [];
  let isLoaded = false;
  const monitor = { log: () => {}, error: (_error: unknown, where: string) => void reported.push(where) };
  let status = 'active';
  const session = { current: () => ({ status }) };
  const shell = { contractVersion: '1.0.0', navigation: { navigator, location }, monitor, session };
  if (!isShell(shell)) throw new Error('not a shell');
  const mounter = createSlotMounter({
    loader: {
      startLoad: () => {
        let next = 0;
        return {
          async loadNext() {
            const component = components[next++];
            if (!component) throw new Error('no release is left');
            return isParcel(component) ? component : createParcel(component);
          },
          isComposed: () => isComposed,
          markCrashed: (error) => void events.push(String(error)),
          markMounted() {
            isLoaded = true;
            events.push('mounted');
          },
        };
      },
      forget: ({ slot }) => void events.push(`forgot ${slot}`),
      lastLoad: () => (isLoaded ? {} : undefined),
    },
    mountRootParcel: async () => mountRootParcel,
    directory: createSlotDirectory(testRemotes),
    shellFor: () => shell,
    preload: (name) => void fetched.push(name),
    prefetch: () => {},
  });
  const endSession = () => {
    status = 'signed-out';
  };
  return { mounter, events, reported, fetched, endSession };
}

/** For tests: adds an element to the page for a slot. */
export function addElement() {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

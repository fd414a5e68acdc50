import { homePath, signInPath } from '@portal/shared/pages';
import { readPortalPath } from '@portal/shared/portal-path';
import type { SessionEnvironment } from '../session-environment.ts';
import type { SessionStore } from '../storage/index.ts';

interface ReturnPathParts {
  readonly store: Pick<SessionStore, 'endedSession' | 'saveEncryptedPage' | 'ownerMark' | 'saveOwnerMark'>;
  readonly environment: Pick<SessionEnvironment, 'currentPath' | 'encrypt' | 'decrypt'>;
}

export type ReturnPath = ReturnType<typeof createReturnPath>;

/**
 * Creates the memory of the page that the agent works on: `recordPage` stores it encrypted for that agent, and the same
 * agent's next sign-in finds it again; any other agent lands on the dashboard.
 */
export function createReturnPath({ store, environment }: ReturnPathParts) {
  const { currentPath, encrypt, decrypt } = environment;
  let recordedPath = '';
  let landingPath = homePath;
  return {
    /** Stores the current page. `isSignedIn` is checked again after the encryption. */
    recordPage(subject: string, isSignedIn: () => boolean) {
      const path = currentPath();
      if (path === recordedPath || path === signInPath) return;
      recordedPath = path;
      if (store.ownerMark() === null) {
        void encrypt(subject, homePath).then((mark) => {
          if (mark !== undefined && isSignedIn()) store.saveOwnerMark(mark);
        });
      }
      void encrypt(subject, path).then((encrypted) => {
        if (encrypted !== undefined && recordedPath === path && isSignedIn())
          store.saveEncryptedPage(encrypted);
      });
    },
    /** Path to which a signed-in agent goes from `/`. */
    landingPath: () => landingPath,
    /** Finds the landing path of this agent, then calls `onFound`: synchronously unless the path is encrypted. */
    findLandingPath(subject: string, onFound: () => void) {
      const { returnPath: storedPath = null, owner } = store.endedSession() ?? {};
      const find = (path: string) => {
        landingPath = readPortalPath(path) ?? homePath;
        onFound();
      };
      if (storedPath === null) find(homePath);
      else if ('encrypted' in storedPath)
        void decrypt(subject, storedPath.encrypted).then((path = homePath) => find(path));
      else if (owner === undefined) find(storedPath.plain);
      else
        void decrypt(subject, owner).then((mark) => find(mark === undefined ? homePath : storedPath.plain));
    },
  };
}

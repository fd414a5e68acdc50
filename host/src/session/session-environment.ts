import type { ClockReading } from './state/index.ts';

import type { SignOuts, TabStorage } from './storage/index.ts';
import type { Channel, Presence } from './tabs/index.ts';

/** Callbacks for the page's lifecycle. */
export interface PageWatcher {
  /** Checks the session's clock. */
  check(): void;
  /** The page may go into the back/forward cache. */
  onPageHide(): void;
  /** The page came out of the back/forward cache. Resolves to whether its content may be shown. */
  onPageShow(): Promise<boolean>;
}

/** Everything that a session needs of the browser; tests replace it. */
export interface SessionEnvironment {
  readonly storage: TabStorage;
  readonly signOuts: SignOuts;
  readonly readClocks: () => ClockReading;
  readonly openChannel: () => Channel;
  readonly presence: Presence;
  /** Runs the work in one tab at a time. Returns `busy()` when another tab takes too long. */
  readonly withLock: <Result>(work: () => Promise<Result>, busy: () => Result) => Promise<Result>;
  /** The portal's origin. */
  readonly origin: string;
  /** Returns the link to the page: path, query and search words. */
  readonly currentPath: () => string;
  /** Whether Back or Forward led to the page. */
  readonly isHistoryVisit: () => boolean;
  /** Encrypts a text for one agent (`owner` is the `sub`). Never rejects; `undefined` when it fails. */
  readonly encrypt: (owner: string, text: string) => Promise<string | undefined>;
  /** Decrypts a text of `encrypt` for the same agent. Never rejects; `undefined` when it fails. */
  readonly decrypt: (owner: string, encrypted: string) => Promise<string | undefined>;
  /** Calls the watcher on lifecycle events of the page. Returns a function that stops it. */
  readonly watchPage: (watcher: PageWatcher) => () => void;
}

import { type ClosableBus, createBus } from '@portal/shared/bus';
import { of } from '@portal/shared/ui';
import {
  contractVersion,
  flagDefaults,
  type Notice,
  type ReferenceName,
  type ReferenceValues,
  type Shell,
  type SlotName,
} from '../contract/index.ts';
import { readBackTimes } from '../service/commands/read-back-times.ts';
import { testAgent } from './test-agent.ts';
import { testConfig } from './test-config.ts';
import { type TestDrafts, testDrafts } from './test-drafts.ts';
import { testReference } from './test-reference.ts';
import { type TestSession, testSession } from './test-session.ts';

/** A shell that records what slots do with it. */
export interface TestShell extends Shell {
  readonly bus: ClosableBus;
  readonly session: TestSession;
  readonly drafts: TestDrafts;
  /** Notices to the agent. As on the host, a notice runs its action or its `onEnd`, once. */
  readonly notices: readonly Notice[];
  /** Messages and errors that the monitor received. */
  readonly logged: readonly string[];
  readonly errors: readonly unknown[];
  /** Slots of other remotes that were mounted, with their latest props. */
  readonly mounted: ReadonlyMap<SlotName, unknown>;
  readonly preloaded: readonly string[];
}

/** Options of `testShell`. */
interface TestShellOptions {
  readonly session?: TestSession;
  readonly bus?: ClosableBus;
  /** Loaded reference data; other parts are loading. */
  readonly reference?: Partial<ReferenceValues>;
  readonly failedReference?: readonly ReferenceName[];
  readonly config?: Shell['config'];
  readonly signIn?: Shell['signIn'];
  /** Names of the flags that are on; none by default. */
  readonly flagsOn$?: NonNullable<NonNullable<Shell['flags']>['on$']>;
  /** Drafts of earlier visits; none by default. */
  readonly drafts?: TestDrafts;
  /** Times after which a command is read back: short by default, so that a test waits for a lost reply. */
  readonly readBackTimes?: typeof readBackTimes;
}

/** Times of the product, for tests that run on a fake clock. */
export const productReadBackTimes = { ...readBackTimes };
const shortReadBackTimes = { arrivalMs: 150, pollMs: 40 };

const noNavigator = { createHref: () => '', go: () => {}, push: () => {}, replace: () => {} };
const nowhere = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/** Returns the notice with an action and an `onEnd` of which only the first call has an effect. */
const endingOnce = (notice: Notice): Notice => {
  const { action, onEnd } = notice;
  if (!onEnd) return notice;
  let isOver = false;
  const once = (run: () => void) => () => {
    if (isOver) return;
    isOver = true;
    run();
  };
  return { ...notice, ...(action && { action: { ...action, run: once(action.run) } }), onEnd: once(onEnd) };
};

/** For tests: creates the shell that slots receive, with a real bus and everything else in memory. */
export const testShell = (options: TestShellOptions = {}): TestShell => {
  const notices: Notice[] = [];
  const logged: string[] = [];
  const errors: unknown[] = [];
  const mounted = new Map<SlotName, unknown>();
  const preloaded: string[] = [];
  Object.assign(readBackTimes, options.readBackTimes ?? shortReadBackTimes);
  return {
    contractVersion,
    session: options.session ?? testSession(),
    bus: options.bus ?? createBus({ owner: () => testAgent.subject, openChannel: () => undefined }),
    config: options.config ?? testConfig,
    drafts: options.drafts ?? testDrafts(),
    reference: testReference(options.reference, options.failedReference),
    ...(options.signIn ? { signIn: options.signIn } : {}),
    navigation: { navigator: noNavigator, location: () => nowhere },
    slots: {
      mount: (name, _element, props) => {
        mounted.set(name, props);
        return {
          outcome: Promise.resolve({ status: 'mounted' }),
          update: (next) => void mounted.set(name, next),
          unmount: async () => void mounted.delete(name),
        };
      },
      preload: (name, part) => void preloaded.push(part === undefined ? name : `${name} ${part}`),
    },
    notify: (notice) => void notices.push(endingOnce(notice)),
    flags: {
      current: (name) => flagDefaults[name],
      of$: (name) => of(flagDefaults[name]),
      on$: options.flagsOn$ ?? of(new Set<string>()),
    },
    monitor: {
      log: (message, details) =>
        void logged.push(details ? `${message} ${JSON.stringify(details)}` : message),
      error: (error) => void errors.push(error),
    },
    notices,
    logged,
    errors,
    mounted,
    preloaded,
  };
};

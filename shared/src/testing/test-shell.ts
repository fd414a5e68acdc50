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
import { testAgent } from './test-agent.ts';
import { testConfig } from './test-config.ts';
import { type TestDrafts, testDrafts } from './test-drafts.ts';
import { testReference } from './test-reference.ts';
import { type TestSession, testSession } from './test-session.ts';

/** A shell that keeps what slots do with it. */
export interface TestShell extends Shell {
  readonly bus: ClosableBus;
  readonly session: TestSession;
  readonly drafts: TestDrafts;
  /** What the agent was told. */
  readonly notices: readonly Notice[];
  /** What the monitor was told: messages of `log`, and errors. */
  readonly logged: readonly string[];
  readonly errors: readonly unknown[];
  /** Slots of others that were mounted, with what they were handed last. */
  readonly mounted: ReadonlyMap<SlotName, unknown>;
  readonly preloaded: readonly SlotName[];
}

export interface TestShellOptions {
  readonly session?: TestSession;
  readonly bus?: ClosableBus;
  /** Reference data that is there; the rest is loading. */
  readonly reference?: Partial<ReferenceValues>;
  readonly failedReference?: readonly ReferenceName[];
  readonly config?: Shell['config'];
  readonly signIn?: Shell['signIn'];
  /** What earlier visits left; nothing unless said otherwise. */
  readonly drafts?: TestDrafts;
}

const noNavigator = { createHref: () => '', go: () => {}, push: () => {}, replace: () => {} };
const nowhere = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/** The shell as the host hands it to slots, with a real bus and everything else in memory. */
export const testShell = (options: TestShellOptions = {}): TestShell => {
  const notices: Notice[] = [];
  const logged: string[] = [];
  const errors: unknown[] = [];
  const mounted = new Map<SlotName, unknown>();
  const preloaded: SlotName[] = [];
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
      preload: (name) => void preloaded.push(name),
    },
    notify: (notice) => void notices.push(notice),
    flags: { current: (name) => flagDefaults[name], of$: (name) => of(flagDefaults[name]) },
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

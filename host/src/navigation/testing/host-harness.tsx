import { agentProfile } from '@portal/shared/api/agents';
import { applicationList } from '@portal/shared/api/applications';
import { cartList } from '@portal/shared/api/cart';
import { salesSupport } from '@portal/shared/api/content';
import { accountHolding } from '@portal/shared/api/holdings';
import type { DeclaredRemotes } from '@portal/shared/federation';
import {
  type FakeApi,
  fakeApi,
  renderSlot,
  type TestSession,
  testSession,
  testShell,
} from '@portal/shared/testing';
import { testRemotes } from '@portal/shared/testing/remotes';
import { BehaviorSubject } from '@portal/shared/ui';
import type { RunningReleases } from '../../core/releases/running-releases.ts';
import { createSlotDirectory } from '../../core/slot-directory.ts';
import { createCustomerMode, type HostCustomerMode } from '../../customer-mode/index.ts';
import { createNotices } from '../../notices/index.ts';
import type { HostSession } from '../../session/index.ts';
import { CurrentPage } from '../portal-router.tsx';
import { createPages } from '../routes/index.ts';

const releases: RunningReleases = {
  host: '1.0.0',
  remotes: ['mfe-auth', 'mfe-client', 'mfe-cart', 'mfe-applications', 'mfe-history'],
  of: (remote) => (remote === 'mfe-cart' ? { version: '1.2.2', insteadOf: '2.0.0' } : { version: '1.2.3' }),
  baseOf: (part) => (part === 'mfe-auth' ? undefined : `https://${part}.example/1.2.3/`),
  declares: (remote) => testRemotes[remote]?.declares,
  canaryOf: () => undefined,
  lastLoad: () => undefined,
  problems: [],
};

/** A cart whose seven lists are empty. */
export const noItems = {
  investment: [],
  redemption: [],
  switching: [],
  bankar: [],
  sat: [],
  clientInfoUpdate: [],
  onboarding: [],
};

/** Completes a test session to a host's session. `expiring`: it is about to expire. */
export function createHostSession(session: TestSession, expiring = false): HostSession {
  return {
    ...session,
    get ended() {
      return session.ended;
    },
    ready: Promise.resolve(),
    expiring$: new BehaviorSubject(expiring),
    isExpiring: () => expiring,
    isRenewalRefused: () => false,
    remaining: () => 900_000,
    landingPath: () => '/dashboard',
    recordPage: () => undefined,
    signIn: { start: () => undefined, startLinking: () => undefined, fail: () => undefined },
    dispose: () => undefined,
  };
}

interface HostOptions {
  readonly session?: TestSession;
  readonly api?: FakeApi;
  /** Whether the session ends within three minutes. */
  readonly expiring?: boolean;
  /** Default: the device is with the agent. */
  readonly customerMode?: HostCustomerMode;
  /** What the page's remotes declare; default: `testRemotes`. */
  readonly remotes?: DeclaredRemotes;
}

const memory = (): Storage => {
  const entries = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
};

/** For tests: the customer's mode over storages in memory. */
export const testCustomerMode = (tab = memory(), browser = memory()): HostCustomerMode =>
  createCustomerMode({ tab, browser, openTab: () => true, watch: () => undefined });

/** For tests: an API that answers the host's own calls with empty data. */
export function fakeEmptyApi(): FakeApi {
  return fakeApi()
    .reply(cartList, noItems)
    .reply(applicationList, [])
    .reply(accountHolding, { holdings: [], totals: [], asOf: null })
    .reply(salesSupport, {
      data: {
        title: 'Sales support',
        message: null,
        contacts: [{ id: 1, name: 'Desk', phone: '+60 3-2284 6100', email: null, hours: null }],
      },
    })
    .reply(agentProfile, {
      agentNric: '880412145233',
      agentName: 'Farah Adilah binti Osman',
      agentEmail: null,
      agentChannel: null,
    });
}

/**
 * Renders the page of a path with a test shell. By default the API is `fakeEmptyApi`, and the test agent is signed in.
 */
export function openPage(path: string, options: HostOptions = {}) {
  const {
    session = testSession(),
    api,
    expiring,
    customerMode = testCustomerMode(),
    remotes = testRemotes,
  } = options;
  const answering = api ?? fakeEmptyApi();
  const shell = testShell({ session });
  const { describe, fillings } = createSlotDirectory(remotes);
  Object.assign(shell.slots, { describe, fillings });
  const notices = createNotices();
  const page = (
    <CurrentPage
      shell={shell}
      session={createHostSession(session, expiring)}
      notices={notices}
      releases={releases}
      pages={createPages(remotes)}
      customerMode={customerMode}
    />
  );
  return { api: answering, notices, session, ...renderSlot(page, { shell, path }), shell };
}

/** jsdom has no ResizeObserver, which menus and popovers need; this one never reports a size. */
class ResizeObserverWithoutSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** For tests: installs a ResizeObserver that does nothing. */
export function mockResizeObserver(): void {
  globalThis.ResizeObserver ??= ResizeObserverWithoutSizes;
}

import type { Agent, Bus, Tokens } from '@portal/shared/contract';
import type { TokenResult } from '@portal/shared/oidc';
import { createSession } from './session.ts';
import { createSignOuts } from './sign-outs.ts';
import type { PageWatcher, Surroundings } from './surroundings.ts';
import type { Channel } from './tabs.ts';

/** For tests: a browser of several tabs whose time stands still until it is moved. */
export function testBrowser() {
  const channels = new Set<Channel>();
  let wall = Date.parse('2026-11-21T09:00:00+08:00');
  let monotonic = 1_000;
  let present = 0;
  const shared = new MemoryStorage();
  let queue: Promise<unknown> = Promise.resolve();

  function channel(): Channel {
    const own: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) {
          if (other !== own) other.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
        }
      },
      close: () => void channels.delete(own),
    };
    channels.add(own);
    return own;
  }

  return {
    /** Time passes, for both clocks. */
    pass(milliseconds: number) {
      wall += milliseconds;
      monotonic += milliseconds;
    },
    /** A message to all tabs, whoever sent it. */
    say(data: unknown) {
      for (const { onmessage } of channels) onmessage?.(new MessageEvent('message', { data }));
    },
    /** A tab; hand over the storage of an earlier one to reload it. */
    tab({ storage = new MemoryStorage(), path = '/client' } = {}) {
      const watchers = new Set<PageWatcher>();
      let opened: Channel | undefined;
      const surroundings: Surroundings = {
        storage,
        signOuts: createSignOuts(() => shared),
        clocks: () => ({ wall, monotonic }),
        openChannel: () => {
          opened = channel();
          return opened;
        },
        presence: {
          hold: () => {
            present += 1;
            return async () => {
              present -= 1;
            };
          },
          count: async () => present,
        },
        exclusively: (work) => {
          const turn = queue.then(work, work);
          queue = turn;
          return turn;
        },
        origin: 'https://portal.example',
        here: () => path,
        seal: async (owner, text) => btoa(`${owner} ${text}`),
        unseal: async (owner, sealed) => {
          const [whose, text] = atob(sealed).split(' ');
          return whose === owner ? text : undefined;
        },
        watch: (watcher) => {
          watchers.add(watcher);
          return () => void watchers.delete(watcher);
        },
      };
      return {
        storage,
        surroundings,
        /** Hears nothing more, like a page that hangs. */
        deafen: () => {
          if (opened) opened.onmessage = null;
        },
        /** A second, or the agent's return. */
        check: () => watchers.forEach(({ check }) => void check()),
        /** Into the back/forward cache. */
        rest: () => watchers.forEach(({ rest }) => void rest()),
        /** Out of it again; resolves to whether the page may be seen. */
        wake: async () => (await Promise.all([...watchers].map(({ wake }) => wake()))).every(Boolean),
      };
    },
  };
}

class MemoryStorage {
  private readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
  key = (index: number) => [...this.items.keys()][index] ?? null;
  get length() {
    return this.items.size;
  }
  /** All that is kept, as text. */
  dump = () => [...this.items.values()].join('\n');
}

export const aisyah: Agent = {
  uuid: 'AG-1',
  email: 'aisyah@agents.example',
  agentCustomerId: '100234',
  agentUuid: '8a2c',
  agentName: 'Aisyah binti Rahman',
  agentEmail: 'aisyah@agents.example',
  agentChannel: 'AGENCY',
  agentCodeUt: 'UT1',
  subject: 'u-aisyah',
};

export const tokensNamed = (name: string): Tokens => ({
  idToken: `id-${name}`,
  accessToken: `at-${name}`,
  refreshToken: `rt-${name}`,
});

/** For tests: a session in a tab of that browser, and all it told the world. */
export function testSession(
  tab: ReturnType<ReturnType<typeof testBrowser>['tab']>,
  refresh: (tokens: Tokens) => Promise<TokenResult> = async () => ({
    status: 'failed',
    error: 'invalid_grant',
    description: '',
  }),
) {
  const told: string[] = [];
  const logged: string[] = [];
  const left: string[] = [];
  const emit: Bus['emit'] = (name) => void told.push(name);
  const session = createSession({
    config: {
      identityProvider: {
        issuer: 'https://id.example',
        authorizationEndpoint: 'https://id.example/auth',
        tokenEndpoint: 'https://id.example/token',
        endSessionEndpoint: 'https://id.example/session/end',
        clientId: 'agent-portal',
        codeVerifierValues: 64,
      },
    },
    bus: { emit },
    monitor: { log: (message, details) => void logged.push(`${message} ${JSON.stringify(details)}`) },
    refresh,
    leave: {
      replace: (address) => left.push(address) > 0,
      navigate: (path) => void left.push(`route ${path}`),
    },
    surroundings: tab.surroundings,
  });
  return { session, told, logged, left };
}

export const fresh = (name: string): TokenResult => ({
  status: 'ok',
  tokens: tokensNamed(name),
  claims: { sub: aisyah.subject, iss: 'https://id.example' },
});

/** For tests: a browser with one tab, signed in. */
export function signedIn(refresh?: Parameters<typeof testSession>[1]) {
  const browser = testBrowser();
  const tab = browser.tab();
  const made = testSession(tab, refresh);
  made.session.signIn.start(tokensNamed('first'), aisyah);
  return { browser, tab, ...made };
}

/** For tests: until the other tabs have answered, or are known not to be there. */
export const answered = () => new Promise((resolve) => setTimeout(resolve));

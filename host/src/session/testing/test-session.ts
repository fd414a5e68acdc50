import type { Agent, Bus, Tokens } from '@portal/shared/contract';
import type { TokenResult } from '@portal/shared/oidc';
import { createSession } from '../create-session.ts';
import type { Destination } from '../host-session.ts';
import { createTestBrowser, type TestTab } from './test-browser.ts';

/** For tests: an agent who is registered for UTS. */
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

/** For tests: three tokens whose texts end with a name. */
export const tokensNamed = (name: string): Tokens => ({
  idToken: `id-${name}`,
  accessToken: `at-${name}`,
  refreshToken: `rt-${name}`,
});

/** For tests: the result of a refresh that succeeded. */
export const renewedTokens = (name: string): TokenResult => ({
  status: 'ok',
  tokens: tokensNamed(name),
  claims: { sub: aisyah.subject, iss: 'https://id.example' },
});

const addressOf = (destination: Destination): string =>
  typeof destination === 'string'
    ? destination
    : `${destination.action}?${new URLSearchParams(destination.fields)}`;

type Refresh = (tokens: Tokens) => Promise<TokenResult>;

const refuse: Refresh = async () => ({ status: 'failed', error: 'invalid_grant', description: '' });

/** For tests: a session in that tab, with its bus events, log messages and navigations. By default renewal is refused. */
export function createTestSession(tab: TestTab, refresh: Refresh = refuse) {
  const busEvents: string[] = [];
  const logMessages: string[] = [];
  /** Addresses of documents, with the fields of a form as the query, and `route …` for routes of the portal. */
  const navigations: string[] = [];
  const emit: Bus['emit'] = (name) => void busEvents.push(name);
  const session = createSession({
    config: {
      identityProvider: {
        issuer: 'https://id.example',
        authorizationEndpoint: 'https://id.example/auth',
        tokenEndpoint: 'https://id.example/token',
        endSessionEndpoint: 'https://id.example/session/end',
        clientId: 'agent-portal',
        codeVerifierValues: 64,
        scope: 'openid email',
        logoutMethod: 'post',
      },
    },
    bus: { emit },
    monitor: { log: (message, details) => void logMessages.push(`${message} ${JSON.stringify(details)}`) },
    refresh,
    leave: {
      replace: (destination) => navigations.push(addressOf(destination)) > 0,
      navigate: (path) => void navigations.push(`route ${path}`),
    },
    environment: tab.environment,
  });
  return { session, busEvents, logMessages, navigations };
}

/**
 * For tests: a browser with one tab whose agent is signed in, with what `createTestSession` returns. `refresh` is what
 * the provider does at a renewal; by default it refuses.
 */
export function createSignedInTab(refresh?: Refresh) {
  const browser = createTestBrowser();
  const tab = browser.openTab();
  const testSession = createTestSession(tab, refresh);
  testSession.session.signIn.start(tokensNamed('first'), aisyah);
  return { browser, tab, ...testSession };
}

/** For tests: advances the browser's clocks by `milliseconds`, and lets the tab check its session every second. */
export function watchFor(
  { browser, tab }: Pick<ReturnType<typeof createSignedInTab>, 'browser' | 'tab'>,
  milliseconds: number,
) {
  for (let elapsed = 0; elapsed < milliseconds; elapsed += 1_000) {
    browser.advance(1_000);
    tab.check();
  }
}

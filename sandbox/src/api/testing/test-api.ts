import type { Database } from '../../database/index.ts';
import { createTestAgent, type TestAgent } from '../../seed/test-agent.ts';
import type { TestAgentOptions } from '../../seed/test-agent-options.ts';
import { buildApi } from '../server/build-api.ts';
import { ApplicationSwitch } from '../switches/application-switch.ts';
import { Faults } from '../switches/faults.ts';
import { IdempotencySwitch } from '../switches/idempotency-switch.ts';
import { START } from './start.ts';
import { openTestDatabase } from './test-database.ts';

export { START };

export const KEY = 'a-subscription-key';
export const PORTAL = 'http://localhost:4200';

/** The main demo agent, with a customer and a cash account. */
export const AISYAH = {
  sub: 'agent-aisyah',
  userId: '00000000-0000-4000-8200-000000000011',
  customerId: 'C0048302',
  cash: '1000391120',
};
/** A call that needs only an agent. */
export const LIST = {
  get: '/application/agent/list',
  query: { userId: AISYAH.userId, channel: 'Digital Transaction' },
};

/** Answer of a call. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The sandbox's API over real HTTP, with a test clock. */
export interface TestApi {
  /** URL of the API. */
  readonly address: string;
  readonly db: Database;
  readonly faults: Faults;
  readonly idempotency: IdempotencySwitch;
  readonly applications: ApplicationSwitch;
  /** Tests set `now`. */
  readonly clock: { now: Date };
  /** Creates a test agent. */
  agent(options: TestAgentOptions): Promise<TestAgent>;
  call(
    sub: string,
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Answer>;
  /** Calls as an agent. The token is the subject, or `<subject>~<text>` after a renewal. */
  get(sub: string, path: string, query?: Readonly<Record<string, string>>): Promise<Answer>;
  post(sub: string, path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * For tests: starts the API on a free port, with a seeded database of 200 customers in memory, a clock that only tests
 * set, and its switches. Every text that begins with `agent-` is a valid token of that `sub`. Call `close` at the end.
 */
export async function startTestApi(): Promise<TestApi> {
  const db = await openTestDatabase();
  const faults = new Faults();
  const idempotency = new IdempotencySwitch();
  const applications = new ApplicationSwitch();
  const clock = { now: START };
  const app = await buildApi({
    db,
    verifyIdToken: async (token) =>
      token.startsWith('agent-') ? { sub: token.replace(/~.*/, '') } : undefined,
    subscriptionKey: KEY,
    allowedOrigins: [PORTAL],
    now: () => clock.now,
    outboxUrl: 'http://localhost:4217',
    faults,
    idempotency,
    applications,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = async (
    sub: string,
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> => {
    const signedIn = { authorization: `Bearer ${sub}`, 'ocp-apim-subscription-key': KEY };
    const answer = await fetch(address + path, { ...init, headers: { ...signedIn, ...init.headers } });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  };
  return {
    address,
    db,
    faults,
    idempotency,
    applications,
    clock,
    agent: (options) => createTestAgent(db, options, START),
    call,
    get: (sub, path, query = {}) => call(sub, `${path}?${new URLSearchParams(query)}`),
    post: (sub, path, body, headers = {}) =>
      call(sub, path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    async close() {
      await app.close();
      await db.close();
    },
  };
}

import { type Database, openMemoryDatabase } from '../../database/index.ts';
import { createTestAgent, type TestAgent, type TestAgentOptions } from '../../seed/test-agent.ts';
import { buildApi } from '../server/build-api.ts';
import { Faults } from '../switches/faults.ts';
import { IdempotencySwitch } from '../switches/idempotency-switch.ts';

/** A business day, before the cut-off. */
export const START = new Date('2026-11-20T10:00:00+08:00');
export const KEY = 'a-subscription-key';
export const PORTAL = 'http://localhost:4200';

/** The main demo agent, and a customer and an account of hers. */
export const AISYAH = {
  sub: 'agent-aisyah',
  userId: '00000000-0000-4000-8200-000000000011',
  customerId: 'C0048302',
  cash: '1000391120',
};
/** A call that needs an agent and nothing else. */
export const LIST = {
  get: '/application/agent/list',
  query: { userId: AISYAH.userId, channel: 'Digital Transaction' },
};

/** What a call was answered with. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The sandbox's API over real HTTP, with a clock to move. */
export interface TestApi {
  /** Where it listens. */
  readonly address: string;
  readonly db: Database;
  readonly faults: Faults;
  readonly idempotency: IdempotencySwitch;
  readonly clock: { now: Date };
  agent(wish: TestAgentOptions): Promise<TestAgent>;
  call(
    sub: string,
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Answer>;
  /** Calls as an agent: the token is the subject, and after a renewal the subject, `~` and anything. */
  get(sub: string, path: string, query?: Readonly<Record<string, string>>): Promise<Answer>;
  post(sub: string, path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  close(): Promise<void>;
}

export async function startTestApi(): Promise<TestApi> {
  const db = await openMemoryDatabase({ customers: 200, now: START });
  const faults = new Faults();
  const idempotency = new IdempotencySwitch();
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
    clock,
    agent: (wish) => createTestAgent(db, wish, START),
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

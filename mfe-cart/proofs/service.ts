import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { Agent } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';

const workspace = resolve(__dirname, '../..');

const agent = z.object({
  name: z.string(),
  sub: z.string(),
  userId: z.string(),
  email: z.string(),
  agentCustomerId: z.string(),
  nric: z.string(),
  /** Path of a bank statement that the agent has uploaded. */
  bankStatement: z.string(),
  codes: z.object({ ut: z.string(), prs: z.optional(z.string()) }),
  customers: z.array(
    z.object({
      customerId: z.string(),
      name: z.string(),
      dateOfBirth: z.nullable(z.string()),
      /** The e-mail on record. */
      email: z.string(),
      accounts: z.array(z.object({ accountId: z.string(), plan: z.string() })),
    }),
  ),
});
export type ServiceAgent = z.output<typeof agent>;
export type ServiceCustomer = ServiceAgent['customers'][number];

const records = z.object({
  /** Units of each holding that no pending transaction takes, as decimal text. */
  freeUnits: z.array(z.string()),
  items: z.array(z.object({ id: z.string(), state: z.string(), amount: z.number() })),
  checkouts: z.array(z.object({ id: z.string(), status: z.string(), itemIds: z.array(z.string()) })),
  applications: z.array(z.object({ id: z.string(), checkoutId: z.string(), status: z.string() })),
  payments: z.array(z.object({ id: z.string(), applicationId: z.string(), outcome: z.string() })),
});
/** Everything that the service has recorded of a customer. */
export type ServiceRecords = z.output<typeof records>;

/** A fault that the service applies to a call. `kind` is the sandbox's. */
export interface ServiceFault {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly kind:
    | 'html-500'
    | 'html-200'
    | 'unavailable'
    | 'unauthorised'
    | 'wrong-shape'
    | 'reset'
    | 'commit-then-lose'
    | 'commit-then-503';
  readonly times: number;
}

/** The key that the service of these tests asks for. */
export const subscriptionKey = 'a-subscription-key';

/** The agent as the host signs it in. */
export const agentOf = ({ name, sub, userId, email, agentCustomerId, codes }: ServiceAgent): Agent => ({
  uuid: userId,
  email,
  agentCustomerId,
  agentUuid: 'AU-1',
  agentName: name,
  agentEmail: email,
  agentChannel: 'AGENCY',
  agentCodeUt: codes.ut,
  subject: sub,
});

const effects = z.object({
  /** Items in all states: `cart`, `checkout` and `removed`. */
  items: z.array(z.object({ id: z.string(), state: z.string(), type: z.string() })),
  checkouts: z.array(z.object({ id: z.string(), status: z.string() })),
  /** E-mails of the checkouts. */
  mails: z.number(),
  payments: z.array(z.object({ outcome: z.string(), verifications: z.number() })),
  uploadedDocuments: z.number(),
  /** All uploads of the agent. */
  uploads: z.number(),
  feedback: z.number(),
  codes: z.array(z.object({ code: z.string(), isVerified: z.boolean() })),
  isMapped: z.boolean(),
});
/** What the calls of an agent have changed at the service. */
type Effects = z.output<typeof effects>;

const started = z.object({
  address: z.string(),
  content: z.object({ address: z.string(), token: z.string() }),
});

const reply = z.union([
  started,
  z.object({ id: z.number(), failed: z.string() }),
  z.object({ id: z.number(), answer: z.unknown() }),
]);

/** Options of an agent. The same key gives the same agent. */
interface AgentOptions {
  readonly key: string;
  readonly customers: number;
  /** Whether it is linked to an agent account. */
  readonly isMapped?: boolean;
}

/** The sandbox's API with a real database, in a separate process, and the commands that a test may give it. */
export interface Service extends z.output<typeof started> {
  agent(options: AgentOptions): Promise<ServiceAgent>;
  /** Replaces all faults by these. */
  setFaults(faults: readonly ServiceFault[]): Promise<void>;
  answer(checkoutId: string, answer: 'confirm' | 'reject'): Promise<void>;
  records(customerId: string): Promise<ServiceRecords>;
  effects(sub: string, customerId: string): Promise<Effects>;
  /** Sets the service's clock to that of the test. */
  setClock(): Promise<void>;
  end(): void;
}

function createAsk(child: ChildProcess) {
  const waiting = new Map<
    number,
    { readonly done: (answer: unknown) => void; readonly failed: (why: Error) => void }
  >();
  let last = 0;
  child.on('message', (data) => {
    const message = reply.parse(data);
    if ('address' in message) return;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('failed' in message) asked?.failed(new Error(message.failed));
    else asked?.done(message.answer);
  });
  return (ask: object): Promise<unknown> =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      child.send({ id: last, ask });
    });
}

/**
 * Starts the sandbox's API, which simulates the service, in a separate process. Resolves with functions that control it
 * once it listens; rejects when the process ends before. Call `end` to stop it.
 */
export async function startService(): Promise<Service> {
  const child = fork(resolve(workspace, 'sandbox/src/api/testing/serve.ts'), [], {
    cwd: workspace,
    execArgv: ['--import=tsx'],
  });
  const addresses = await new Promise<z.output<typeof started>>((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`The service ended (${code}).`)));
    child.on('message', (data) => {
      const message = reply.parse(data);
      if ('address' in message) ready(message);
    });
  });
  const ask = createAsk(child);
  return {
    ...addresses,
    agent: async (options) =>
      agent.parse(await ask({ what: 'agent', options: { plans: ['CS', 'EPF'], schemes: [], ...options } })),
    setFaults: async (faults) => void (await ask({ what: 'faults', faults })),
    answer: async (checkoutId, answer) => void (await ask({ what: 'answer', checkoutId, answer })),
    records: async (customerId) => records.parse(await ask({ what: 'records', customerId })),
    effects: async (sub, customerId) => effects.parse(await ask({ what: 'effects', sub, customerId })),
    setClock: async () => void (await ask({ what: 'clock', now: Date.now() })),
    end: () => child.disconnect(),
  };
}

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildApi,
  confirmCheckout,
  createTestAgent,
  DEMO_AGENTS,
  DEMO_PASSWORD,
  Faults,
  faultDesk,
  faultWish,
  findAgentByEmail,
  findAgentBySub,
  IdempotencySwitch,
  idempotencyWish,
  ledgerOf,
  listOutbox,
  PAYMENT_HELP,
  rejectCheckout,
  testAgentWish,
} from './api/index.ts';
import { type Database, openDatabase } from './database/index.ts';
import {
  type AgentDirectory,
  IdentityStore,
  identityProvider,
  idTokenVerifier,
} from './identity-provider/index.ts';
import type { Arguments } from './origins/arguments.ts';
import { assertPortsFree, listen } from './origins/listen.ts';
import { isPortal, type Origin, type Origins, originsAt } from './origins/origins.ts';
import { type Mailbox, outbox, standIn, type TestControls } from './outbox/index.ts';
import { FileFaults, keepSite, portal, type Served, Sites, subscriptionKey } from './portal/index.ts';

/** The project's folder, which holds the builds. */
const root = resolve(import.meta.dirname, '../..');

/** Everything outside the portal, and the portal itself, answering on its ports. */
export interface Sandbox {
  readonly origins: Origins;
  readonly directory: AgentDirectory;
  /** What the person at the terminal should know. */
  readonly notes: readonly string[];
  /** Ends the origins, then writes what is open and gives the data directory back. */
  close(): Promise<void>;
}

const directoryOf = (db: Database): AgentDirectory => ({
  demoAgents: DEMO_AGENTS,
  demoPassword: DEMO_PASSWORD,
  byEmail: (email) => findAgentByEmail(db, email),
  bySub: (sub) => findAgentBySub(db, sub),
});

const mailboxOf = (db: Database): Mailbox => ({
  list: (to) => listOutbox(db, to),
  answer: (token, answer) =>
    answer === 'confirm' ? confirmCheckout(db, token, new Date()) : rejectCheckout(db, token, new Date()),
});

interface Controlled {
  readonly db: Database;
  readonly faults: Faults;
  readonly idempotency: IdempotencySwitch;
}

const controlsOf = ({ db, faults, idempotency }: Controlled): TestControls => ({
  createAgent: (wish) => createTestAgent(db, testAgentWish.parse(wish)),
  setFault: async (wish) => {
    const fault = faultWish.parse(wish);
    faults.set(fault);
    return fault;
  },
  setIdempotency: async (wish) => {
    const wished = idempotencyWish.parse(wish);
    idempotency.set(wished);
    return wished;
  },
  ledger: (customerId) => ledgerOf(db, customerId),
});

/**
 * Starts the sandbox: one process, one port an origin as in production, so that CORS, policies and origins are real.
 * @throws PortTaken, DatabaseInUseError, SiteRefusal
 */
export async function startSandbox({
  portBase,
  data,
  test,
  withoutPortal,
  allowOverrides,
}: Arguments): Promise<Sandbox> {
  const origins = originsAt(portBase);
  const isServed = ({ name }: Origin) => !(withoutPortal && isPortal(name));
  await assertPortsFree(Object.values(origins).filter(isServed));
  const folder = resolve(data);
  mkdirSync(folder, { recursive: true });
  const db = await openDatabase(folder);
  try {
    const store = await IdentityStore.open(folder);
    const directory = directoryOf(db);
    const site = await keepSite(folder, origins, { root: withoutPortal ? undefined : root, allowOverrides });
    const all = await originsOf({ origins, db, store, directory, test, site: site.folder });
    const served = all.filter(({ origin }) => isServed(origin));
    for (const { app, origin } of served) await listen(app, origin);
    return {
      origins,
      directory,
      notes: site.notes,
      close: async () => {
        await Promise.all(served.map(({ app }) => app.close()));
        await store.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

interface Parts {
  readonly origins: Origins;
  readonly db: Database;
  readonly store: IdentityStore;
  readonly directory: AgentDirectory;
  readonly test: boolean;
  /** Folder of the site that everybody is served. */
  readonly site: string;
}

/** What answers on each port. */
async function originsOf({ origins, db, store, directory, test, site }: Parts): Promise<Served[]> {
  const verify = idTokenVerifier(store, origins.identityProvider);
  const faults = new Faults();
  const idempotency = new IdempotencySwitch();
  const fileFaults = new FileFaults();
  const sites = new Sites(site);
  return [
    ...portal(origins, sites, fileFaults),
    {
      origin: origins.api,
      app: await buildApi({
        db,
        faults,
        idempotency,
        subscriptionKey,
        verifyIdToken: verify,
        allowedOrigins: [origins.host.url],
        now: () => new Date(),
        outboxUrl: origins.outbox.url,
      }),
    },
    {
      origin: origins.identityProvider,
      app: await identityProvider({ self: origins.identityProvider, portal: origins.host, directory, store }),
    },
    { origin: origins.simulator, app: await standIn(origins.simulator, verify) },
    { origin: origins.transaction, app: await standIn(origins.transaction, verify) },
    {
      origin: origins.outbox,
      app: await outbox({
        self: origins.outbox,
        mailbox: mailboxOf(db),
        paymentHelp: PAYMENT_HELP,
        faultDesk: faultDesk(faults),
        fileFaults,
        sites,
        controls: test ? controlsOf({ db, faults, idempotency }) : undefined,
      }),
    },
  ];
}

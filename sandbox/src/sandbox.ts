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
  MaintenanceSwitch,
  maintenanceWish,
  PAYMENT_HELP,
  rejectCheckout,
  testAgentWish,
} from './api/index.ts';
import { contentService, feedbackOf } from './content/index.ts';
import { type Database, openDatabase } from './database/index.ts';
import { FlagStore, flagService, flagWish } from './flags/index.ts';
import {
  type AgentDirectory,
  IdentityStore,
  identityProvider,
  idTokenVerifier,
} from './identity-provider/index.ts';
import { intake, Reports, textOf } from './monitoring/index.ts';
import type { Arguments } from './origins/arguments.ts';
import { assertPortsFree, listen } from './origins/listen.ts';
import { OpenerPolicies, openerPoliciesWish } from './origins/opener-policies.ts';
import { isPortal, type Origin, type Origins, originsAt } from './origins/origins.ts';
import { type Mailbox, outbox, standIn, type TestControls } from './outbox/index.ts';
import {
  contentToken,
  FileFaults,
  keepSite,
  portal,
  type Served,
  Sites,
  subscriptionKey,
} from './portal/index.ts';

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
  answer: (token, answer, reason) =>
    answer === 'confirm'
      ? confirmCheckout(db, token, new Date())
      : rejectCheckout(db, token, new Date(), reason),
});

interface Controlled {
  readonly db: Database;
  readonly faults: Faults;
  readonly idempotency: IdempotencySwitch;
  readonly openerPolicies: OpenerPolicies;
  readonly closing: MaintenanceSwitch;
  readonly flags: FlagStore;
  readonly reports: Reports;
}

const controlsOf = ({
  db,
  faults,
  idempotency,
  openerPolicies,
  closing,
  flags,
  reports,
}: Controlled): TestControls => ({
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
  setOpenerPolicies: async (wish) => {
    const wished = openerPoliciesWish.parse(wish);
    openerPolicies.set(wished);
    return wished;
  },
  setFlag: async (wish) => {
    const wished = flagWish.parse(wish);
    flags.set(wished);
    return wished;
  },
  setMaintenance: async (wish) => {
    const wished = maintenanceWish.parse(wish);
    closing.set(wished);
    return wished;
  },
  reports: async (visitor) =>
    reports.sessions
      .filter(({ userAgent }) => userAgent.split(' ').includes(visitor))
      .map(({ id, events, segments }) => ({ id, events, replay: segments, text: textOf(segments) })),
  ledger: (customerId) => ledgerOf(db, customerId),
  feedback: (userId) => feedbackOf(db, userId),
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
    const site = await keepSite(folder, origins, {
      root: withoutPortal ? undefined : root,
      allowOverrides,
      // what every test would pay for; those that want it switch it on for their own site
      telemetry: !test,
    });
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
  const closing = new MaintenanceSwitch();
  const flags = new FlagStore();
  const reports = new Reports();
  const fileFaults = new FileFaults();
  const sites = new Sites(site);
  const openerPolicies = new OpenerPolicies();
  return [
    ...portal(origins, sites, fileFaults, openerPolicies),
    {
      origin: origins.api,
      app: await buildApi({
        db,
        faults,
        idempotency,
        closing,
        subscriptionKey,
        verifyIdToken: verify,
        allowedOrigins: [origins.host.url],
        now: () => new Date(),
        outboxUrl: origins.outbox.url,
      }),
    },
    {
      origin: origins.identityProvider,
      app: await identityProvider({
        self: origins.identityProvider,
        portal: origins.host,
        directory,
        store,
        openerPolicies,
      }),
    },
    {
      origin: origins.content,
      app: await contentService({ db, faults, token: contentToken, allowedOrigins: [origins.host.url] }),
    },
    { origin: origins.simulator, app: await standIn({ self: origins.simulator, verify }) },
    {
      origin: origins.transaction,
      app: await standIn({ self: origins.transaction, verify, tells: origins.host.url }),
    },
    { origin: origins.flags, app: await flagService({ store: flags, portal: origins.host.url }) },
    { origin: origins.monitoring, app: await intake({ reports, portal: origins.host.url }) },
    {
      origin: origins.outbox,
      app: await outbox({
        self: origins.outbox,
        mailbox: mailboxOf(db),
        paymentHelp: PAYMENT_HELP,
        faultDesk: faultDesk(faults),
        maintenanceDesk: closing,
        fileFaults,
        sites,
        controls: test
          ? controlsOf({ db, faults, idempotency, openerPolicies, closing, flags, reports })
          : undefined,
      }),
    },
  ];
}

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  ApplicationSwitch,
  buildApi,
  clockControls,
  Faults,
  faultControls,
  IdempotencySwitch,
  MaintenanceSwitch,
} from './api/index.ts';
import { createContentService } from './content/index.ts';
import { type Database, openDatabase } from './database/index.ts';
import { createFlagService, FlagStore } from './flags/index.ts';
import { createHandOffService, GuessAddresses } from './hand-off/index.ts';
import { createIdentityProvider, createIdTokenVerifier, IdentityStore } from './identity-provider/index.ts';
import { createIntake, Reports } from './monitoring/index.ts';
import type { Arguments } from './origins/arguments.ts';
import { assertPortsFree, listen } from './origins/listen.ts';
import { OpenerPolicies } from './origins/opener-policies.ts';
import { isPortal, type Origin, type Origins, originsAt } from './origins/origins.ts';
import { createExternalSite, createOutbox } from './outbox/index.ts';
import {
  contentToken,
  createPortalOrigins,
  FileFaults,
  type OriginServer,
  prepareSite,
  Sites,
  subscriptionKey,
} from './portal/index.ts';
import { readRemoteRoutes } from './remote-routes.ts';
import { addTestControls } from './test-controls.ts';

/** This repository, which contains the builds. */
const repository = resolve(import.meta.dirname, '../..');

/** A running sandbox. */
export interface Sandbox {
  readonly origins: Origins;
  /** Messages for the terminal. */
  readonly notes: readonly string[];
  /** Stops all origins, then writes pending data and releases the data directory. */
  close(): Promise<void>;
}

/**
 * Starts the sandbox: the portal and all services around it in one process. Each origin has its port, so that CORS and
 * policies work as in production. Resolves when all listen.
 * @throws PortInUseError, DatabaseInUseError, SiteRefusal
 */
export async function startSandbox({
  portBase,
  data,
  test,
  withoutPortal,
  allowOverrides,
  customers,
  project = repository,
}: Arguments): Promise<Sandbox> {
  const origins = originsAt(portBase);
  const isServed = ({ name }: Origin) => !(withoutPortal && isPortal(name));
  await assertPortsFree(Object.values(origins).filter(isServed));
  const folder = resolve(data);
  mkdirSync(folder, { recursive: true });
  const db = await openDatabase(folder, { customers });
  try {
    const store = await IdentityStore.open(folder);
    const site = await prepareSite(folder, origins, {
      root: withoutPortal ? undefined : resolve(project),
      allowOverrides,
      // off in tests because it makes every page slower; a test that needs it switches it on for its site
      telemetry: !test,
    });
    const all = await originServers({
      origins,
      db,
      store,
      test,
      site: site.folder,
      project: resolve(project),
    });
    const ownServers = all.filter(({ origin }) => isServed(origin));
    for (const { app, origin } of ownServers) await listen(app, origin);
    return {
      origins,
      notes: site.notes,
      close: async () => {
        await Promise.all(ownServers.map(({ app }) => app.close()));
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
  readonly test: boolean;
  /** Folder of the default site. */
  readonly site: string;
  /** Folder of host and remotes. */
  readonly project: string;
}

/** Builds the servers of all origins. */
async function originServers({ origins, db, store, test, site, project }: Parts): Promise<OriginServer[]> {
  const verify = createIdTokenVerifier(store, origins.identityProvider);
  const faults = new Faults();
  const idempotency = new IdempotencySwitch();
  const applications = new ApplicationSwitch();
  const maintenance = new MaintenanceSwitch();
  const flags = new FlagStore();
  const reports = new Reports();
  const fileFaults = new FileFaults();
  const sites = new Sites(site);
  const openerPolicies = new OpenerPolicies();
  const guessAddresses = new GuessAddresses();
  return [
    ...createPortalOrigins(origins, sites, fileFaults, openerPolicies),
    {
      origin: origins.api,
      app: await buildApi({
        remoteRoutes: await readRemoteRoutes(project),
        db,
        faults,
        idempotency,
        applications,
        maintenance,
        subscriptionKey,
        verifyIdToken: verify,
        allowedOrigins: [origins.host.url],
        now: () => new Date(),
        outboxUrl: origins.outbox.url,
      }),
    },
    {
      origin: origins.identityProvider,
      app: await createIdentityProvider({
        self: origins.identityProvider,
        portal: origins.host,
        db,
        store,
        openerPolicies,
      }),
    },
    {
      origin: origins.content,
      app: await createContentService({
        db,
        faults,
        token: contentToken,
        allowedOrigins: [origins.host.url],
      }),
    },
    { origin: origins.simulator, app: await createExternalSite({ self: origins.simulator, verify }) },
    {
      origin: origins.transaction,
      app: await createExternalSite({ self: origins.transaction, verify, notifies: origins.host.url }),
    },
    { origin: origins.flags, app: await createFlagService({ store: flags, portal: origins.host.url }) },
    {
      origin: origins.handOff,
      app: await createHandOffService({
        verifyIdToken: verify,
        portal: origins.host.url,
        now: () => new Date(),
        guessAddresses,
      }),
    },
    { origin: origins.monitoring, app: await createIntake({ reports, portal: origins.host.url }) },
    {
      origin: origins.outbox,
      app: await createOutbox({
        db,
        faultControls: faultControls(faults),
        maintenance,
        clockControls: clockControls(db, () => new Date()),
        addTestControls: (app) => {
          if (!test) return;
          const switches = {
            faults,
            idempotency,
            applications,
            openerPolicies,
            guessAddresses,
            maintenance,
            flags,
            fileFaults,
            sites,
          };
          addTestControls(app, { db, reports, ...switches });
        },
      }),
    },
  ];
}

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import {
  type ApplicationSwitch,
  applicationSchema,
  createTestAgent,
  endWaiting,
  type Faults,
  faultSchema,
  type IdempotencySwitch,
  idempotencySchema,
  listOutbox,
  type MaintenanceSwitch,
  maintenanceSchema,
  readLedger,
  rejectOpenOrders,
  testAgentSchema,
} from './api/index.ts';
import { readFeedback } from './content/index.ts';
import type { Database } from './database/index.ts';
import { type FlagStore, flagSchema } from './flags/index.ts';
import { type GuessAddresses, guessAddressSchema } from './hand-off/index.ts';
import { listReplayTexts, type Reports } from './monitoring/index.ts';
import { type OpenerPolicies, openerPoliciesSchema } from './origins/opener-policies.ts';
import { type FileFaults, fileFaultSchema, ownSiteSchema, type Sites } from './portal/index.ts';

/** The parts of the sandbox that tests can read and change. */
interface ControlledParts {
  readonly db: Database;
  readonly faults: Faults;
  readonly idempotency: IdempotencySwitch;
  readonly applications: ApplicationSwitch;
  readonly openerPolicies: OpenerPolicies;
  readonly guessAddresses: GuessAddresses;
  readonly maintenance: MaintenanceSwitch;
  readonly flags: FlagStore;
  readonly reports: Reports;
  readonly fileFaults: FileFaults;
  readonly sites: Sites;
}

const ledgerQuery = z.object({ customerId: z.string() });
const feedbackQuery = z.object({ userId: z.string() });
const reportsQuery = z.object({ visitor: z.string() });
const endedWait = z.strictObject({ checkoutId: z.string() });
const rejection = z.strictObject({ customerId: z.string(), reason: z.string() });
const outboxQuery = z.object({ to: z.string().optional() });

/**
 * Adds `/control/…` to a server: JSON calls by which tests set faults, switches and flags, create agents and read the
 * records. Call it only when the sandbox runs with `--test`: it does not check that.
 */
export function addTestControls(app: FastifyInstance, parts: ControlledParts): void {
  /** Adds a call that sets something of the sandbox and answers the validated setting. */
  const addSetting = <Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    part: { set(setting: z.output<Schema>): void },
  ) =>
    app.post(`/control/${name}`, async (request) => {
      const setting = schema.parse(request.body ?? {});
      part.set(setting);
      return setting;
    });
  addSetting('faults', faultSchema, parts.faults);
  addSetting('idempotency', idempotencySchema, parts.idempotency);
  addSetting('applications', applicationSchema, parts.applications);
  addSetting('opener-policies', openerPoliciesSchema, parts.openerPolicies);
  addSetting('guess-addresses', guessAddressSchema, parts.guessAddresses);
  addSetting('flags', flagSchema, parts.flags);
  addSetting('maintenance', maintenanceSchema, parts.maintenance);
  addSetting('file-faults', fileFaultSchema, parts.fileFaults);
  addSetting('site', ownSiteSchema, parts.sites);

  const { db } = parts;
  app.post('/control/agents', (request) => createTestAgent(db, testAgentSchema.parse(request.body ?? {})));
  app.post('/control/ended-waits', async ({ body }) => {
    const ended = endedWait.parse(body ?? {});
    await endWaiting(db, ended.checkoutId);
    return ended;
  });
  app.post('/control/rejections', async ({ body }) => {
    const rejected = rejection.parse(body ?? {});
    await rejectOpenOrders(db, rejected.customerId, rejected.reason);
    return rejected;
  });
  app.get('/control/ledger', ({ query }) => readLedger(db, ledgerQuery.parse(query).customerId));
  app.get('/control/feedback', ({ query }) => readFeedback(db, feedbackQuery.parse(query).userId));
  app.get('/control/reports', async ({ query }) => {
    const { visitor } = reportsQuery.parse(query);
    return parts.reports.sessions
      .filter(({ userAgent }) => userAgent.split(' ').includes(visitor))
      .map(({ id, events, segments }) => ({ id, events, replay: segments, text: listReplayTexts(segments) }));
  });
  app.get('/control/outbox', async ({ query }) => {
    const mails = await listOutbox(db, outboxQuery.parse(query).to);
    return mails.map(({ token: _token, content: _content, confirmUrl, rejectUrl, ...mail }) => ({
      ...mail,
      confirm: confirmUrl,
      reject: rejectUrl,
    }));
  });
}

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type FileFaults, fileFaultSchema, ownSiteSchema, type Sites } from '../portal/index.ts';
import { answerPath, type Mailbox } from './mailbox.ts';

/** Test controls: what tests can do beyond an agent and a customer. The callee validates each `input`. */
export interface TestControls {
  /** Creates an agent with customers. */
  createAgent(input: unknown): Promise<object>;
  /** Makes calls of the main API fail. */
  setFault(input: unknown): Promise<object>;
  /** Switches `Idempotency-Key` on or off for one browser. */
  setIdempotency(input: unknown): Promise<object>;
  /** Sets the opener policies for one browser. */
  setOpenerPolicies(input: unknown): Promise<object>;
  /** Sets a flag for one browser. */
  setFlag(input: unknown): Promise<object>;
  /** Sets the maintenance state for one browser. */
  setMaintenance(input: unknown): Promise<object>;
  /** What the pages of one browser have reported to the monitoring service. */
  reports(browserTag: string): Promise<object>;
  /** All rows of a customer's cart, checkouts, applications and payments. */
  ledger(customerId: string): Promise<object>;
  /** Feedback of an agent, newest first. */
  feedback(userId: string): Promise<object>;
}

interface Options {
  readonly controls: TestControls;
  readonly mailbox: Mailbox;
  readonly fileFaults: FileFaults;
  readonly sites: Sites;
  /** Address of the outbox itself, for absolute links. */
  readonly url: string;
}

const ledgerQuery = z.object({ customerId: z.string() });
const feedbackQuery = z.object({ userId: z.string() });
const reportsQuery = z.object({ visitor: z.string() });
const outboxQuery = z.object({ to: z.string().optional() });

/** Adds `/control/…`: JSON calls for tests, only when the sandbox runs with `--test`. */
export function addControl(
  app: FastifyInstance,
  { controls, mailbox, fileFaults, sites, url }: Options,
): void {
  app.post('/control/agents', (request) => controls.createAgent(request.body ?? {}));
  app.post('/control/faults', (request) => controls.setFault(request.body ?? {}));
  app.post('/control/idempotency', (request) => controls.setIdempotency(request.body ?? {}));
  app.post('/control/opener-policies', (request) => controls.setOpenerPolicies(request.body ?? {}));
  app.post('/control/flags', (request) => controls.setFlag(request.body ?? {}));
  app.post('/control/maintenance', (request) => controls.setMaintenance(request.body ?? {}));
  app.get('/control/reports', (request) => controls.reports(reportsQuery.parse(request.query).visitor));
  app.get('/control/ledger', (request) => controls.ledger(ledgerQuery.parse(request.query).customerId));
  app.get('/control/feedback', (request) => controls.feedback(feedbackQuery.parse(request.query).userId));
  app.post('/control/file-faults', async (request) => {
    const setting = fileFaultSchema.parse(request.body);
    fileFaults.set(setting);
    return setting;
  });
  app.post('/control/site', async (request) => {
    const setting = ownSiteSchema.parse(request.body);
    sites.set(setting);
    return setting;
  });
  app.get('/control/outbox', async (request) => {
    const { to } = outboxQuery.parse(request.query);
    const mails = await mailbox.list(to);
    return mails.map(({ token, ...mail }) => ({
      ...mail,
      ...(token === undefined
        ? {}
        : { confirm: url + answerPath(token, 'confirm'), reject: url + answerPath(token, 'reject') }),
    }));
  });
}

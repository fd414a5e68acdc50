import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type FileFaults, fileFaultWish, ownSiteWish, type Sites } from '../portal/index.ts';
import { answerPath, type Mailbox } from './mailbox.ts';

/** What tests may do to the sandbox beyond what an agent or a customer can. */
export interface TestControls {
  /** Makes an agent with customers of its own; `wish` is the API's to understand. */
  createAgent(wish: unknown): Promise<object>;
  /** Makes calls of the main API fail; `wish` is the API's to understand. */
  setFault(wish: unknown): Promise<object>;
  /** Whether the API heeds the `Idempotency-Key` of one visitor; `wish` is the API's to understand. */
  setIdempotency(wish: unknown): Promise<object>;
  /** Which opener policies one visitor gets; `wish` is the origins' to understand. */
  setOpenerPolicies(wish: unknown): Promise<object>;
  /** Sets a flag for one visitor; `wish` is the flag service's to understand. */
  setFlag(wish: unknown): Promise<object>;
  /** Closes the portal for one visitor; `wish` is the API's to understand. */
  setMaintenance(wish: unknown): Promise<object>;
  /** What the pages of one visitor have reported to the monitoring service. */
  reports(visitor: string): Promise<object>;
  /** What the sandbox has on record of a customer. */
  ledger(customerId: string): Promise<object>;
  /** What an agent has said of the portal, newest first. */
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

/** `/control/…`: JSON, for tests alone; not there unless the sandbox was started with `--test`. */
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
    const wish = fileFaultWish.parse(request.body);
    fileFaults.set(wish);
    return wish;
  });
  app.post('/control/site', async (request) => {
    const wish = ownSiteWish.parse(request.body);
    sites.set(wish);
    return wish;
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

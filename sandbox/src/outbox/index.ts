import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { createOriginApp } from '../origins/app.ts';
import type { Origin } from '../origins/origins.ts';
import { addPageAssets } from '../page/assets.ts';
import { messagePage } from '../page/layout.ts';
import { pagePolicy } from '../page/policy.ts';
import type { FileFaults, Sites } from '../portal/index.ts';
import { addClockPage, type ClockControls } from './clock-page.ts';
import { addControl, type TestControls } from './control.ts';
import type { FaultControls } from './fault-controls.ts';
import { addFaultPage } from './fault-page.ts';
import { fundDocument } from './fund-document.ts';
import { answers, type Mailbox } from './mailbox.ts';
import { addMaintenancePage, type MaintenanceControls } from './maintenance-page.ts';
import {
  noticePage,
  outboxPage,
  type PaymentHelp,
  product,
  questionPage,
  resultPage,
  statusOf,
} from './pages.ts';

export type { TestControls } from './control.ts';
export { createExternalSite } from './external-site.ts';
export type { Mailbox } from './mailbox.ts';

const answerParams = z.object({ token: z.string(), answer: z.enum(answers) });
const answerForm = z.object({ reason: z.string().max(500).optional() });
const nameParams = z.object({ name: z.string() });

interface Options {
  readonly self: Origin;
  readonly mailbox: Mailbox;
  readonly paymentHelp: PaymentHelp;
  readonly faultControls: FaultControls;
  readonly maintenanceControls: MaintenanceControls;
  readonly clockControls: ClockControls;
  readonly fileFaults: FileFaults;
  readonly sites: Sites;
  /** Without them there is no `/control/…`. */
  readonly controls?: TestControls | undefined;
}

/**
 * Builds the outbox: messages to customers and their answers, pages for business days, faults and maintenance, and the test
 * controls.
 */
export async function createOutbox({
  self,
  mailbox,
  paymentHelp,
  faultControls,
  maintenanceControls,
  clockControls,
  fileFaults,
  sites,
  controls,
}: Options): Promise<FastifyInstance> {
  const app = createOriginApp();
  await addPageAssets(app);
  await app.register(formbody);
  const policy = pagePolicy();
  const sendPage = (reply: FastifyReply, content: string, status = 200) =>
    reply
      .code(status)
      .type('text/html')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(content);

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    throw error;
  });
  app.setNotFoundHandler((_request, reply) =>
    sendPage(reply, messagePage(product, 'Nothing here', 'Go to the outbox at /.'), 404),
  );

  app.get('/', async (_request, reply) => sendPage(reply, outboxPage(await mailbox.list(), paymentHelp)));
  app.get('/mail/:token/:answer', (request, reply) => {
    const { token, answer } = answerParams.parse(request.params);
    return sendPage(reply, questionPage(token, answer));
  });
  app.post('/mail/:token/:answer', async (request, reply) => {
    const { token, answer } = answerParams.parse(request.params);
    const { reason } = answerForm.parse(request.body ?? {});
    const outcome = await mailbox.answer(token, answer, reason);
    return sendPage(reply, resultPage(outcome), statusOf(outcome));
  });
  app.get('/notices/:name', (request, reply) => {
    const content = noticePage(nameParams.parse(request.params).name);
    return content === undefined ? reply.callNotFound() : sendPage(reply, content);
  });
  app.get('/documents/:name', (request, reply) => {
    const document = fundDocument(nameParams.parse(request.params).name);
    return document === undefined ? reply.callNotFound() : reply.type('application/pdf').send(document);
  });
  addFaultPage(app, faultControls, sendPage);
  addMaintenancePage(app, maintenanceControls, sendPage);
  addClockPage(app, clockControls, sendPage);
  if (controls) addControl(app, { controls, mailbox, fileFaults, sites, url: self.url });
  return app;
}

import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { confirmCheckout, listOutbox, type MaintenanceSwitch, rejectCheckout } from '../api/index.ts';
import type { Database } from '../database/index.ts';
import { createOriginApp } from '../origins/app.ts';
import { addPageAssets } from '../page/assets.ts';
import { messagePage } from '../page/layout.ts';
import { sendPage } from '../page/send-page.ts';
import { addCardPage } from './card-page.ts';
import { addClockPage, type ClockControls } from './clock-page.ts';
import { addFaultPage, type FaultControls } from './fault-page.ts';
import { fundDocument } from './fund-document.ts';
import { addMaintenancePage } from './maintenance-page.ts';
import { htmlMessage, messageFile } from './message.ts';
import { noticePage, outboxPage, product, questionPage, resultPage } from './pages.ts';

export { createExternalSite } from './external-site.ts';

const answerParams = z.object({ token: z.string(), answer: z.enum(['confirm', 'reject']) });
const answerForm = z.object({ reason: z.string().max(500).optional() });
/** `12.html` or `12.eml`. */
const messageParams = z.object({ file: z.string().regex(/^\d+\.(html|eml)$/) });
/** As in a mail client: styles on the elements, and nothing that is loaded. */
const messagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const nameParams = z.object({ name: z.string() });

interface Options {
  readonly db: Database;
  readonly faultControls: FaultControls;
  readonly maintenance: MaintenanceSwitch;
  readonly clockControls: ClockControls;
  /** Adds `/control/…`. */
  readonly addTestControls: (app: FastifyInstance) => void;
}

/**
 * Builds the outbox: messages to customers and their answers, pages for business days, faults and maintenance, and the test
 * controls.
 */
export async function createOutbox(options: Options): Promise<FastifyInstance> {
  const { db, faultControls, maintenance, clockControls, addTestControls } = options;
  const app = createOriginApp();
  await addPageAssets(app, { 'save-card.js': new URL('./save-card.js', import.meta.url) });
  await app.register(formbody);

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    throw error;
  });
  app.setNotFoundHandler((_request, reply) =>
    sendPage(reply, messagePage(product, 'Nothing here', 'Go to the outbox at /.'), { status: 404 }),
  );

  app.get('/', async (_request, reply) => sendPage(reply, outboxPage(await listOutbox(db))));
  app.get('/messages/:file', async (request, reply) => {
    const { file } = messageParams.parse(request.params);
    const [id, kind] = file.split('.');
    const mail = (await listOutbox(db)).find((each) => String(each.id) === id);
    if (mail?.content === undefined) return reply.callNotFound();
    const { to, subject, at, body, content, confirmUrl, rejectUrl } = mail;
    const links = confirmUrl && rejectUrl ? { confirmUrl, rejectUrl } : undefined;
    const html = htmlMessage(subject, content, links);
    if (kind === 'html') return sendPage(reply, html, { policy: messagePolicy });
    return reply.type('message/rfc822').send(messageFile({ to, subject, at, text: body, html }));
  });
  app.get('/mail/:token/:answer', (request, reply) => {
    const { token, answer } = answerParams.parse(request.params);
    return sendPage(reply, questionPage(token, answer));
  });
  app.post('/mail/:token/:answer', async (request, reply) => {
    const { token, answer } = answerParams.parse(request.params);
    const { reason } = answerForm.parse(request.body ?? {});
    const now = new Date();
    const { content, status } = resultPage(
      answer === 'confirm'
        ? await confirmCheckout(db, token, now)
        : await rejectCheckout(db, token, now, reason),
    );
    return sendPage(reply, content, { status });
  });
  app.get('/notices/:name', (request, reply) => {
    const content = noticePage(nameParams.parse(request.params).name);
    return content === undefined ? reply.callNotFound() : sendPage(reply, content);
  });
  app.get('/documents/:name', (request, reply) => {
    const document = fundDocument(nameParams.parse(request.params).name);
    return document === undefined ? reply.callNotFound() : reply.type('application/pdf').send(document);
  });
  addFaultPage(app, faultControls);
  addMaintenancePage(app, maintenance);
  addClockPage(app, clockControls);
  addCardPage(app);
  addTestControls(app);
  return app;
}

import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { createOriginApp } from '../origins/app.ts';
import { addPageAssets } from '../page/assets.ts';
import { messagePage } from '../page/layout.ts';
import { sendPage } from '../page/send-page.ts';
import { sessionPage, sessionsPage } from './intake-pages.ts';
import type { Reports } from './reports.ts';

/** Path to which the portal sends its reports. */
export const intakePath = '/rum';

/** In bytes. The first segment of a replay contains the page's styles. */
const largestReport = 16 * 1024 * 1024;

interface Options {
  readonly reports: Reports;
  /** Origin of the portal, the only one that can report. */
  readonly portal: string;
}

const sessionParams = z.object({ id: z.string() });

/**
 * Builds the monitoring intake, not listening yet: it receives events and replays, refuses a malformed report with 400,
 * and has pages that show them.
 */
export async function createIntake({ reports, portal }: Options): Promise<FastifyInstance> {
  const app = createOriginApp();
  await addPageAssets(app);
  await app.register(cors, { origin: [portal], methods: ['GET', 'POST'], maxAge: 600 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largestReport },
    (_request: unknown, body: unknown, done: (error: Error | null, body?: unknown) => void) =>
      done(null, body),
  );

  app.post(intakePath, async (request, reply) => {
    const { 'user-agent': userAgent = '', 'content-type': contentType = '' } = request.headers;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    try {
      await reports.add({ userAgent, contentType, body });
    } catch (error) {
      return reply.code(400).send({ message: error instanceof Error ? error.message : String(error) });
    }
    return reply.code(202).send();
  });
  app.get('/', (_request, reply) => sendPage(reply, sessionsPage(reports.sessions)));
  app.get('/sessions/:id', (request, reply) => {
    const session = reports.find(sessionParams.parse(request.params).id);
    return session === undefined
      ? sendPage(reply, messagePage('Monitoring', 'Nothing here', 'Go to all sessions at /.'), {
          status: 404,
        })
      : sendPage(reply, sessionPage(session));
  });
  return app;
}

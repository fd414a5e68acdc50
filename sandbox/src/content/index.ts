import cors from '@fastify/cors';
import { salesSupport, sendFeedback } from '@portal/shared/api/content';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Faults } from '../api/index.ts';
import { applyFault, loseAnswer } from '../api/switches/apply-fault.ts';
import { type Database, tables } from '../database/index.ts';
import { createOriginApp } from '../origins/app.ts';
import { supportPage } from './support-page.ts';

const { feedback } = tables;

/** What the content service needs from the rest of the sandbox. */
interface ContentDependencies {
  readonly db: Database;
  /** Bearer token that every call needs. */
  readonly token: string;
  /** Origins whose pages may call the service. */
  readonly allowedOrigins: readonly string[];
  readonly faults: Faults;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  answer(request: FastifyRequest): Promise<unknown>;
}

/**
 * Builds the content service, which has sales support's contacts and takes feedback; the caller lets it listen. It
 * validates requests as strictly as the main API.
 */
export async function createContentService(dependencies: ContentDependencies): Promise<FastifyInstance> {
  const { db, token, allowedOrigins, faults } = dependencies;
  const app = createOriginApp();
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'POST'],
    exposedHeaders: ['retry-after'],
    allowedHeaders: ['authorization', 'content-type'],
    maxAge: 600,
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const calls: readonly Call[] = [
    {
      ...salesSupport,
      answer: async ({ query }) => {
        z.parse(salesSupport.query, query);
        return { data: supportPage };
      },
    },
    {
      ...sendFeedback,
      answer: async ({ body }) => {
        const { data } = z.parse(sendFeedback.body, body);
        const [entry] = await db.orm
          .insert(feedback)
          .values({ ...data, at: new Date() })
          .returning({ id: feedback.id });
        return { data: entry };
      },
    },
  ];

  for (const { method, path, answer } of calls) {
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (request.headers.authorization !== `Bearer ${token}`)
        return reply.code(401).send({ error: { status: 401, name: 'UnauthorizedError' } });
      const fault = faults.take({ method, path, userAgent: request.headers['user-agent'] });
      if (fault && !(await applyFault(fault, reply))) return reply;
      const sent = await answer(request);
      return loseAnswer(fault?.kind, reply) ? sent : reply;
    };
    app.route({ method, url: path, handler });
  }
  app.setErrorHandler((error, _request, reply) =>
    error instanceof z.core.$ZodError
      ? reply.code(400).send({ error: { status: 400, message: z.prettifyError(error) } })
      : reply.code(500).send({ error: { status: 500 } }),
  );
  return app;
}

/** Reads the feedback of an agent, newest first. */
export const readFeedback = ({ orm }: Database, userId: string) =>
  orm.select().from(feedback).where(eq(feedback.userId, userId)).orderBy(desc(feedback.id));

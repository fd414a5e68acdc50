import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Operation } from './openapi.ts';

const file = z.object({ contentType: z.string(), content: z.string() });

/** Sends an answer: JSON, or the bytes of the file that it describes. */
export function sendAnswer({ endpoints }: Operation, reply: FastifyReply, json: string): FastifyReply {
  if (!endpoints.some(({ replyFormat }) => replyFormat === 'binary'))
    return reply.type('application/json; charset=utf-8').send(json);
  const { contentType, content } = z.parse(file, JSON.parse(json));
  return reply.type(contentType).send(Buffer.from(content, 'base64'));
}

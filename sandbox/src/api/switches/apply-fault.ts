import type { FastifyReply } from 'fastify';
import type { FaultWish } from './faults.ts';

/**
 * Lets a call meet its fault before any work is done.
 * @returns whether the call goes on to its handler.
 */
export async function meetFault({ kind, ms }: FaultWish, reply: FastifyReply): Promise<boolean> {
  switch (kind) {
    case 'html-500':
      await reply
        .code(500)
        .type('text/html')
        .send('<!doctype html><title>Error</title><h1>Internal Server Error</h1>');
      return false;
    case 'unauthorised':
      await reply.code(401).send({ message: 'The id token is not valid.' });
      return false;
    case 'wrong-shape':
      await reply.code(200).send({ unexpected: [null, 'shape'] });
      return false;
    case 'reset':
      loseReply(reply);
      return false;
    case 'hang':
      reply.hijack();
      return false;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, ms));
      return true;
    case 'commit-then-lose':
    case 'none':
      return true;
  }
}

/**
 * Breaks the connection in the middle of the answer. Before its first byte Chromium would quietly send the request
 * again on a new connection, a POST too, and the fault would not reach the page.
 */
export function loseReply(reply: FastifyReply): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  raw.write('{', () => raw.socket?.resetAndDestroy());
}

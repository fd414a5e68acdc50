import type { FastifyReply } from 'fastify';
import type { FaultSetting } from './faults.ts';

/**
 * Applies a fault to a call before any work is done: it may answer, drop the connection or wait.
 * @returns whether the call continues to its handler
 */
export async function applyFault({ kind, ms }: FaultSetting, reply: FastifyReply): Promise<boolean> {
  switch (kind) {
    case 'html-500':
    case 'html-200':
      await reply
        .code(kind === 'html-500' ? 500 : 200)
        .type('text/html')
        .send('<!doctype html><title>Error</title><h1>Internal Server Error</h1>');
      return false;
    case 'unavailable':
      await sendUnavailable(reply);
      return false;
    case 'unauthorised':
      await reply.code(401).send({ message: 'The id token is not valid.' });
      return false;
    case 'wrong-shape':
      await reply.code(200).send({ unexpected: [null, 'shape'] });
      return false;
    case 'reset':
      dropConnection(reply);
      return false;
    case 'hang':
      reply.hijack();
      return false;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, ms));
      return true;
    case 'commit-then-lose':
    case 'commit-then-503':
    case 'none':
      return true;
  }
}

const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply.code(503).send({ message: 'The service is not available.' });

/**
 * Takes the answer of a call whose work is done, where its fault says so: drops the connection, or answers 503.
 * @returns whether the answer is still to be sent
 */
export function loseAnswer(kind: FaultSetting['kind'] | undefined, reply: FastifyReply): boolean {
  if (kind === 'commit-then-lose') dropConnection(reply);
  else if (kind === 'commit-then-503') sendUnavailable(reply);
  else return true;
  return false;
}

/**
 * Drops the connection in the middle of an answer with status 200. If no byte was sent, Chromium would repeat the
 * request on a new connection, even a POST, and the page would not see the fault.
 */
function dropConnection(reply: FastifyReply): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  raw.write('{', () => raw.socket?.resetAndDestroy());
}

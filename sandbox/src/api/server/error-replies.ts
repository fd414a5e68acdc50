import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** An answer does not fit its definition. The message names the fields and contains no values. */
export class InvalidAnswerError extends Error {}

/**
 * Lets a server answer failures in JSON: a `Problem` with its status and message, a request that the server refuses
 * with its 4xx, an unknown path with 404, and a failure of the sandbox with 500 and a log entry.
 */
export function addErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof Problem) {
      return reply.code(error.status).send({ message: error.message, details: error.details });
    }
    const status = statusOf(error);
    if (status >= 500)
      process.stderr.write(`${request.method} ${request.routeOptions.url}: ${status} ${logText(error)}\n`);
    const isInternal = status >= 500 || !(error instanceof Error);
    return reply.code(status).send({ message: isInternal ? 'The service failed.' : error.message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is no such call.' }));
}

/**
 * Text for the log: the error's class, the database's error code and the stack frames. The message is left out, because
 * it may contain request data; only that of an `InvalidAnswerError` is safe.
 */
function logText(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const { cause } = error;
  const reason = cause instanceof Error && 'code' in cause ? ` because of ${cause.code}` : '';
  const message = error instanceof InvalidAnswerError ? `: ${error.message}` : '';
  return [`${error.constructor.name}${reason}${message}`, ...frames].join('\n');
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type StaticFolder } from './static-files.ts';

/** Kept for ever: its name changes with its content. */
const immutable = 'public, max-age=31536000, immutable';

/** Sends a file of a folder with its caching rule, or 404. `path` may carry a query. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: StaticFolder,
  path: string,
): Promise<FastifyReply> {
  const file = await folder.read(decodedPath(path), acceptedEncoding(request.headers['accept-encoding']));
  if (!file) return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not found');
  reply.type(file.type).header('cache-control', file.immutable ? immutable : 'no-cache');
  if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  return reply.send(file.body);
}

/** The path of a request's URL without query, or one that no file has when it is malformed. */
export function decodedPath(url: string): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return '\0';
  }
}

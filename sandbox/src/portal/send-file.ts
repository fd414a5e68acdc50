import type { PackageName } from '@portal/shared/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileFault, FileFaults } from './file-faults.ts';
import type { Sites } from './sites.ts';
import { acceptedEncoding, compress, offeredDictionary, readReleasedFile } from './static-files.ts';

/** Cached without limit, because the file's name contains the hash of its content. */
const immutable = 'public, max-age=31536000, immutable';

/** Sites and faults for serving files. */
export interface FileSource {
  readonly sites: Sites;
  readonly faults: FileFaults;
}

/** Sends a file of a package's releases with its cache header, 404 when there is none, or the fault set for it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  name: PackageName,
  { sites, faults }: FileSource,
): Promise<FastifyReply> {
  const path = decodedPath(request.url);
  const userAgent = request.headers['user-agent'];
  const fault = faults.take(name, path, userAgent);
  if (fault && fault !== 'flip') return sendFault(reply, fault);

  const acceptedType = acceptedEncoding(request.headers['accept-encoding']);
  const site = sites.of(userAgent);
  const file = path.startsWith(`/${name}/`)
    ? await (fault
        ? readReleasedFile(site, path, 'identity')
        : readReleasedFile(site, path, acceptedType, offeredDictionary(request)))
    : undefined;
  if (!file) return sendNotFound(reply);
  const vary = reply.getHeader('vary');
  reply.type(file.type).header('cache-control', file.pattern && !fault ? immutable : 'no-cache');
  if (file.pattern)
    reply.headers({
      vary: [vary, 'accept-encoding', 'available-dictionary'].filter(Boolean).join(', '),
      // a changed file must not become a dictionary
      ...(fault ? {} : { 'use-as-dictionary': `match="${file.pattern}"` }),
    });
  const encoding = fault ? acceptedType : file.encoding;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(fault ? await compress(flipMiddleBit(file.body), acceptedType) : file.body);
}

/** Sends 404 without caching, because a later release can add the file. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send('Not found');
}

/**
 * Sends the fault that is set for a file instead of the file: 404, 500, or a text that is no JavaScript; with `hang` it
 * never answers.
 */
export function sendFault(reply: FastifyReply, fault: Exclude<FileFault, 'flip'>): FastifyReply {
  reply.header('cache-control', 'no-store');
  switch (fault) {
    case 'missing':
      return reply.code(404).send();
    case 'error':
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    case 'corrupt':
      return reply.type('text/javascript').send('this is no JavaScript');
    case 'hang':
      // no answer until the browser gives up or the sandbox ends
      return reply.hijack();
  }
}

/** A copy of the bytes with one flipped bit in the middle: a file that fails its hash. */
export function flipMiddleBit(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  return Buffer.from(bytes.map((byte, at) => (at === middle ? byte ^ 1 : byte)));
}

/** The decoded path of a request's URL, without query. */
export const decodedPath = (url: string): string => decodeURIComponent(url.split('?')[0] ?? '');

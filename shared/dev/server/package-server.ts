import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import type { Build } from '../build/build.ts';

/** Handles a request; resolves to `false` if the request is not for it. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * Returns the handler that serves a build's files below the path `base`. A request waits for a running build. The
 * handler resolves with false, and another one may answer, for other paths and for files that do not exist.
 */
export function serveFiles(build: Pick<Build, 'folder' | 'waitUntilIdle'>, base: string): RequestHandler {
  return async (_request, response, path) => {
    if (!path.startsWith(base)) return false;
    await build.waitUntilIdle();
    // normalised as an absolute path, so that no file outside the folder is served
    const name = normalize(`/${path.slice(base.length)}`);
    const bytes = await readFile(join(build.folder, name)).catch(() => undefined);
    if (!bytes) return false;
    response.setHeader(
      'content-type',
      types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    );
    response.end(bytes);
    return true;
  };
}

/**
 * Returns the handler of `<base>__hot`, a stream of server-sent events: the hash of the newest build at once, then that
 * of each further one, until the browser closes it. Other paths are left to the next handler.
 */
export function streamBuildHashes(build: Pick<Build, 'hash' | 'onBuilt'>, base: string): RequestHandler {
  return async (request, response, path) => {
    if (path !== `${base}__hot`) return false;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (hash: string) => response.write(`data: ${hash}\n\n`);
    if (build.hash) send(build.hash);
    else response.write(':\n\n');
    request.on('close', build.onBuilt(send));
    return true;
  };
}

import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import type { Build } from '../build/build.ts';

/** What answers a request; `false` when it is not for it. */
export type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
};

/** The files of builds, newest first to come: a request waits for the build that is under way. */
export function files(build: Pick<Build, 'folder' | 'waitUntilIdle'>, base: string): Answer {
  return async (_request, response, path) => {
    if (!path.startsWith(base)) return false;
    await build.waitUntilIdle();
    // normalised as an absolute path, so that nothing outside the folder can be named
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

/** The stream of a package's builds: the newest build's hash at once, and each further one's when it is there. */
export function hotStream(build: Pick<Build, 'hash' | 'onBuilt'>, base: string): Answer {
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

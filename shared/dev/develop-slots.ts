import { join } from 'node:path';
import { readRemote } from '../build/declaration/read-remote.ts';
import type { RemoteName } from '../src/contract/index.ts';
import { alonePort } from './arguments.ts';
import { Build } from './build/build.ts';
import { slotsConfig } from './build/slots-config.ts';
import { choicesPage, slotPage } from './page/slots/slot-pages.ts';
import { type RequestHandler, serveFiles, streamBuildHashes } from './server/package-server.ts';
import { serve } from './server/serve.ts';

/**
 * Builds and serves a page that shows a remote's slots with the test shell, without host and sandbox. Resolves with the build
 * and the page's address. `output`: folder of the builds. Rejects when the port is taken.
 */
export async function developSlots(
  remote: RemoteName,
  { root, portBase, output }: { root: string; portBase: number; output: string },
): Promise<{ readonly build: Build; readonly address: string }> {
  const folder = join(root, remote);
  const build = new Build(remote, slotsConfig(folder, join(output, remote)));
  const declared = await readRemote(folder);
  const pages: ReadonlyMap<string, string> = new Map([
    ['/', choicesPage(remote, declared)],
    ['/slot', slotPage()],
  ]);
  const servePages: RequestHandler = async (_request, response, path) => {
    const page = pages.get(path);
    if (page === undefined) return false;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
    return true;
  };
  const port = alonePort(portBase, root, remote);
  await serve(port, [servePages, streamBuildHashes(build, '/'), serveFiles(build, '/')]);
  return { build, address: `http://localhost:${port}/` };
}

import { join } from 'node:path';
import { Build } from '../dev/build/build.ts';
import { type RequestHandler, serveFiles, streamBuildHashes } from '../dev/server/package-server.ts';
import { serve } from '../dev/server/serve.ts';
import type { Part } from './part.ts';
import { partsConfig } from './parts-config.ts';
import { readParts } from './read-parts.ts';

const page = `<!doctype html>
<html lang="en" class="light"><meta charset="utf-8"><title>Parts of shared</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<style>html{font-family:Inter,system-ui}</style>
<script>self.__portalScripts = { addressOf: (address) => address };</script>
<body><main></main><script src="/parts.js"></script></body>
</html>`;

/**
 * Builds and serves the catalogue: a page of all components that `shared` offers. Resolves with the build and the page's
 * address. `output`: folder of the builds. Rejects when the port is taken.
 */
export async function developParts({
  root,
  port,
  output,
}: {
  readonly root: string;
  readonly port: number;
  readonly output: string;
}): Promise<{ readonly build: Build; readonly address: string }> {
  const build = new Build('shared', partsConfig(join(root, 'shared'), join(output, 'parts')));
  let read: { readonly hash: string | undefined; readonly parts: Promise<readonly Part[]> } | undefined;
  const servePage: RequestHandler = async (_request, response, path) => {
    if (path !== '/') return false;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
    return true;
  };
  const serveParts: RequestHandler = async (_request, response, path) => {
    if (path !== '/parts.json') return false;
    // the types take some seconds to read
    if (read === undefined || read.hash !== build.hash) read = { hash: build.hash, parts: readParts(root) };
    const parts = await read.parts;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(parts));
    return true;
  };
  await serve(port, [servePage, serveParts, streamBuildHashes(build, '/'), serveFiles(build, '/')]);
  return { build, address: `http://localhost:${port}/` };
}

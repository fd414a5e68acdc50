import { createServer, type Server } from 'node:http';
import type { Answer } from './package-server.ts';

/**
 * Opens one origin on loopback: the first answer that takes a request has it. What is served is code under
 * development, for pages of any origin of this machine's browsers, and never kept by them.
 */
export function serve(port: number, answers: readonly Answer[]): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = pathOf(request.url);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    try {
      for (const answer of answers) if (await answer(request, response, path)) return;
      response.writeHead(404).end();
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, 'localhost', () => listening(server));
  });
}

/** A request's path, decoded; empty where it cannot be read: `//` is no address, `/%` no path. */
function pathOf(url = '/'): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

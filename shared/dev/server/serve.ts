import { createServer, type Server } from 'node:http';
import type { RequestHandler } from './package-server.ts';

/**
 * Starts an HTTP server on `localhost` and resolves with it when it listens; rejects when the port is taken. The first
 * handler that returns true has answered; 404 when none has, 500 when one throws. Pages of any origin may read the
 * responses, and browsers do not cache them.
 */
export function serve(port: number, handlers: readonly RequestHandler[]): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = pathOf(request.url);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    try {
      for (const handle of handlers) if (await handle(request, response, path)) return;
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

/** Decodes a request's path; empty if it is invalid, as `//` and `/%` are. */
function pathOf(url = '/'): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';

/** Makes a certificate of `localhost` in a folder. */
export function makeCertificate(folder: string): { readonly key: Buffer; readonly cert: Buffer } {
  mkdirSync(folder, { recursive: true });
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'].concat([
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ]),
    { stdio: 'pipe' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Listens on `port` as an ingress does: ends TLS and passes each request to the next server that is healthy. Returns a
 * function that ends it.
 * @param ports of the servers
 */
export async function startTlsProxy(
  port: number,
  certificate: { readonly key: Buffer; readonly cert: Buffer },
  ports: readonly number[],
): Promise<() => Promise<void>> {
  let next = 0;
  const server = createServer(certificate, async (incoming, answer) => {
    next += 1;
    const inTurn = ports.map((_, at) => ports[(next + at) % ports.length] ?? port);
    for (const backend of inTurn) {
      if (!(await isHealthy(backend))) continue;
      const { method, url, headers } = incoming;
      const outgoing = request({ host: '127.0.0.1', port: backend, method, path: url, headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      });
      outgoing.on('error', () => answer.destroy());
      outgoing.end();
      return;
    }
    answer.writeHead(502).end();
  });
  await new Promise<void>((done) => server.listen(port, done));
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}

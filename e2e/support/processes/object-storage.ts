import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** What happens to a request for an object, such as `PUT` of `portal/mfe-notes/1.0.0/page.js`. */
export type StorageFault = (method: string, key: string) => Promise<'pass' | 'refuse' | 'hang'>;

/** An S3-compatible service with one bucket, `portal`, in front of which faults can be set. */
export class ObjectStorage {
  /** Called for each request; default: all pass. */
  fault: StorageFault = async () => 'pass';
  /** Called after each object that was taken. */
  onTaken: (key: string) => void = () => undefined;
  readonly #server: Server;
  readonly #end: () => Promise<void>;

  private constructor(server: Server, end: () => Promise<void>) {
    this.#server = server;
    this.#end = end;
  }

  /** @param port default: a free one */
  static async start(port = 0): Promise<ObjectStorage> {
    const directory = await mkdtemp(join(tmpdir(), 'portal-bucket-'));
    const service = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: 'portal', configs: [] }],
    });
    const { port: inner } = await service.run();
    const server = createServer((incoming, answer) => storage.#pass(incoming, answer, inner));
    const storage = new ObjectStorage(server, async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await service.close();
      await rm(directory, { recursive: true });
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    return storage;
  }

  get url(): string {
    const address: AddressInfo | string | null = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  /** The settings by which the SDK finds the service. */
  get settings() {
    return {
      AWS_ENDPOINT_URL_S3: this.url,
      AWS_REGION: 'ap-southeast-5',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    };
  }

  end(): Promise<void> {
    return this.#end();
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const key = decodeURIComponent(new URL(url, this.url).pathname.slice(1));
    const outcome = await this.fault(method, key);
    if (outcome === 'hang') return;
    if (outcome === 'refuse') {
      incoming.resume();
      answer.writeHead(403, { 'content-type': 'application/xml' });
      answer.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
      return;
    }
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
      if (method === 'PUT') this.onTaken(key);
    });
    // the client was killed
    outgoing.on('error', () => answer.destroy());
    incoming.on('error', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }
}

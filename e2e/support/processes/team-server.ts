import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';

const manifestName = 'mf-manifest.json';
const withMetaData = z.looseObject({ metaData: z.looseObject({ needs: z.looseObject({}) }) });

/** A team's own server on loopback, over the build of a remote: what `?override=` is pointed at. */
export class TeamServer {
  /** Paths of the files that were asked for, in their order. */
  readonly asked: string[] = [];
  /** Whether it answers; otherwise everything is missing. */
  up = true;
  readonly #server: Server;
  readonly #build: string;
  readonly #needs: Readonly<Record<string, unknown>>;

  private constructor(build: string, needs: Readonly<Record<string, unknown>>) {
    this.#build = build;
    this.#needs = needs;
    this.#server = createServer(async (request, response) => {
      const file = (request.url ?? '/').slice(1).split('?')[0] ?? '';
      this.asked.push(file);
      const bytes = this.up ? await this.#read(file).catch(() => undefined) : undefined;
      response.writeHead(bytes ? 200 : 404, {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
        'content-type': file.endsWith('.js') ? 'text/javascript' : 'application/json',
      });
      response.end(bytes);
    });
  }

  /** Serves the folder of a build; its manifest says `needs` in place of what was built in. */
  static async over(build: string, needs: Readonly<Record<string, unknown>> = {}): Promise<TeamServer> {
    const server = new TeamServer(build, needs);
    await new Promise<void>((listening) => server.#server.listen(0, 'localhost', listening));
    return server;
  }

  /** `localhost:40123` */
  get host(): string {
    const address = this.#server.address();
    return `localhost:${isBound(address) ? address.port : 0}`;
  }

  /** Address of the manifest. */
  get manifest(): string {
    return `http://${this.host}/${manifestName}`;
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #read(file: string): Promise<Buffer> {
    const bytes = await readFile(join(this.#build, file));
    if (file !== manifestName) return bytes;
    const manifest = withMetaData.parse(JSON.parse(bytes.toString()));
    Object.assign(manifest.metaData.needs, this.#needs);
    return Buffer.from(JSON.stringify(manifest));
  }
}

const isBound = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

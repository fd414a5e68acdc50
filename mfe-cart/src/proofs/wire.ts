import { Agent, request } from 'node:http';
import type { AxiosAdapter } from '@portal/shared/calls';
import { counted } from './clock.ts';

/**
 * A request that goes astray on its way: the browser is told that the connection broke, and the service gets it
 * `after` milliseconds later all the same, or never.
 */
export interface Astray {
  readonly path: string;
  readonly after: number | 'never';
}

/** How one tab's requests reach the service. */
export interface Wire {
  readonly adapter: AxiosAdapter;
  /** The next request of this path goes astray. */
  loseNext(astray: Astray | undefined): void;
  /** The tab is gone: nothing leaves any more, and no answer is heard. */
  cut(): void;
}

const keptOpen = new Agent({ keepAlive: true });

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

function send({ method, url, headers, body }: Sent) {
  return new Promise<{ status: number; data: string; headers: Record<string, string> }>((done, failed) => {
    const sent = request(url, { method, headers, agent: keptOpen }, (reply) => {
      let data = '';
      reply.setEncoding('utf8');
      reply.on('data', (part) => {
        data += part;
      });
      reply.on('end', () => done({ status: reply.statusCode ?? 0, data, headers: {} }));
      reply.on('error', failed);
      reply.on('aborted', () => failed(new Error('the connection broke')));
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

const never = new Promise<never>(() => {});

export function openWire(): Wire {
  let isCut = false;
  let astray: Astray | undefined;
  const adapter: AxiosAdapter = async (config) => {
    if (isCut) return never;
    const body = typeof config.data === 'string' ? config.data : undefined;
    const headers = Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    );
    const sent: Sent = {
      method: (config.method ?? 'get').toUpperCase(),
      url: `${config.baseURL ?? ''}${config.url ?? ''}`,
      headers:
        body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      body,
    };
    if (astray && new URL(sent.url).pathname === astray.path && sent.method === 'POST') {
      const { after } = astray;
      astray = undefined;
      if (after !== 'never') setTimeout(() => void counted(send(sent).catch(() => undefined)), after);
      throw new Error('the connection broke');
    }
    const answered = await counted(send(sent)).catch((error: unknown) =>
      isCut ? never : Promise.reject(error),
    );
    if (isCut) return never;
    return { ...answered, statusText: '', config };
  };
  return {
    adapter,
    loseNext: (next) => {
      astray = next;
    },
    cut: () => {
      isCut = true;
    },
  };
}

import { Agent, request } from 'node:http';
import type { AxiosAdapter } from '@portal/shared/calls';
import { trackPending } from './clock.ts';

/**
 * A request whose connection breaks in the browser. The service receives it `after` milliseconds later, or never.
 */
interface LostRequest {
  readonly path: string;
  readonly after: number | 'never';
}

/** Transport of one tab's requests to the service. */
export interface Wire {
  readonly adapter: AxiosAdapter;
  /** Loses the next request to this path. `undefined` loses none. */
  loseNext(lostRequest: LostRequest | undefined): void;
  /** Stops all requests and replies, because the tab was closed. */
  cut(): void;
}

const keepAliveAgent = new Agent({ keepAlive: true });

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

function send({ method, url, headers, body }: Sent) {
  return new Promise<{ status: number; data: string; headers: Record<string, string> }>((done, failed) => {
    const sent = request(url, { method, headers, agent: keepAliveAgent }, (reply) => {
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

/**
 * Returns the transport of one tab (`adapter`, for Axios), which sends requests to the service by HTTP. `loseNext`
 * makes the next POST to a path fail in the tab, while the service receives it later or never. After `cut` no request
 * ends.
 */
export function openWire(): Wire {
  let isCut = false;
  let lostRequest: LostRequest | undefined;
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
    if (lostRequest && new URL(sent.url).pathname === lostRequest.path && sent.method === 'POST') {
      const { after } = lostRequest;
      lostRequest = undefined;
      if (after !== 'never') setTimeout(() => void trackPending(send(sent).catch(() => undefined)), after);
      throw new Error('the connection broke');
    }
    const answered = await trackPending(send(sent)).catch((error: unknown) =>
      isCut ? never : Promise.reject(error),
    );
    if (isCut) return never;
    return { ...answered, statusText: '', config };
  };
  return {
    adapter,
    loseNext: (next) => {
      lostRequest = next;
    },
    cut: () => {
      isCut = true;
    },
  };
}

import { type AxiosAdapter, axios } from '@portal/shared/calls';
import { bytesOf } from '@portal/shared/files';
import * as z from '@portal/shared/schema';
import { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';

/** A request that would have left the browser. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Decoded JSON; `undefined` for a read. */
  readonly body: unknown;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Time-out in milliseconds; 0 is none. */
  readonly timeout: number;
}

/** How a call can fail. `hang` never replies; `text` is a reply that is not JSON. */
export type Fault =
  | 'network'
  | 'timeout'
  | 'hang'
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** The service's sentence, in the body. */
      readonly message?: string;
    }
  | { readonly text: string };

/** The reply to a request: a fault, or JSON. */
export type FakeReply = { readonly fault: Fault } | { readonly json: unknown };

type Replier = (request: RecordedRequest) => Promise<FakeReply>;

let currentReplier: Replier = async ({ method, path }) => {
  console.error(`${method} ${path} left the browser, and no fakeApi() answers it`);
  return { fault: 'network' };
};

/** For tests: replaces the function that replies to all requests. */
export const answerWith = (next: Replier): void => {
  currentReplier = next;
};

const jsonOf = (data: unknown): unknown =>
  typeof data === 'string' && data !== '' ? JSON.parse(data) : undefined;

const recordOf = (config: InternalAxiosRequestConfig): RecordedRequest => {
  const url = new URL(`${config.baseURL ?? ''}${config.url ?? ''}`, 'https://api.example');
  const headers = Object.entries(config.headers.toJSON()).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: jsonOf(config.data),
    headers: Object.fromEntries(headers),
    timeout: config.timeout ?? 0,
  };
};

const untilAborted = (config: InternalAxiosRequestConfig): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(new CanceledError());
    if (config.signal?.aborted) stop();
    config.signal?.addEventListener?.('abort', stop);
  });

/** A file, as the schema of a call with a binary reply describes it. */
const fileReply = z.object({ contentType: z.string(), content: z.string() });

const adapter: AxiosAdapter = async (config) => {
  const answer = (status: number, data: string | ArrayBuffer, headers = {}) => ({
    status,
    statusText: '',
    data,
    headers,
    config,
  });
  const reply = await Promise.race([currentReplier(recordOf(config)), untilAborted(config)]);
  if ('json' in reply) {
    const file = config.responseType === 'arraybuffer' ? z.safeParse(fileReply, reply.json).data : undefined;
    if (!file) return answer(200, JSON.stringify(reply.json));
    return answer(200, bytesOf(file.content).buffer, { 'content-type': file.contentType });
  }
  const { fault } = reply;
  if (fault === 'hang') return untilAborted(config);
  if (fault === 'timeout') throw new AxiosError('timeout', AxiosError.ETIMEDOUT, config);
  if (fault === 'network') throw new AxiosError('network', AxiosError.ERR_NETWORK, config);
  if ('text' in fault) return answer(200, fault.text);
  const { status, headers, message } = fault;
  return answer(status, message === undefined ? '' : JSON.stringify({ message }), headers);
};

// Replaces the network for every axios client created after this import.
axios.defaults.adapter = adapter;

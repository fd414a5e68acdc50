import { type AxiosAdapter, axios } from '@portal/shared/calls';
import { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';

/** A request as it would leave the browser. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Decoded JSON; `undefined` for a read. */
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** How long the answer is waited for, in milliseconds; 0 is for ever. */
  readonly timeout: number;
}

/** How a call can go wrong. `hang` never answers; `text` is a reply that is no JSON. */
export type Fault =
  | 'network'
  | 'timeout'
  | 'hang'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly text: string };

/** What is answered: a fault, or a reply's JSON. */
export type FakeReply = { readonly fault: Fault } | { readonly json: unknown };

type Answering = (request: RecordedRequest) => Promise<FakeReply>;

let answering: Answering = async ({ method, path }) => {
  console.error(`${method} ${path} left the browser, and no fakeApi() answers it`);
  return { fault: 'network' };
};

/** From now on requests are answered by this. */
export const answerWith = (next: Answering): void => {
  answering = next;
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

const adapter: AxiosAdapter = async (config) => {
  const answer = (status: number, data: string, headers = {}) => ({
    status,
    statusText: '',
    data,
    headers,
    config,
  });
  const reply = await Promise.race([answering(recordOf(config)), untilAborted(config)]);
  if ('json' in reply) return answer(200, JSON.stringify(reply.json));
  const { fault } = reply;
  if (fault === 'hang') return untilAborted(config);
  if (fault === 'timeout') throw new AxiosError('timeout', AxiosError.ETIMEDOUT, config);
  if (fault === 'network') throw new AxiosError('network', AxiosError.ERR_NETWORK, config);
  return 'text' in fault ? answer(200, fault.text) : answer(fault.status, '', fault.headers);
};

// No test reaches a network: whatever client is made after this import is answered here.
axios.defaults.adapter = adapter;

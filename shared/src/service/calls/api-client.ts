import type { Endpoint, InputOf, OutputOf, ReplyOf } from '@portal/shared/api/endpoint';
import type { Monitor, PortalConfig } from '../../contract/index.ts';
import { ApiError, type Attempt } from './api-error.ts';
import { type SessionForCalls, withSession } from './authorised-transport.ts';
import { decodeLongReply } from './decode.ts';
import { type ApiRequest, RequestDefect, requestOf } from './request.ts';
import { delayBefore, pause } from './retry.ts';
import type { SharedReads } from './shared-reads.ts';
import { API_TIMEOUT_MS, createTransport, type Transport } from './transport.ts';

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call when its result is no longer needed. Only for reads; a write always completes. */
  readonly signal?: AbortSignal;
  /**
   * Sent as `Idempotency-Key` if the configuration says that the service supports it. The service runs
   * repeated commands with the same key once.
   */
  readonly idempotencyKey?: string;
  /** Whether an equal read that is in flight, or was answered just now, may answer this one (`SharedReads`). */
  readonly isShared?: boolean;
}

/** Client of the main API. */
export interface ApiClient {
  /** Makes a call. Rejects with `ApiError`; a call with the policy `log` resolves to `undefined` instead. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>;
  /**
   * Makes a call and returns a failure as a value. Never rejects. Failures of calls with the policy `log` are
   * logged too.
   */
  attempt<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<Attempt<ReplyOf<E>>>;
}

/** Dependencies of `createApiClient`. */
export interface ApiClientParts {
  /** An empty subscription key is not sent, for services that need none. */
  readonly config: Pick<PortalConfig, 'api'>;
  readonly session: SessionForCalls;
  readonly monitor: Monitor;
  /** Reads that this client shares with others. Without them it makes every call itself. */
  readonly sharedReads?: SharedReads;
}

/** Retries a read with a transient failure at most twice. A write is sent once. */
const sendWithRetries = async (
  transport: Transport,
  request: ApiRequest,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<string> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transport(request, headers, signal);
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : new ApiError('network');
      const delay = request.method === 'GET' ? delayBefore(error, retries) : undefined;
      if (delay === undefined) throw error;
      await pause(delay, signal);
      if (signal?.aborted) throw new ApiError('aborted');
    }
  }
};

/**
 * Ends the task, where the browser can continue soon in another: a page makes twenty calls in one render, and starting
 * them takes longer than a frame.
 */
const endTask = async (): Promise<void> => globalThis.scheduler?.yield?.();

/**
 * Sends a read and ends it after 50 s (API-03), whatever it waits for: a slow service, retries, or another tab
 * that renews the session.
 */
const sendRead = (
  transport: Transport,
  request: ApiRequest,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const ending = new AbortController();
    const abort = () => ending.abort();
    const timer = setTimeout(() => {
      reject(new ApiError('timeout'));
      abort();
    }, API_TIMEOUT_MS);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    endTask()
      .then(() => sendWithRetries(transport, request, headers, ending.signal))
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      });
  });

/** Logs a failure with the names of call and field, never their values. */
const report = (monitor: Monitor, endpoint: Endpoint, error: ApiError, at?: string): void =>
  monitor.log('call failed', {
    call: `${endpoint.method} ${endpoint.path}`,
    kind: error.kind,
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(at === undefined ? {} : { at }),
  });

/**
 * Creates the client of the main API, which adds headers and the agent's token, applies the time-out, renews the token,
 * retries reads, decodes the reply and reports failures (API-02 to API-05). `call` rejects with ApiError, or
 * resolves with `undefined` for an endpoint with the policy `log`; `attempt` never rejects.
 */
export const createApiClient = ({ config, session, monitor, sharedReads }: ApiClientParts): ApiClient => {
  const transport = withSession(createTransport(config.api.baseUrl), session);

  const headersOf = (key: string | undefined): Readonly<Record<string, string>> => ({
    ...(config.api.subscriptionKey === '' ? {} : { 'ocp-apim-subscription-key': config.api.subscriptionKey }),
    ...(config.api.idempotencyKeys && key !== undefined ? { 'idempotency-key': key } : {}),
  });

  const attempt = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { signal, idempotencyKey, isShared }: CallOptions = {},
  ): Promise<Attempt<ReplyOf<E>>> => {
    const fail = (error: ApiError, at?: string): Attempt<never> => {
      const unexpected = error.kind === 'shape' || error.kind === 'request';
      if (error.kind !== 'aborted' && (endpoint.onFailure === 'log' || unexpected)) {
        report(monitor, endpoint, error, at);
      }
      return { status: 'failed', error };
    };
    try {
      const request = requestOf(endpoint, input);
      const sendLimited = request.method === 'GET' ? sendRead : sendWithRetries;
      const send = (until: AbortSignal | undefined) =>
        sendLimited(transport, request, headersOf(idempotencyKey), until);
      const text = await (isShared && sharedReads
        ? sharedReads.read({ path: endpoint.path, input }, request, send, signal)
        : send(signal));
      const decoded = await decodeLongReply(endpoint, text);
      if (decoded.ok) return { status: 'ok', value: decoded.value };
      if (isShared) sharedReads?.discard(request);
      return fail(new ApiError('shape'), decoded.at);
    } catch (thrown) {
      if (thrown instanceof ApiError) return fail(thrown);
      if (thrown instanceof RequestDefect) {
        const { field, message } = thrown;
        return fail(new ApiError('request', field === undefined ? {} : { field }), message);
      }
      return fail(new ApiError('shape'), 'unexpected');
    }
  };

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<OutputOf<E>>;
  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<unknown> {
    const outcome = await attempt(endpoint, input, options);
    if (outcome.status === 'ok') return outcome.value;
    // an aborted call is not reported, because its caller is gone
    if (endpoint.onFailure === 'log') return undefined;
    throw outcome.error;
  }

  return { call, attempt };
};

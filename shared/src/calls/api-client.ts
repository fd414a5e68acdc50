import type { Endpoint, InputOf, OutputOf, ReplyOf } from '@portal/shared/api/endpoint';
import type { Monitor, PortalConfig } from '../contract/index.ts';
import { ApiError, type Attempt } from './api-error.ts';
import { type SessionForCalls, withSession } from './authorised-transport.ts';
import { decodeReply } from './decode.ts';
import { type ApiRequest, RequestDefect, requestOf } from './request.ts';
import { delayBefore, pause } from './retry.ts';
import { createTransport, type Transport } from './transport.ts';

export interface CallOptions {
  /** Ends the call when nobody waits for it any more. For reads: a write settles. */
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key` where the configuration says that the service understands it: the service does the same thing once. */
  readonly idempotencyKey?: string;
}

/** The main API. */
export interface ApiClient {
  /** Rejects with `ApiError`; a call that only logs yields `undefined` instead. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>;
  /** The same call with its failure as a value; calls that only log are logged here too. Never rejects. */
  attempt<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<Attempt<ReplyOf<E>>>;
}

export interface ApiClientParts {
  /** An empty subscription key is not sent: a service that knows none. */
  readonly config: Pick<PortalConfig, 'api'>;
  readonly session: SessionForCalls;
  readonly monitor: Monitor;
}

/** Sends a read again, at most twice, while the failure is one that passes. A write is sent once. */
const sendPatiently = async (
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

/** What the monitor is told: names of calls and fields, never values of either. */
const tell = (monitor: Monitor, endpoint: Endpoint, error: ApiError, at?: string): void =>
  monitor.log('call failed', {
    call: `${endpoint.method} ${endpoint.path}`,
    kind: error.kind,
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(at === undefined ? {} : { at }),
  });

/** The client of the main API: headers, time-out, renewal, decoding and error policy (specification, section 7). */
export const createApiClient = ({ config, session, monitor }: ApiClientParts): ApiClient => {
  const transport = withSession(createTransport(config.api.baseUrl), session);

  const headersOf = (key: string | undefined): Readonly<Record<string, string>> => ({
    ...(config.api.subscriptionKey === '' ? {} : { 'ocp-apim-subscription-key': config.api.subscriptionKey }),
    ...(config.api.idempotencyKeys && key !== undefined ? { 'idempotency-key': key } : {}),
  });

  const attempt = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { signal, idempotencyKey }: CallOptions = {},
  ): Promise<Attempt<ReplyOf<E>>> => {
    const fail = (error: ApiError, at?: string): Attempt<never> => {
      const unexpected = error.kind === 'shape';
      if (error.kind !== 'aborted' && (endpoint.onFailure === 'log' || unexpected)) {
        tell(monitor, endpoint, error, at);
      }
      return { status: 'failed', error };
    };
    try {
      const request = requestOf(endpoint, input);
      const text = await sendPatiently(transport, request, headersOf(idempotencyKey), signal);
      const decoded = decodeReply(endpoint, text);
      return decoded.ok ? { status: 'ok', value: decoded.value } : fail(new ApiError('shape'), decoded.at);
    } catch (thrown) {
      if (thrown instanceof ApiError) return fail(thrown);
      return fail(new ApiError('shape'), thrown instanceof RequestDefect ? thrown.message : 'unexpected');
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
    // a call that only logs yields nothing; one that was stopped has nobody left to tell
    if (endpoint.onFailure === 'log') return undefined;
    throw outcome.error;
  }

  return { call, attempt };
};

import axios, { AxiosError, type AxiosInstance } from 'axios';
import { base64Of } from '../../foundation/files/base64.ts';
import { ApiError } from './api-error.ts';
import type { ApiRequest } from './request.ts';
import { parseRetryAfter } from './retry.ts';

/** Milliseconds until a call times out (API-03). */
export const API_TIMEOUT_MS = 50_000;

/**
 * Sends a request to the main API and returns the reply's text; for a file, its type and base64 content as
 * JSON. Every failure is an `ApiError`.
 */
export type Transport = (
  request: ApiRequest,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
) => Promise<string>;

const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (axios.isCancel(error)) return new ApiError('aborted');
  const code = error instanceof AxiosError ? error.code : undefined;
  return new ApiError(
    code === AxiosError.ETIMEDOUT || code === AxiosError.ECONNABORTED ? 'timeout' : 'network',
  );
};

const isOk = (status: number): boolean => status >= 200 && status < 300;

const httpOf = (baseUrl: string): AxiosInstance =>
  axios.create({
    baseURL: baseUrl,
    timeout: API_TIMEOUT_MS,
    transitional: { clarifyTimeoutError: true },
    responseType: 'text',
    // the call's schema decodes the reply, so axios must not parse it
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
  });

/** Writes a file as JSON, so that the call's schema decodes it like any other reply. */
const describeFile = (contentType: unknown, data: ArrayBuffer): string =>
  JSON.stringify({
    contentType: String(contentType ?? '').replace(/;.*/, ''),
    content: base64Of(new Uint8Array(data)),
  });

/**
 * Creates the function that sends one request to the service at `baseUrl`, by axios, without retries and session. It
 * resolves with the reply's text (a binary reply: the file as JSON text), and rejects with ApiError for every status
 * but 2xx, a time-out, an abort and no network.
 */
export const createTransport = (baseUrl: string): Transport => {
  const http = httpOf(baseUrl);
  return async ({ method, url, body, hasBinaryReply }, headers, signal) => {
    try {
      const reply = await http.request<unknown>({
        method,
        url,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { data: body }),
        ...(hasBinaryReply ? { responseType: 'arraybuffer' as const } : {}),
        ...(signal ? { signal } : {}),
      });
      if (!isOk(reply.status)) {
        const retryAfter = parseRetryAfter(reply.headers['retry-after']);
        const error = new ApiError('status', {
          status: reply.status,
          ...(retryAfter === undefined ? {} : { retryAfter }),
        });
        // for the one screen that shows why the service refuses: see `refusalOf`
        if (reply.status === 422) error.cause = reply.data;
        throw error;
      }
      if (reply.data instanceof ArrayBuffer) return describeFile(reply.headers['content-type'], reply.data);
      return typeof reply.data === 'string' ? reply.data : '';
    } catch (thrown) {
      throw asApiError(thrown);
    }
  };
};

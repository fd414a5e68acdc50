/**
 * Why a call failed: no connection, no reply in time, an HTTP error status, a reply that does not match its
 * schema, or aborted by the caller.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'status' | 'shape' | 'aborted';

const messages: Readonly<Record<ApiErrorKind, string>> = {
  network: 'The service could not be reached. Check the connection and try again.',
  timeout: 'The service took too long to answer. Try again.',
  status: 'The service could not do this. Try again.',
  shape: 'The service gave an answer that the portal cannot read. Try again.',
  aborted: 'The request was stopped.',
};

interface ApiErrorDetails {
  /** HTTP status; only for the kind `status`. */
  readonly status?: number;
  /** Milliseconds until a retry is allowed, if the service states them. */
  readonly retryAfter?: number;
}

/** Error of a failed call. Its message is plain text without details of request or reply. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, { status, retryAfter }: ApiErrorDetails = {}) {
    super(messages[kind]);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Result of a call that does not reject. */
export type Attempt<Value> =
  | { readonly status: 'ok'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: ApiError };

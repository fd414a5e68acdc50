/**
 * Why a call failed: no connection, no answer in time, an answer with a failing status, an answer that could not
 * be decoded, or the caller went away.
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
  /** HTTP status, of the kind `status` alone. */
  readonly status?: number;
  /** Milliseconds to wait before asking again, where the service says so. */
  readonly retryAfter?: number;
}

/** The one error of a failed call. Its message is plain and names nothing of the request or the reply. */
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

/** What became of a call. */
export type Attempt<Value> =
  | { readonly status: 'ok'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: ApiError };

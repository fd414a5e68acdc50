/**
 * Why a call failed: no connection, no reply in time, an HTTP error status, a reply that does not match its
 * schema, aborted by the caller, or a request that does not match its schema, so that nothing was sent.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'status' | 'shape' | 'aborted' | 'request';

/** What to do next is not in the sentence: each place where it is shown has a button for it. */
const messages: Readonly<Record<ApiErrorKind, string>> = {
  network: 'The service could not be reached. Check the connection.',
  timeout: 'The service took too long to answer.',
  status: 'The service answered with an error.',
  shape: 'The service gave an answer that the portal cannot read.',
  aborted: 'The request was stopped.',
  request: 'The portal could not make this request. Nothing was sent, and the fault was reported.',
};

interface ApiErrorDetails {
  /** HTTP status; only for the kind `status`. */
  readonly status?: number;
  /** Milliseconds until a retry is allowed, if the service states them. */
  readonly retryAfter?: number;
  /** Name of the wrong field; only for the kind `request`. */
  readonly field?: string;
}

/** Returns a field's name as words: `customerEmail` → `customer email`. */
const asWords = (field: string): string =>
  field
    .replaceAll(/[A-Z]+/g, ' $&')
    .trim()
    .toLowerCase();

/** Returns the sentence that tells the agent that the portal could not send the field with this label. */
export const unsentFieldText = (label: string): string =>
  `The portal could not send the field “${label}”. Nothing was sent, and the fault was reported. Check what is in it.`;

const messageOf = (kind: ApiErrorKind, field: string | undefined): string =>
  field === undefined ? messages[kind] : unsentFieldText(asWords(field));

/** Error of a failed call. Its message is plain text without details of request or reply. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  /** Name at the wire of the field that could not be sent. */
  readonly field?: string;

  constructor(kind: ApiErrorKind, { status, retryAfter, field }: ApiErrorDetails = {}) {
    super(messageOf(kind, field));
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
    if (field !== undefined) this.field = field;
  }
}

/** Result of a call that does not reject. */
export type Attempt<Value> =
  | { readonly status: 'ok'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: ApiError };

/** Calls of the main API: axios, the client and its errors. Sign-in needs no more; a cache of replies is `@portal/shared/data`. */
export { type Axios, type AxiosAdapter, default as axios } from 'axios';
export { type ApiClient, type ApiClientParts, type CallOptions, createApiClient } from './api-client.ts';
export { ApiError, type ApiErrorKind, type Attempt } from './api-error.ts';
export type { SessionForCalls } from './authorised-transport.ts';
export { API_TIMEOUT_MS } from './transport.ts';

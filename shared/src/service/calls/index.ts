/**
 * Facade: axios, the client of the main API and its errors. Sign-in uses only this; `@portal/shared/data`
 * adds a cache of replies.
 */
export { type Axios, type AxiosAdapter, default as axios } from 'axios';
export { type ApiClient, type ApiClientParts, type CallOptions, createApiClient } from './api-client.ts';
export { ApiError, type ApiErrorKind, type Attempt, unsentFieldText } from './api-error.ts';
export type { SessionForCalls } from './authorised-transport.ts';
export { type Read, SharedReads } from './shared-reads.ts';
export { API_TIMEOUT_MS } from './transport.ts';

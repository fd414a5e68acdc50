/** Calls of the main API, and what they answered: client, cache of a remote, hooks. */
export { type Axios, type AxiosAdapter, default as axios } from 'axios';
export { type ApiClient, type ApiClientParts, type CallOptions, createApiClient } from './api-client.ts';
export { useApi } from './api-context.ts';
export { ApiError, type ApiErrorKind, type Attempt } from './api-error.ts';
export type { SessionForCalls } from './authorised-transport.ts';
export { createRemoteData, type RemoteData, type RemoteDataOptions } from './remote-data.tsx';
export { API_TIMEOUT_MS } from './transport.ts';
export { type Called, type UseCallOptions, useCall } from './use-call.ts';
export { type Command, type CommandOptions, useCommand } from './use-command.ts';
export { SLOW_MS, useSlow } from './use-slow.ts';

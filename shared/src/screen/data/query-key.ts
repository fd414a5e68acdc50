import type { Endpoint } from '@portal/shared/api/endpoint';

/**
 * Returns the cache key of a call: its path and input. Without an input it is the part that all calls of the endpoint
 * have in common.
 */
export const keyOf = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

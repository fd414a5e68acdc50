import type { Endpoint } from '@portal/shared/api/endpoint';

/** Returns the cache key of a call. All inputs of one call share the first part. */
export const keyOf = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

import type { Endpoint } from '@portal/shared/api/endpoint';

/** Under which a call's replies are cached; all inputs of one call share its first part. */
export const keyOf = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

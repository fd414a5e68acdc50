import type { ApiError } from '@portal/shared/calls';

/**
 * Whether a failed write may have taken effect, because its reply was lost or unreadable: then read the state back
 * before sending it again. False for a request that the portal itself refuses (kind `request`) and for a status below
 * 500.
 */
export function mayHaveReachedServer({ kind, status }: Pick<ApiError, 'kind' | 'status'>): boolean {
  if (kind === 'request') return false;
  return kind !== 'status' || (status !== undefined && status >= 500);
}

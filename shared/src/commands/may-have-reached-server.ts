import type { ApiError } from '@portal/shared/calls';

/**
 * Whether a failed write may have taken effect, because its reply was lost or unreadable. Read the state back before
 * sending it again. A request that the portal itself refuses (kind `request`) is not sent.
 */
export function mayHaveReachedServer({ kind, status }: Pick<ApiError, 'kind' | 'status'>): boolean {
  if (kind === 'request') return false;
  return kind !== 'status' || (status !== undefined && status >= 500);
}

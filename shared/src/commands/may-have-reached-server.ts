import type { ApiError } from '@portal/shared/calls';

/**
 * Whether a failed write may have taken effect, because its reply was lost or unreadable. Read the state back before
 * sending it again.
 */
export function mayHaveReachedServer({ kind, status }: Pick<ApiError, 'kind' | 'status'>): boolean {
  return kind !== 'status' || (status !== undefined && status >= 500);
}

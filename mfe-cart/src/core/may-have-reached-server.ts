import type { ApiError } from '@portal/shared/calls';

/**
 * Whether a write that failed may have been carried out all the same: its answer never came, or could not be
 * read. Its outcome is then unknown, and nothing is sent again before the state was read back.
 */
export function mayHaveReachedServer({ kind, status }: Pick<ApiError, 'kind' | 'status'>): boolean {
  return kind !== 'status' || (status !== undefined && status >= 500);
}

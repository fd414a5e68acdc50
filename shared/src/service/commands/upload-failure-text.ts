import type { ApiError } from '@portal/shared/calls';
import { mayHaveReachedServer } from './may-have-reached-server.ts';

/**
 * Returns the sentence about a file whose upload has failed, and that is kept where it was chosen. Without `isMissing`,
 * which is what reading back has found, the service may have it; sending it again is safe, the newest is used.
 */
export function getUploadFailureText(
  name: string,
  error: Pick<ApiError, 'kind' | 'status'>,
  isMissing = false,
): string {
  if (!mayHaveReachedServer(error))
    return `${name} was refused. It is kept here: try again, or choose another.`;
  return isMissing
    ? `${name} did not arrive. It is kept here: try again.`
    : `It is not known whether ${name} arrived. It is kept here: try again. The newest is used.`;
}

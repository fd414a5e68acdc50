import type { ApplicationRow } from '@portal/shared/api/applications';

/**
 * Returns the service's words for why an application has its status: in quotation marks where the customer wrote them,
 * which is when the customer rejected it, not operations after the customer had confirmed. `undefined` without any.
 */
export function formatReason({
  status,
  reason,
  isConfirmed,
}: Pick<ApplicationRow, 'status' | 'reason' | 'isConfirmed'>): string | undefined {
  const words = reason?.trim();
  if (!words) return undefined;
  return status === 'Rejected' && isConfirmed === false ? `“${words}”` : words;
}

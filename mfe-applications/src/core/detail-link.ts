import { type ApplicationStatus, applicationStatus } from '@portal/shared/api/status';
import * as z from '@portal/shared/schema';

/** Data that the list passes to an application's page, which shows it before its call has returned (RTE-14). */
export interface ApplicationPreview {
  readonly status: ApplicationStatus;
  readonly reason: string | null;
  readonly customerName: string;
}

const applicationPreview = z.object({
  status: applicationStatus,
  reason: z.nullable(z.string()),
  customerName: z.string(),
});

/**
 * Returns the decoded id in the path of an application's page, or `undefined` for another path. An id that cannot be
 * decoded is returned as it is in the path.
 */
export function readApplicationId(pathname: string): string | undefined {
  const [, encodedName] = /^\/application\/detail\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return encodedName === undefined ? undefined : decodeURIComponent(encodedName);
  } catch {
    return encodedName;
  }
}

/**
 * Decodes the navigation state that the list passes to an application's page: status, its reason and the customer's
 * name, to be shown while the application loads. Returns `undefined` after a reload, for a pasted link, or for another
 * page's state.
 */
export function readApplicationPreview(state: unknown): ApplicationPreview | undefined {
  return z.safeParse(applicationPreview, state).data;
}

import { type ApplicationStatus, applicationStatus } from '@portal/shared/api/status';
import * as z from '@portal/shared/schema';

/** What the list knows already and hands the detail, so that its head stands before the call is back (RTE-14). */
export interface KnownOfApplication {
  readonly status: ApplicationStatus;
  readonly reason: string | null;
  readonly customerName: string;
}

const known = z.object({
  status: applicationStatus,
  reason: z.nullable(z.string()),
  customerName: z.string(),
});

/** Path of an application's page; the form number is for the breadcrumb (RTE-13). */
export function detailPath(applicationId: string, formNo: string): string {
  return `/application/detail/${encodeURIComponent(applicationId)}?${new URLSearchParams({ formNo })}`;
}

/** The id in the path of an application's page. */
export function applicationIdIn(pathname: string): string | undefined {
  const [, encoded] = /^\/application\/detail\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Navigation state decoded; a reload or a pasted link has none, another page's is none of ours. */
export function knownFrom(state: unknown): KnownOfApplication | undefined {
  return z.safeParse(known, state).data;
}

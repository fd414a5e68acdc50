import type { ApplicationStatus } from '@portal/shared/api/status';

/** The one thing that the agent can do about an application, here and now. */
export interface NextAction {
  readonly label: string;
  readonly to: string;
}

interface Subject {
  readonly applicationId: string;
  readonly status: ApplicationStatus;
}

/** Payment is the agent's to make; all other statuses wait for somebody else. */
export function nextActionOf({ applicationId, status }: Subject): NextAction | undefined {
  if (status !== 'Pending Payment') return undefined;
  return { label: 'Pay', to: `/payment?${new URLSearchParams({ applicationId })}` };
}

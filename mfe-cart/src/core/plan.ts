import type { Plan } from '@portal/shared/api/wire';

export type { Plan };

/** What agents call the plan; on the wire Cash is CS (ITM-01). */
export const planNames = { CS: 'Cash', EPF: 'EPF', PRS: 'PRS' } as const satisfies Record<Plan, string>;

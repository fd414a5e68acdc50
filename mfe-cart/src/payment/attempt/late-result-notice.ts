import type { Notice } from '@portal/shared/contract';
import type { FinishedAttempt } from '../outcome.ts';

/** How a payment ended, for an agent who has left its page meanwhile. `name` is the application's. */
export function farewell(name: string, ended: FinishedAttempt): Notice {
  switch (ended.status) {
    case 'refused':
      return { tone: 'danger', text: `Application ${name} was not paid. ${ended.why}` };
    case 'unknown':
      return {
        tone: 'danger',
        text: `It is not known whether application ${name} was paid. Open its payment before paying again.`,
      };
    case 'settled':
      return resolvedNotices[ended.outcome.status](name);
  }
}

const resolvedNotices = {
  paid: (name) => ({ tone: 'success', text: `Payment of application ${name} received` }),
  pending: (name) => ({ tone: 'info', text: `The payment of application ${name} is being verified` }),
  failed: (name) => ({ tone: 'danger', text: `The payment of application ${name} failed: nothing was paid` }),
} as const satisfies Record<string, (name: string) => Notice>;

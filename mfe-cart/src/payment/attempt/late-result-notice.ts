import type { Notice } from '@portal/shared/contract';
import type { FinishedAttempt } from '../outcome.ts';

/**
 * Returns the notice (tone and text) about a finished payment attempt, for an agent who has left its page. `name` is
 * the application's form number. Shows nothing itself.
 */
export function lateResultNotice(name: string, attempt: FinishedAttempt): Notice {
  switch (attempt.status) {
    case 'refused':
      return { tone: 'danger', text: `Application ${name} was not paid. ${attempt.why}` };
    case 'unknown':
      return {
        tone: 'danger',
        text: `It is not known whether application ${name} was paid. Open its payment before paying again.`,
      };
    case 'resolved':
      return resolvedNotices[attempt.outcome.status](name);
  }
}

const resolvedNotices = {
  paid: (name) => ({ tone: 'success', text: `Payment of application ${name} received` }),
  pending: (name) => ({ tone: 'info', text: `The payment of application ${name} is being verified` }),
  failed: (name) => ({ tone: 'danger', text: `The payment of application ${name} failed: nothing was paid` }),
} as const satisfies Record<string, (name: string) => Notice>;

import { today } from '@portal/shared/dates';
import type { accountHistory, PropsOf } from '@portal/shared/remote';
import { agentCodeFor } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { checkPeriod, PeriodPicker, usePeriod } from './period/index.ts';

/**
 * The picker of the URL's period of completed transactions (HIS-03). Nothing for an agent who is not registered for
 * the plan, and gets no transactions.
 */
export function CompletedPeriod({ plan }: Pick<PropsOf<typeof accountHistory>, 'plan'>) {
  const [period, setPeriod] = usePeriod();
  const date = today();
  if (agentCodeFor(useAgent(), plan) === undefined) return null;
  return <PeriodPicker period={period} check={checkPeriod(period, date)} today={date} onChange={setPeriod} />;
}

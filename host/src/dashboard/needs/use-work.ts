import { applicationList } from '@portal/shared/api/applications';
import type { CustomerRow } from '@portal/shared/api/customers';
import type { SatForm } from '@portal/shared/api/suitability';
import type { Agent, Loadable } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { readLeftOrders } from '@portal/shared/selling';
import { useLeftNeeds } from './left-needs.ts';
import { useCustomers } from './use-customers.ts';
import { type PriceDay, usePriceDay } from './use-price-day.ts';
import { buildWorklist, type Worklist } from './worklist.ts';

/** The agent's work, and how much of it is known. */
export interface Work extends Worklist, Pick<ReturnType<typeof useLeftNeeds>, 'setLeft'> {
  readonly applications: Loadable<unknown>;
  readonly satForms: Loadable<readonly SatForm[]>;
  /** All customers; absent where the service refuses to list them. */
  readonly customers: Loadable<readonly CustomerRow[]> | undefined;
  /** Whether suitability forms or customers still load. */
  readonly isLate: boolean;
  readonly price: PriceDay;
  readonly now: Date;
}

const valueIfOk = <Value>(loadable: Loadable<Value> | undefined): Value | undefined =>
  loadable?.status === 'ok' ? loadable.value : undefined;

/** Loads what needs the agent, ranked and grouped. Each part loads and fails alone. */
export function useWork(agent: Agent, now: Date): Work {
  const applications = useCall(
    applicationList,
    { userId: agent.uuid, channel: 'Digital Transaction' },
    { refetchOnFocus: true },
  );
  const satForms = useReference('satForms');
  const customers = useCustomers();
  const { marks, setLeft } = useLeftNeeds(agent.subject);
  const rows = valueIfOk(applications);
  const price = usePriceDay(
    rows?.some(({ status, plan }) => status === 'Pending Payment' && plan !== 'EPF') ?? false,
    now,
  );
  return {
    ...buildWorklist({
      applications: rows,
      satForms: valueIfOk(satForms),
      book: valueIfOk(customers),
      leftCheckouts: readLeftOrders(),
      leftMarks: marks,
      now,
      isPricedToday: price.isPricedToday,
    }),
    applications,
    satForms,
    customers,
    isLate: satForms.status === 'loading' || customers?.status === 'loading',
    price,
    now,
    setLeft,
  };
}

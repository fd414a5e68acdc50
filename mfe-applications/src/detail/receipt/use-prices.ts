import type { Application } from '@portal/shared/api/applications';
import { completedTransactions, isWithinOneYear } from '@portal/shared/api/history';
import type { Loadable } from '@portal/shared/contract';
import { mapLoadable, useCall } from '@portal/shared/data';
import { addDays, malaysianDateOf, today } from '@portal/shared/dates';
import type { OrderPrice } from '@portal/shared/paper';

/** Days after it was sent in which an application is priced at the latest. The service takes at most a year. */
const longestDays = 365;

/**
 * Loads the units, prices and dates at which the orders of a completed application were carried out, from the history of
 * its account: the transactions whose reference begins with its form number. None, and no call, before it is completed
 * and for forms about the customer alone.
 */
export function usePrices({
  status,
  account,
  agent,
  formNo,
  submittedAt,
}: Application): Loadable<readonly OrderPrice[]> {
  const from = malaysianDateOf(submittedAt);
  const to = isWithinOneYear(from, today()) ? today() : addDays(from, longestDays);
  const input =
    status === 'Completed' && account !== null
      ? {
          accountid: account.accountId,
          agentid: agent.agentCode,
          transdatefrom: from,
          transdateto: to,
        }
      : undefined;
  const reply = useCall(completedTransactions, input);
  if (input === undefined) return { status: 'ok', value: [] };
  return mapLoadable(reply, (transactions) =>
    transactions.filter(({ reference }) => reference === formNo || reference.startsWith(`${formNo}-`)),
  );
}

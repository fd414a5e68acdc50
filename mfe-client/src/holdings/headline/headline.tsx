import type { Customer } from '@portal/shared/api/customers';
import { today } from '@portal/shared/dates';
import { agentCodeFor } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoadedHoldings } from '../holdings-view.ts';
import { CustomerView } from './customer-view.tsx';
import { FlowsLoader } from './flows-loader.tsx';
import { HeadlineCard } from './headline-card.tsx';
import type { HeadlineChoice } from './headline-choice.ts';
import type { RiskLimit } from './headline-facts.ts';
import { headlineRemoteData } from './headline-remote-data.ts';
import type { ReviewRecord } from './review/review-facts.ts';

interface HeadlineProps {
  readonly customer: Pick<Customer, 'name' | 'idNo' | 'account'>;
  readonly holdings: LoadedHoldings;
  readonly limit: RiskLimit;
  readonly record: ReviewRecord;
}

/**
 * What a customer asks first: value, gain, allocation, risk and money in, one currency at a time. `Show to customer` shows
 * nothing else.
 */
export const Headline = headlineRemoteData.wrap(function Headline({
  customer,
  holdings,
  limit,
  record,
}: HeadlineProps) {
  const agent = useAgent();
  const [chosen, setChosen] = useState<HeadlineChoice>({
    currency: 'MYR',
    isAll: false,
    gain: 'cost',
    format: 'chart',
    hasAllGains: false,
  });
  const [isShown, setIsShown] = useState(false);
  const showButton = useRef<HTMLButtonElement>(null);
  const stopShowing = () => {
    flushSync(() => setIsShown(false));
    // the button is a new one
    showButton.current?.focus();
  };
  const { currencies } = holdings;
  const currency = currencies.find((each) => each === chosen.currency) ?? currencies[0] ?? 'MYR';
  const accounts = customer.account.flatMap(({ accountId, plan }) => {
    const agentCode = agentCodeFor(agent, plan);
    return agentCode === undefined ? [] : [{ accountId, agentCode }];
  });
  const date = today();
  return (
    <FlowsLoader accounts={accounts} today={date} isAll={chosen.isAll}>
      {(flows) => {
        const card = (
          <HeadlineCard
            customer={customer}
            holdings={holdings}
            choice={{ ...chosen, currency }}
            onChoose={(change) => setChosen((before) => ({ ...before, ...change }))}
            limit={limit}
            record={record}
            flows={flows}
            today={date}
            showButton={showButton}
            {...(isShown ? {} : { onShow: () => setIsShown(true) })}
          />
        );
        return isShown ? (
          <CustomerView name={customer.name} onStop={stopShowing}>
            {card}
          </CustomerView>
        ) : (
          card
        );
      }}
    </FlowsLoader>
  );
});

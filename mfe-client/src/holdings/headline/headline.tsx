import type { Customer } from '@portal/shared/api/customers';
import { today } from '@portal/shared/dates';
import { agentCodeFor } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { LoadedHoldings } from '../holdings-view.ts';
import { CustomerView } from './customer-view.tsx';
import { FlowsLoader } from './flows-loader.tsx';
import { HeadlineCard } from './headline-card.tsx';
import type { RiskLimit } from './headline-facts.ts';
import { headlineRemoteData } from './headline-remote-data.ts';

interface HeadlineProps {
  readonly customer: Pick<Customer, 'name' | 'account'>;
  readonly holdings: LoadedHoldings;
  readonly limit: RiskLimit;
}

/**
 * What a customer asks first: value, gain, allocation, risk and money in, one currency at a time. `Show to customer` shows
 * nothing else.
 */
export const Headline = headlineRemoteData.wrap(function Headline({
  customer,
  holdings,
  limit,
}: HeadlineProps) {
  const agent = useAgent();
  const [choice, setCurrency] = useState('MYR');
  const [isAll, setIsAll] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const showButton = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    // the button is a new one
    if (wasShown.current && !isShown) showButton.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  const { currencies } = holdings;
  const currency = currencies.find((each) => each === choice) ?? currencies[0] ?? 'MYR';
  const accounts = customer.account.flatMap(({ accountId, plan }) => {
    const agentCode = agentCodeFor(agent, plan);
    return agentCode === undefined ? [] : [{ accountId, agentCode }];
  });
  const date = today();
  return (
    <FlowsLoader accounts={accounts} today={date} isAll={isAll}>
      {(flows) => {
        const card = (
          <HeadlineCard
            holdings={holdings}
            accountCount={customer.account.length}
            currency={currency}
            onCurrency={setCurrency}
            limit={limit}
            flows={flows}
            today={date}
            isAll={isAll}
            onAll={setIsAll}
            showButton={showButton}
            {...(isShown ? {} : { onShow: () => setIsShown(true) })}
          />
        );
        return isShown ? (
          <CustomerView name={customer.name} onStop={() => setIsShown(false)}>
            {card}
          </CustomerView>
        ) : (
          card
        );
      }}
    </FlowsLoader>
  );
});

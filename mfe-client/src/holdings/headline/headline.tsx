import type { Customer } from '@portal/shared/api/customers';
import { today } from '@portal/shared/dates';
import { createLazyCode } from '@portal/shared/lazy-code';
import { agentCodeFor } from '@portal/shared/selling';
import { useAgent, useShell } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoadedHoldings } from '../holdings-view.ts';
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

const customerView = createLazyCode(() =>
  import(/* webpackChunkName: "customer-view" */ './customer-view.tsx').then((code) => code.CustomerView),
);

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
  const { notify } = useShell();
  const [chosen, setChosen] = useState<HeadlineChoice>({
    currency: 'MYR',
    isAll: false,
    gain: 'cost',
    format: 'chart',
    hasAllGains: false,
  });
  const [isShown, setIsShown] = useState(false);
  const showButton = useRef<HTMLButtonElement>(null);
  const show = () =>
    customerView.load().then(
      () => setIsShown(true),
      () =>
        notify({
          tone: 'danger',
          text: 'The customer’s view could not be loaded. Check the connection and try again.',
        }),
    );
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
  const CustomerView = isShown ? customerView.loaded() : undefined;
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
            {...(isShown
              ? {}
              : {
                  show: {
                    onClick: show,
                    onPointerEnter: customerView.preload,
                    onFocus: customerView.preload,
                  },
                })}
          />
        );
        return CustomerView ? (
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

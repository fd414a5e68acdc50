import type { Scheme } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import { formatDateWithDay } from '@portal/shared/dates';
import { Line } from '@portal/shared/parts';
import type { ReactElement } from 'react';
import { checkSize, type SizeValues } from '../../core/holdings/index.ts';
import { cycleDays } from '../../core/pricing/pricing-dates.ts';
import { useBusinessDay } from '../../core/pricing/use-price-date.ts';
import { AccountField } from './account-field.tsx';
import { HoldingField } from './holding-field.tsx';
import type { ShownField } from './shown-field.ts';
import { SizeField, WayField } from './size-fields.tsx';
import { StaysAfter } from './stays-after.tsx';
import type { Outgoing } from './use-outgoing.ts';

interface OutgoingFieldsProps {
  readonly outgoing: Outgoing;
  readonly values: SizeValues & { readonly accountId: string };
  /** Connects a field with the form. */
  readonly bind: (
    name: 'accountId' | 'scheme' | 'way' | 'amount' | 'units',
    render: (shown: ShownField) => ReactElement,
  ) => ReactElement;
  /** What needs an account, as the start of a sentence: `A redemption`. */
  readonly what: string;
  /** The question for the size: `How much is redeemed?` */
  readonly legend: string;
  readonly onChoose: (accountId: string, scheme: string) => void;
  readonly onWay: (way: SizeValues['way']) => void;
}

/** Fields for account, holding and how much is taken, with what stays. */
export function OutgoingFields(props: OutgoingFieldsProps) {
  const { outgoing, values, bind, what, onChoose } = props;
  const { choices, choice, holdings, offer, limits } = outgoing;
  return (
    <>
      {bind('accountId', (shown) => (
        <AccountField {...shown} choices={choices} what={what} onChoose={(id) => onChoose(id, '')} />
      ))}
      {choice?.status === 'open'
        ? bind('scheme', (shown) => (
            <HoldingField
              {...shown}
              choices={holdings}
              onChoose={(scheme) => onChoose(values.accountId, scheme)}
            />
          ))
        : null}
      {offer && limits ? <HowMuch {...props} scheme={offer.scheme} limits={limits} /> : null}
    </>
  );
}

interface HowMuchProps extends OutgoingFieldsProps {
  readonly scheme: Pick<Scheme, 'redemptionCycle'>;
  readonly limits: NonNullable<Outgoing['limits']>;
}

function HowMuch({ scheme, limits, values, bind, legend, onWay }: HowMuchProps) {
  const { way } = values;
  const check = checkSize(values, limits);
  const days = cycleDays(scheme.redemptionCycle);
  const priceDay = useBusinessDay(0);
  const payday = useBusinessDay(days);
  return (
    <>
      {bind('way', (shown) => (
        <WayField {...shown} way={way} legend={legend} onChoose={onWay} />
      ))}
      {way === 'all'
        ? null
        : bind(way, (shown) => (
            <SizeField {...shown} way={way} limits={limits} check={check} onAll={() => onWay('all')} />
          ))}
      <StaysAfter limits={limits} size={check.size}>
        <Line label="Price date" value={dayText(priceDay)} />
        <Line label="Expected payment" value={days === undefined ? 'Unknown' : dayText(payday)} />
      </StaysAfter>
    </>
  );
}

function dayText(day: Loadable<{ readonly date: string }>): string {
  if (day.status === 'ok') return formatDateWithDay(day.value.date);
  return day.status === 'failed' ? 'Unknown' : '…';
}

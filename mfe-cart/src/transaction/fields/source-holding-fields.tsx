import type { Scheme } from '@portal/shared/api/funds';
import type { FieldBinder } from '@portal/shared/form-values';
import { Line, MoneyText } from '@portal/shared/parts';
import type { ReactNode } from 'react';
import { cycleDays } from '../../core/pricing/pricing-dates.ts';
import { dayText, useBusinessDay } from '../../core/pricing/use-price-date.ts';
import { checkSize, type SizeValues, type TakenSize, takenValue } from '../../transaction-rules/index.ts';
import { AccountField } from './account-field.tsx';
import { HoldingField } from './holding-field.tsx';
import { RemainingHolding } from './remaining-holding.tsx';
import { SizeField, WayField } from './size-fields.tsx';
import type { SourceHolding } from './use-source-holding.ts';

type SourceHoldingValues = SizeValues & { accountId: string; scheme: string };

interface SourceHoldingFieldsProps {
  readonly source: SourceHolding;
  readonly values: SourceHoldingValues;
  readonly field: FieldBinder<SourceHoldingValues>;
  /** What needs an account, as the start of a sentence: `A redemption`. */
  readonly what: string;
  /** The question for the size: `How much is redeemed?` */
  readonly legend: string;
  readonly onChoose: (accountId: string, scheme: string) => void;
  /** The field that has the focus once a holding is chosen. */
  readonly nextField: string;
  /** Fields between the holding and how much is taken. */
  readonly children?: ReactNode;
  /** What is shown after them of what stays. Default: what stays, and when it is paid. */
  readonly preview?: ReactNode;
  /** `false` while something is to be chosen before how much is taken. Default: true. */
  readonly isSizeAsked?: boolean;
}

/**
 * Fields of a redemption or switch for the account, the holding and how much of it is taken, with what stays.
 * `onChoose` gets account and scheme (empty after another account). `children` are fields before how much is taken. A
 * field shows once what it depends on is chosen.
 */
export function SourceHoldingFields(props: SourceHoldingFieldsProps) {
  const { source, values, field, what, onChoose, nextField, children, isSizeAsked = true } = props;
  const { choices, choice, offer, limits } = source;
  return (
    <>
      <AccountField
        field={field('accountId')}
        choices={choices}
        what={what}
        onChoose={(id) => onChoose(id, '')}
      />
      {choice?.status === 'open' ? (
        <HoldingField
          key={values.accountId}
          source={source}
          field={field('scheme')}
          nextField={nextField}
          onChoose={(scheme) => onChoose(values.accountId, scheme)}
        />
      ) : null}
      {offer ? children : null}
      {offer && limits && isSizeAsked ? <HowMuch {...props} scheme={offer.scheme} limits={limits} /> : null}
    </>
  );
}

interface HowMuchProps extends SourceHoldingFieldsProps {
  readonly scheme: Pick<Scheme, 'redemptionCycle'>;
  readonly limits: NonNullable<SourceHolding['limits']>;
}

function HowMuch({ scheme, limits, values, field, legend, preview }: HowMuchProps) {
  const { way } = values;
  const check = checkSize(values, limits);
  const canTakeAll = checkSize({ ...values, way: 'all' }, limits).status === 'met';
  return (
    <>
      <WayField field={field('way')} legend={legend} check={check} limits={limits} />
      {way === 'all' ? null : (
        <SizeField
          field={field(way)}
          way={way}
          limits={limits}
          check={check}
          onAll={canTakeAll ? () => field('way').onChange('all') : undefined}
        />
      )}
      {preview === undefined ? (
        <PaidOut way={way} scheme={scheme} limits={limits} size={check.size} />
      ) : (
        preview
      )}
    </>
  );
}

interface PaidOutProps extends Pick<HowMuchProps, 'scheme' | 'limits'> {
  readonly way: SizeValues['way'];
  readonly size: TakenSize | undefined;
}

/** What stays, what units are worth at the last price, and when the rest is paid out. */
function PaidOut({ way, scheme, limits, size }: PaidOutProps) {
  const days = cycleDays(scheme.redemptionCycle);
  const priceDay = useBusinessDay(0);
  const payday = useBusinessDay(days);
  return (
    <RemainingHolding limits={limits} size={size}>
      {way === 'amount' ? null : (
        <Line
          label="Value redeemed"
          value={size ? <MoneyText value={takenValue(size, limits)} size="sm" /> : '–'}
        />
      )}
      <Line label="Price date" value={dayText(priceDay)} />
      <Line label="Expected payment" value={days === undefined ? 'Unknown' : dayText(payday)} />
    </RemainingHolding>
  );
}

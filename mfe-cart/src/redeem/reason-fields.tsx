import { malaysianInstant } from '@portal/shared/dates';
import { SelectField } from '@portal/shared/forms';
import { taxOf } from '@portal/shared/items';
import { Money, marketValue } from '@portal/shared/money';
import { Line, Lines, MoneyText, UnitsText } from '@portal/shared/parts';
import { sumText } from '@portal/shared/selling';
import { capitalize } from '@portal/shared/sentence';
import { Box, chakra, FailurePanel, Span, Text } from '@portal/shared/ui';
import { DepartureQuestion } from '../core/form/departure-question.tsx';
import { departureKind } from '../core/items/departure.ts';
import {
  type FreeSubAccounts,
  freeSubAccounts,
  isReasonOffered,
  type SizeLimits,
  type TakenSize,
  takenValue,
  type Withdrawal,
} from '../transaction-rules/index.ts';
import type { RedeemFormState } from './use-redeem-form.ts';

interface ReasonFieldsProps {
  readonly state: RedeemFormState;
  readonly limits: SizeLimits;
  /** What is redeemed, where it is known. */
  readonly size: TakenSize | undefined;
}

/**
 * Field for the reason of a withdrawal from PRS (private retirement scheme), and what the chosen reason allows: units,
 * tax and proof; or why it is refused. `limits`: how much can be taken; `size`: how much is taken, `undefined` while it
 * is not known. Try again when the reasons could not be loaded.
 */
export function ReasonFields({ state, limits, size }: ReasonFieldsProps) {
  const { field, order, refusal } = state;
  const { reasons, age, withdrawal, chosen, departure } = order;
  if (reasons.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="The reasons for a withdrawal could not be loaded"
        meaning="A withdrawal cannot be ordered without one. Try again."
        onRetry={reasons.retry}
      />
    );
  }
  const reason = field('reason');
  const confirmed = field('departure');
  const listed = reasons.status === 'ok' ? reasons.value : [];
  // a reason that was kept stays, with what is wrong with it
  const offered = listed.filter(
    ({ reasonID }) => isReasonOffered(reasonID, age) || reasonID === reason.value,
  );
  const refusedHere = withdrawal?.status === 'refused' ? withdrawal.why : refusal;
  return (
    <>
      <SelectField
        {...reason}
        error={refusedHere ?? reason.error}
        label="Reason for the withdrawal"
        placeholder="Choose a reason"
        options={offered.map(({ reasonID, name }) => ({ value: reasonID, label: name }))}
      />
      {withdrawal?.status === 'allowed' ? (
        <Allowance
          withdrawal={withdrawal}
          subAccounts={chosen && freeSubAccounts(chosen.holding)}
          limits={limits}
          size={size}
        />
      ) : null}
      {departure ? (
        <DepartureQuestion
          field="departure"
          accountId={state.form.values.accountId}
          others={departure}
          isChecked={confirmed.value !== null}
          onChange={(isOn) =>
            confirmed.onChange(isOn ? { at: malaysianInstant(new Date()), kind: departureKind } : null)
          }
          error={confirmed.error}
        />
      ) : null}
    </>
  );
}

/** A value that continues on the next line where a phone has no room, in place of leaving its box. */
const LongValue = chakra('span', { base: { display: 'block', whiteSpace: 'normal' } });

/** On a phone each value is below its label, in two columns; documents, and both sub-accounts, have long ones. */
const Facts = chakra('div', {
  base: {
    '@media (max-width: 767px)': {
      '& > dl': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
        columnGap: '4',
      },
      '& > dl > div': { flexDirection: 'column', justifyContent: 'flex-start' },
      '& > dl > div:last-child': { gridColumn: '1 / -1' },
      '& dt': { flex: 'none' },
      '& dd': { ms: '0', textAlign: 'start' },
    },
  },
  variants: {
    takesBoth: {
      true: { '@media (max-width: 767px)': { '& > dl > div:first-child': { gridColumn: '1 / -1' } } },
    },
  },
});

interface AllowanceProps extends Pick<ReasonFieldsProps, 'limits' | 'size'> {
  readonly withdrawal: Extract<Withdrawal, { status: 'allowed' }>;
  readonly subAccounts: FreeSubAccounts | undefined;
}

/** What a reason allows: the sub-accounts, what is taken of them, minimum, tax, documents, and what the service decides. */
function Allowance({ withdrawal, subAccounts, limits, size }: AllowanceProps) {
  const { terms, undecided } = withdrawal;
  const { currency, nav } = limits;
  const takes =
    terms.takesFrom === 'B' ? 'Sub-account B alone' : 'Sub-accounts A and B, in proportion of their units';
  return (
    <Box py="3.5" px="4" bg="bg.subtle" borderWidth="1px" borderColor="border.subtle" borderRadius="lg">
      <Text fontWeight="medium" mb="2">
        What this reason allows
      </Text>
      <Facts takesBoth={terms.takesFrom !== 'B'}>
        <Lines>
          <Line label="Taken from" value={<LongValue fontVariantNumeric="normal">{takes}</LongValue>} />
          {subAccounts
            ? (terms.takesFrom === 'B' ? (['b'] as const) : (['a', 'b'] as const)).map((name) => (
                <Line
                  key={name}
                  label={<Span whiteSpace="nowrap">{`Sub-account ${name.toUpperCase()}`}</Span>}
                  value={
                    <LongValue data-private>
                      <UnitsText value={subAccounts[name]} suffix="units" />{' '}
                      <Span whiteSpace="nowrap">
                        {'≈ '}
                        <MoneyText value={marketValue(subAccounts[name], nav, currency)} size="sm" />
                      </Span>
                    </LongValue>
                  }
                />
              ))
            : null}
          {terms.least === undefined ? null : (
            <Line label="At least" value={<MoneyText value={Money.of('MYR', terms.least)} size="sm" />} />
          )}
          <Line
            label="Tax"
            value={<LongValue>{terms.isTaxed ? '8%, deducted before retirement age' : 'None'}</LongValue>}
          />
          <Line
            label="Documents"
            value={
              <LongValue fontVariantNumeric="normal">{terms.proof.join(', ') || 'Identity card'}</LongValue>
            }
          />
        </Lines>
      </Facts>
      {terms.isTaxed && size ? <NetText size={size} limits={limits} /> : null}
      {undecided.map((sentence) => (
        <Text key={sentence} textStyle="help" mt="2">
          {sentence}
        </Text>
      ))}
    </Box>
  );
}

/** What is left of a taxed withdrawal. Of units it is an estimate at the last price. */
function NetText({ size, limits }: { readonly size: TakenSize; readonly limits: SizeLimits }) {
  const gross = takenValue(size, limits);
  const { tax, net } = taxOf(gross);
  const about = size.by === 'amount' ? '' : 'about ';
  return (
    <Text mt="2">
      <Span data-private>
        {capitalize(`${about}${sumText(net)} is paid, 92% of ${about}${sumText(gross)}.`)}
      </Span>{' '}
      <Span data-private>{`The tax is ${about}${sumText(tax)}.`}</Span>
    </Text>
  );
}

import type { Customer } from '@portal/shared/api/customers';
import { today } from '@portal/shared/dates';
import { focusField } from '@portal/shared/form-values';
import { accountInText } from '@portal/shared/records';
import { mismatchOf, suitabilityOf } from '@portal/shared/selling';
import { Box, Button, Flex, Text } from '@portal/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { asAssessed, type CountingAssessment } from '../../core/assessment/counting-assessment.ts';
import type { Plan } from '../../core/plan.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { FundFinder } from '../../transaction/index.ts';
import { chargeRange, type RefusedOffer } from '../../transaction-rules/index.ts';
import {
  leastFunds,
  type SplitRow,
  type SplitSum,
  type SplitValues,
  shareField,
  withFund,
  withoutFund,
  withShare,
} from './split-order.ts';
import { SplitRowFields } from './split-row.tsx';
import { SplitSumLines } from './split-sum-lines.tsx';

interface SplitFundsProps {
  readonly customer: Customer;
  readonly counting: CountingAssessment | undefined;
  readonly plan: Plan;
  readonly values: SplitValues;
  readonly rows: readonly SplitRow[];
  readonly sum: SplitSum | undefined;
  /** The funds that can still be added. */
  readonly more: readonly Offer[];
  readonly refused: readonly RefusedOffer[];
  /** Returns the problem of a field that is shown now. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (values: SplitValues) => void;
}

/**
 * The chosen funds of a split with their shares (`rows`), their sum, and the finder that adds one of `more`. Each
 * change is passed to `onChange` as new values of the split; `errorOf` returns the problem to show at a field.
 */
export function SplitFunds(props: SplitFundsProps) {
  const { customer, counting, plan, values, rows, sum, more, refused, errorOf, onChange } = props;
  const [isAdding, setIsAdding] = useState(false);
  const isFinding = isAdding || rows.length < leastFunds;
  const fundError = errorOf('fund');
  const judged = counting && suitabilityOf(asAssessed(customer, counting), today());
  const box = useRef<HTMLDivElement>(null);
  const shouldFocusAdder = useRef(false);
  // the button that was pressed has gone
  useLayoutEffect(() => {
    if (shouldFocusAdder.current) focusField(box.current, 'fund');
    shouldFocusAdder.current = false;
  });
  const changeFunds = (next: SplitValues) => {
    shouldFocusAdder.current = true;
    onChange(next);
  };
  return (
    <Box ref={box}>
      <Flex align="center" justify="space-between" mb="1.5" minH="5">
        <Text fontWeight="medium">Funds of {accountInText(values.accountId)}</Text>
        {values.isEqual || rows.length < leastFunds ? null : (
          <Button
            variant="ghost"
            size="xs"
            my="-1"
            me="-2"
            onClick={() => onChange({ ...values, isEqual: true })}
          >
            Equal shares
          </Button>
        )}
      </Flex>
      <Flex direction="column" gap="3">
        {rows.map((row) => {
          const { scheme } = row.offer.scheme;
          return (
            <SplitRowFields
              key={scheme}
              row={row}
              mismatch={judged && mismatchOf(judged, row.offer.fund.satRank)}
              error={errorOf(shareField(scheme))}
              onShare={(share) => onChange(withShare(values, scheme, share))}
              onRemove={() => changeFunds(withoutFund(values, scheme))}
            />
          );
        })}
      </Flex>
      {sum && rows.length > 0 ? <SplitSumLines sum={sum} /> : null}
      {isFinding ? (
        <Box data-field="fund" mt={rows.length > 0 ? '4' : '0'}>
          <FundFinder
            offers={more}
            refused={refused}
            suitability={suitabilityOf(customer, today())}
            counting={counting}
            chargeOf={({ scheme }) => chargeRange(plan, scheme)}
            none="No further fund may be invested in on this account in this currency."
            isEpf={plan === 'EPF'}
            canCompare={false}
            onChoose={({ scheme }) => {
              setIsAdding(false);
              changeFunds(withFund(values, scheme.scheme));
            }}
          />
        </Box>
      ) : (
        <Button
          name="fund"
          variant="outline"
          size="sm"
          mt="3"
          onClick={() => {
            shouldFocusAdder.current = true;
            setIsAdding(true);
          }}
        >
          Add a fund
        </Button>
      )}
      {fundError ? (
        <Text role="alert" mt="1.5" textStyle="xs" color="danger.fg">
          {fundError}
        </Text>
      ) : null}
    </Box>
  );
}

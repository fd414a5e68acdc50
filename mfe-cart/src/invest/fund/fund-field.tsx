import type { FundDocument } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import { Controller } from '@portal/shared/forms';
import type { Suitability } from '@portal/shared/selling';
import { Banner, Box, Button, Flex, Text } from '@portal/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Offer } from '../../core/pricing/offer.ts';
import { FundFinder } from '../../transaction/index.ts';
import { chargeRange } from '../../transaction-rules/index.ts';
import type { InvestFormState } from '../use-invest-form.ts';
import { FundCard } from './fund-card.tsx';

interface FundFieldProps {
  readonly state: InvestFormState;
  readonly documents: Loadable<readonly FundDocument[]>;
  /** The assessment by the customer's record. */
  readonly suitability: Suitability;
  /** Splits the amount over several funds; absent where that is not possible. */
  readonly onSplit: (() => void) | undefined;
}

/** Field for the fund: the finder until one is chosen, then its card. */
export function FundField({ state, documents, suitability, onSplit }: FundFieldProps) {
  const { form, values, order, chooseScheme } = state;
  const [isChanging, setIsChanging] = useState(false);
  const shouldFocusAmount = useRef(false);
  const { account, offer, wanted, refusal, offered, refused } = order;
  const isDefault = values.prsDefault !== 'N';
  const isSearching = !offer || isChanging;
  // the search had the focus when it was removed
  useEffect(() => {
    if (isSearching || !shouldFocusAmount.current) return;
    shouldFocusAmount.current = false;
    form.setFocus('amount');
  });
  const documentsOfFund = useMemo(() => documentsOf(documents, offer), [documents, offer]);
  if (order.context.choice?.status !== 'open') return null;
  return (
    <Controller
      control={form.control}
      name="scheme"
      render={({ field, fieldState }) => (
        <Box>
          <Flex align="center" justify="space-between" mb="1.5" minH="5">
            <Text flex="1" fontWeight="medium">
              Fund
            </Text>
            {onSplit && !isDefault ? (
              <Button variant="ghost" size="xs" my="-1" onClick={onSplit}>
                Split over several
              </Button>
            ) : null}
            {offer && !isDefault ? (
              <Button
                variant="ghost"
                size="xs"
                my="-1"
                me="-2"
                ref={isSearching ? undefined : field.ref}
                onClick={() => setIsChanging((before) => !before)}
              >
                {isChanging ? 'Keep this fund' : 'Change fund'}
              </Button>
            ) : null}
          </Flex>
          {refusal !== undefined && wanted ? (
            <Box mb="3">
              <Banner tone="warn" title={`${wanted.scheme.schemeName} cannot be chosen here`}>
                {refusal} Choose another fund.
              </Banner>
            </Box>
          ) : null}
          {account === undefined ? null : isSearching ? (
            <FundFinder
              fieldRef={field.ref}
              offers={offered}
              refused={refused}
              suitability={suitability}
              chargeOf={({ scheme }) =>
                chargeRange(account.plan, { min: scheme.minSalesCharge, max: scheme.feeCharges })
              }
              none="No fund may be invested in on this account."
              isEpf={account.plan === 'EPF'}
              onChoose={(chosen) => {
                setIsChanging(false);
                shouldFocusAmount.current = true;
                chooseScheme(chosen);
              }}
            />
          ) : (
            <FundCard offer={offer} plan={account.plan} documents={documentsOfFund} />
          )}
          {fieldState.error?.message ? (
            <Text role="alert" mt="1.5" textStyle="xs" color="danger.fg">
              {fieldState.error.message}
            </Text>
          ) : null}
        </Box>
      )}
    />
  );
}

function documentsOf(
  documents: Loadable<readonly FundDocument[]>,
  offer: Offer | undefined,
): Loadable<readonly FundDocument[]> {
  if (documents.status !== 'ok') return documents;
  const fundCode = offer?.fund.fundCode;
  return { status: 'ok', value: documents.value.filter(({ productCode }) => productCode === fundCode) };
}

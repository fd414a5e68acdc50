import type { FundDocument } from '@portal/shared/api/funds';
import type { Loadable } from '@portal/shared/contract';
import { Controller } from '@portal/shared/forms';
import { Banner, Box, Button, Flex, Text } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { Offer } from '../../core/offer.ts';
import type { InvestFormState } from '../use-invest-form.ts';
import { FundCard } from './fund-card.tsx';
import { FundSearch } from './fund-search.tsx';

interface FundFieldProps {
  readonly state: InvestFormState;
  readonly documents: Loadable<readonly FundDocument[]>;
}

/** The fund: the finder until one is chosen, its card from then on. */
export function FundField({ state, documents }: FundFieldProps) {
  const { form, values, order, chooseScheme } = state;
  const [changing, setChanging] = useState(false);
  const isChosen = useRef(false);
  const { offer, wanted, refusal, offered } = order;
  const isDefault = values.prsDefault !== 'N';
  const finding = !offer || changing;
  // the finder takes the focus with it when it goes: what comes next is the amount
  useEffect(() => {
    if (finding || !isChosen.current) return;
    isChosen.current = false;
    form.setFocus('amount');
  });
  if (order.context.choice?.status !== 'open') return null;
  return (
    <Controller
      control={form.control}
      name="scheme"
      render={({ field, fieldState }) => (
        <Box>
          <Flex align="center" justify="space-between" mb="1.5" minH="5">
            <Text fontWeight="medium">Fund</Text>
            {offer && !isDefault ? (
              <Button
                variant="ghost"
                size="xs"
                my="-1"
                me="-2"
                ref={finding ? undefined : field.ref}
                onClick={() => setChanging((before) => !before)}
              >
                {changing ? 'Keep this fund' : 'Change fund'}
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
          {finding || !order.account ? (
            <FundSearch
              searchRef={field.ref}
              offers={offered}
              isEpf={order.account?.plan === 'EPF'}
              onChoose={(chosen) => {
                setChanging(false);
                isChosen.current = true;
                chooseScheme(chosen);
              }}
            />
          ) : (
            <FundCard offer={offer} plan={order.account.plan} documents={documentsOf(documents, offer)} />
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
  { fund }: Offer,
): Loadable<readonly FundDocument[]> {
  if (documents.status !== 'ok') return documents;
  return { status: 'ok', value: documents.value.filter(({ productCode }) => productCode === fund.fundCode) };
}

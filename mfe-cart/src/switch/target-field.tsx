import { Controller } from '@portal/shared/forms';
import { KeyValue, NavText, Tag } from '@portal/shared/parts';
import type { Suitability } from '@portal/shared/selling';
import { Banner, Box, Button, chakra, Flex, Text } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { dayAndMonth } from '../core/format-text.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { FundFinder } from '../transaction/index.ts';
import { schemeTags } from '../transaction-rules/index.ts';
import { switchChargeRange } from './target.ts';
import type { SwitchFormState } from './use-switch-form.ts';

interface TargetFieldProps {
  readonly state: SwitchFormState;
  /** The assessment by the customer's record. */
  readonly suitability: Suitability;
}

/** Field for the fund that is switched into: the finder until one is chosen, then its card. */
export function TargetField({ state, suitability }: TargetFieldProps) {
  const { form, order, chooseTarget } = state;
  const { target, targets, refused, wanted, refusal, plan } = order;
  const [isChanging, setIsChanging] = useState(false);
  const shouldFocusChange = useRef(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const isSearching = !target || isChanging;
  // the search had the focus when it was removed
  useEffect(() => {
    if (isSearching || !shouldFocusChange.current) return;
    shouldFocusChange.current = false;
    changeButton.current?.focus();
  });
  return (
    <Controller
      control={form.control}
      name="target"
      render={({ field, fieldState }) => (
        <Box>
          <Flex align="center" justify="space-between" mb="1.5" minH="5">
            <Text fontWeight="medium">Switch into</Text>
            {target ? (
              <Button
                variant="ghost"
                size="xs"
                my="-1"
                me="-2"
                ref={(button) => {
                  changeButton.current = button;
                  if (!isSearching) field.ref(button);
                }}
                onClick={() => setIsChanging((before) => !before)}
              >
                {isChanging ? 'Keep this fund' : 'Change fund'}
              </Button>
            ) : null}
          </Flex>
          {refusal !== undefined && wanted ? (
            <Box mb="3">
              <Banner tone="warn" title={`${wanted.scheme.schemeName} cannot be switched into`}>
                {refusal} Choose another fund.
              </Banner>
            </Box>
          ) : null}
          {isSearching && plan ? (
            <FundFinder
              fieldRef={field.ref}
              offers={targets}
              refused={refused}
              suitability={suitability}
              chargeOf={(offer) => switchChargeRange(plan, offer)}
              none="This holding can be switched into no other fund."
              isEpf={plan === 'EPF'}
              onChoose={(chosen) => {
                setIsChanging(false);
                shouldFocusChange.current = true;
                chooseTarget(chosen);
              }}
            />
          ) : target ? (
            <TargetCard offer={target} />
          ) : null}
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

const Frame = chakra('div', {
  base: { p: '3.5', borderWidth: '1px', borderColor: 'border.default', borderRadius: 'lg' },
});
const Facts = chakra('dl', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: '1.2fr 1.2fr .8fr', mt: '3' },
});

function TargetCard({ offer }: { readonly offer: Offer }) {
  const { scheme, fund } = offer;
  const minimum = (amount: Offer['scheme']['minimumInitialInvestment']) =>
    amount.in(scheme.currency).format().replace(/\.00$/, '');
  return (
    <Frame>
      <Box fontWeight="semibold">{scheme.schemeName}</Box>
      <Flex wrap="wrap" align="center" gap="1.5" mt="3px" textStyle="help">
        {scheme.scheme}
        {schemeTags(offer).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Flex>
      <Facts>
        <KeyValue label={`NAV, ${dayAndMonth(scheme.NAVPriceDate)}`}>
          <NavText value={scheme.NAVPrice} currency={scheme.currency} />
        </KeyValue>
        <KeyValue label="First / further">
          {`${minimum(scheme.minimumInitialInvestment)} / ${minimum(scheme.minimumAdditionalInvestment)}`}
        </KeyValue>
        <KeyValue label="Risk">{`${fund.satRank} of 5`}</KeyValue>
      </Facts>
    </Frame>
  );
}

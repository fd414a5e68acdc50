import { type BoundField, focusField } from '@portal/shared/form-values';
import { Banner, Box, Button, Flex, Text } from '@portal/shared/ui';
import { type ComponentProps, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { Offer } from '../../core/pricing/offer.ts';
import { FundFinder } from './fund-finder/fund-finder.tsx';

interface FundChoiceProps extends ComponentProps<typeof FundFinder> {
  readonly field: BoundField;
  readonly label: string;
  /** Whether the agent may change the fund. Default: true. */
  readonly canChange?: boolean;
  /** Buttons beside the label. */
  readonly actions?: ReactNode;
  /** The chosen fund that is not allowed, with the reason for the agent. */
  readonly refusal: { readonly title: string; readonly reason: string } | undefined;
  /** The card of the chosen fund; absent until one is chosen. */
  readonly card: ReactNode;
  /** The field that has the focus after a choice. */
  readonly nextField: string;
}

/**
 * Field for a fund: the finder until one is chosen, then its `card` with a button that opens the finder again. Choosing
 * calls `onChoose` and moves the focus to `nextField`. `refusal`: why the wanted fund cannot be chosen.
 */
export function FundChoice(props: FundChoiceProps) {
  const { field, label, canChange = true, actions, refusal, card, nextField, onChoose, ...finder } = props;
  const [isChanging, setIsChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shouldFocusNext = useRef(false);
  const isSearching = card === undefined || isChanging;
  // the search had the focus when it was removed
  useEffect(() => {
    if (isSearching || !shouldFocusNext.current) return;
    shouldFocusNext.current = false;
    focusField(box.current?.closest('form'), nextField);
  });
  const choose = (offer: Offer) => {
    shouldFocusNext.current = true;
    // the form of the fund takes longer than a frame
    startTransition(() => {
      setIsChanging(false);
      onChoose(offer);
    });
  };
  return (
    <Box ref={box}>
      <Flex wrap="wrap" align="center" justify="space-between" mb="1.5" minH="5">
        <Text flex="1" fontWeight="medium">
          {label}
        </Text>
        {actions}
        {card !== undefined && canChange ? (
          <Button
            variant="ghost"
            size="sm"
            my="-2"
            me="-3"
            data-field={isSearching ? undefined : field.name}
            onClick={() => setIsChanging((before) => !before)}
          >
            {isChanging ? 'Keep this fund' : 'Change fund'}
          </Button>
        ) : null}
      </Flex>
      {refusal ? (
        <Box mb="3">
          <Banner tone="warn" title={refusal.title}>
            {refusal.reason} Choose another fund.
          </Banner>
        </Box>
      ) : null}
      {isSearching ? (
        <Box data-field={field.name}>
          <FundFinder {...finder} onChoose={choose} />
        </Box>
      ) : (
        card
      )}
      {field.error === undefined ? null : (
        <Text role="alert" mt="1.5" textStyle="xs" color="danger.fg">
          {field.error}
        </Text>
      )}
    </Box>
  );
}

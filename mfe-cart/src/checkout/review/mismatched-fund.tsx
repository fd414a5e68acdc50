import { focusField } from '@portal/shared/form-values';
import { CheckCard, TextAreaField } from '@portal/shared/forms';
import { PrivateFigures } from '@portal/shared/parts';
import { Box, Button, Flex, Text } from '@portal/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  acknowledgedField,
  type DeclaredMismatch,
  isAcknowledged,
  missingMismatch,
  reasonField,
  reasonFor,
} from '../declaration/declaration.ts';
import type { CheckoutFormState } from '../use-checkout-form.ts';

/** Props of `MismatchedFund`. */
export interface MismatchedFundProps {
  readonly mismatch: DeclaredMismatch;
  readonly form: Pick<CheckoutFormState, 'answers' | 'change' | 'tick'>;
  /** Returns the problem to show at a field. */
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * What the customer acknowledges of a fund that does not suit, once for all its orders, and the reason. What was given
 * with the orders is shown as given, with a button to change it, so that nothing is asked twice (SAT-04).
 */
export function MismatchedFund(props: MismatchedFundProps) {
  const { mismatch, form } = props;
  const isMissing = missingMismatch(mismatch, form.answers).length > 0;
  const [isAsked, setIsAsked] = useState(isMissing);
  // a draft that is continued may have less than what was given
  if (isMissing && !isAsked) setIsAsked(true);
  const box = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  // the button that was pressed has gone
  useLayoutEffect(() => {
    if (shouldFocus.current) focusField(box.current, acknowledgedField(mismatch.orders[0].itemId));
    shouldFocus.current = false;
  });
  return (
    <div ref={box}>
      {isAsked ? (
        <MismatchQuestions {...props} />
      ) : (
        <GivenAnswers
          {...props}
          onChange={() => {
            shouldFocus.current = true;
            setIsAsked(true);
          }}
        />
      )}
    </div>
  );
}

interface GivenAnswersProps extends MismatchedFundProps {
  readonly onChange: () => void;
}

function GivenAnswers({ mismatch, form, onChange }: GivenAnswersProps) {
  return (
    <Flex gap="2.5" align="start">
      <Flex color="success.fg" pt="0.5">
        <CircleCheck size={18} aria-hidden />
      </Flex>
      <Box flex="1" minW="0">
        <Text>{mismatch.statement.text}</Text>
        <Text textStyle="help" overflowWrap="anywhere" whiteSpace="pre-line">
          <PrivateFigures>{`Reason: ${reasonFor(form.answers, mismatch)}`}</PrivateFigures>
        </Text>
      </Box>
      <Button
        variant="ghost"
        size="sm"
        my="-1.5"
        me="-3"
        aria-label={`Change the answer for ${mismatch.scheme}`}
        onClick={onChange}
      >
        Change
      </Button>
    </Flex>
  );
}

/** Orders that are named. The others are counted. */
const namedOrders = 4;

function ordersText({ orders }: DeclaredMismatch): string {
  const others = orders.length - namedOrders;
  const named = orders.slice(0, namedOrders).map(({ text }) => text);
  return `${orders.length} orders: ${[...named, ...(others > 0 ? [`${others} more`] : [])].join('; ')}`;
}

function MismatchQuestions({ mismatch, form, problemOf }: MismatchedFundProps) {
  const { answers, change, tick } = form;
  const { orders, scheme, statement } = mismatch;
  const [{ itemId }] = orders;
  const isTicked = isAcknowledged(answers, mismatch);
  const reason = reasonFor(answers, mismatch);
  return (
    <>
      <Box data-field={acknowledgedField(itemId)}>
        <CheckCard
          checked={isTicked}
          onChange={(isOn) => {
            for (const order of orders) tick(acknowledgedField(order.itemId), isOn);
          }}
          error={problemOf(acknowledgedField(itemId))}
        >
          {statement.text}
          {orders.length > 1 ? (
            <Text as="span" display="block" textStyle="help">
              <PrivateFigures>{ordersText(mismatch)}</PrivateFigures>
            </Text>
          ) : null}
        </CheckCard>
      </Box>
      {isTicked ? (
        <Box mt="3" data-field={reasonField(itemId)}>
          <TextAreaField
            label={`Customer’s reason for ${scheme}`}
            help="At least 10 characters"
            rows={2}
            value={reason}
            error={problemOf(reasonField(itemId))}
            onChange={(event) =>
              change({
                reasons: {
                  ...answers.reasons,
                  ...Object.fromEntries(orders.map((order) => [order.itemId, event.target.value])),
                },
              })
            }
          />
        </Box>
      ) : null}
    </>
  );
}

import type { Customer } from '@portal/shared/api/customers';
import { today } from '@portal/shared/dates';
import { focusField } from '@portal/shared/form-values';
import { AmountField, DraftNotice } from '@portal/shared/forms';
import { DrawerContent, MoneyText } from '@portal/shared/parts';
import { Button, chakra, Text, useAgent } from '@portal/shared/ui';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CountingAssessment } from '../../core/assessment/counting-assessment.ts';
import { useUnsavedChanges } from '../../core/form/use-unsaved-changes.ts';
import { pluralize } from '../../core/format-text.ts';
import type { Offer } from '../../core/pricing/offer.ts';
import { CustomerLine, FormFooter, LeaveDialog, useAccountHolding } from '../../transaction/index.ts';
import type { OpenAccount } from '../../transaction-rules/index.ts';
import { holdingStateOf, limitsOfOffer } from '../amount/limits-of-offer.ts';
import { splitByPurchase } from '../fund/purchase.ts';
import { SplitAllocation } from './split-allocation.tsx';
import { SplitFunds } from './split-funds.tsx';
import { leastFunds, readSplit, type SplitValues } from './split-order.ts';
import type { Split } from './use-split.ts';

const Form = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

interface SplitFormProps {
  readonly customer: Customer;
  readonly counting: CountingAssessment | undefined;
  readonly offers: readonly Offer[];
  /** The account of the split. */
  readonly choice: OpenAccount;
  readonly values: SplitValues;
  readonly split: Split;
  /** Gives the split up for an order of the first fund. */
  readonly onOneFund: () => void;
  readonly onClose: () => void;
}

/**
 * Content of the drawer that splits an amount over several funds of one account. Nothing is put into the cart here:
 * each fund becomes an order with its own form afterwards, because charge, distribution and suitability are the fund's.
 * `onOneFund` goes back to the form of one order.
 */
export function SplitForm(props: SplitFormProps) {
  const { customer, offers, choice, values, split, onOneFund, onClose } = props;
  const { account } = choice;
  const agent = useAgent();
  const [hasTried, setHasTried] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const hasChanges = values.total !== '' || values.parts.length > 0;
  useUnsavedChanges(hasChanges);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  // the button that was pressed has gone with the form before
  useLayoutEffect(() => form.current?.focus(), []);
  const holdings = useAccountHolding(choice);
  const { allowed, refused } = splitByPurchase(offers, { agent, customer, account, today: today() });
  const reading = readSplit(values, {
    offers: allowed,
    // while the holdings are not known, the first minimum applies, as in the form of an order
    limitsOf: (offer) => limitsOfOffer(offer, account.plan, holdingStateOf(holdings, offer.scheme.scheme)),
  });
  const { rows } = reading;
  const currency = rows[0]?.offer.scheme.currency;
  const more = allowed.filter(
    ({ scheme }) =>
      (currency === undefined || scheme.currency === currency) &&
      !rows.some(({ offer }) => offer.scheme.scheme === scheme.scheme),
  );
  const errorOf = (field: string) =>
    hasTried && reading.status === 'incomplete'
      ? reading.missing.find((each) => each.field === field)?.problem
      : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reading.status === 'complete') return split.startOrders(reading.orders);
    setHasTried(true);
    focusField(form.current, reading.missing[0]?.field);
  };

  const close = () => (hasChanges ? setIsLeaving(true) : onClose());
  const leave = () => {
    split.draft.forget();
    onClose();
  };

  return (
    <DrawerContent
      onClose={close}
      title="Split an amount"
      subtitle={<CustomerLine name={customer.name} idNo={customer.idNo} />}
      footer={
        <FormFooter
          isStacked
          summary={
            <>
              <Text textStyle="help">
                {pluralize(rows.length, 'fund')}
                {rows.length < leastFunds ? `, at least ${leastFunds} are needed` : null}
              </Text>
              {reading.status === 'complete' ? (
                <Text textStyle="md">
                  <MoneyText value={reading.total} />
                </Text>
              ) : null}
            </>
          }
        >
          <Button variant="outline" onClick={onOneFund}>
            Back to one fund
          </Button>
          <Button type="submit" form={formId} variant={rows.length < leastFunds ? 'outline' : 'primary'}>
            {rows.length < leastFunds ? 'Check orders' : `Check ${rows.length} orders`}
          </Button>
        </FormFooter>
      }
    >
      <Form id={formId} ref={form} tabIndex={-1} aria-label="Split an amount" noValidate onSubmit={submit}>
        <DraftNotice draft={split.draft} what="split" />
        <Text color="fg.muted">
          Each fund becomes an item of the cart. You check its charge and suitability next, one after the
          other.
        </Text>
        <AmountField
          name="total"
          size="lg"
          label="Amount to split"
          currency={currency ?? 'MYR'}
          limit={
            currency === undefined
              ? { state: 'open', text: 'The currency is that of the first fund.' }
              : undefined
          }
          value={values.total}
          error={errorOf('total')}
          onChange={(total) => split.plan({ ...values, total })}
        />
        <SplitFunds
          customer={customer}
          counting={props.counting}
          plan={account.plan}
          values={values}
          rows={rows}
          sum={reading.sum}
          more={more}
          refused={refused}
          errorOf={errorOf}
          onChange={split.plan}
        />
        <SplitAllocation accounts={customer.account} plan={account.plan} offers={offers} rows={rows} />
      </Form>
      <LeaveDialog
        open={isLeaving}
        isSending={false}
        remaining={1}
        onStay={() => setIsLeaving(false)}
        onLeave={leave}
      />
    </DrawerContent>
  );
}

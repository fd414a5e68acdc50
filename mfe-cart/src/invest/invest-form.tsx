import { addInvestment } from '@portal/shared/api/cart';
import { useCommand } from '@portal/shared/data';
import { FormError } from '@portal/shared/forms';
import { Drawer, MaskedId, MoneyText, titleCase } from '@portal/shared/parts';
import { Box, Button, chakra, Text, useNavigate, useShell } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { mayHaveHappened } from '../core/may-have-happened.ts';
import { paths } from '../core/paths.ts';
import { useAgent } from '../core/use-agent.ts';
import { useUnsaved } from '../core/use-unsaved.ts';
import { AccountField } from './account-field.tsx';
import { checkAmount } from './amount-limit.ts';
import { FundField } from './fund-field.tsx';
import { investmentPayload } from './investment-payload.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { MismatchNotice } from './mismatch-notice.tsx';
import { MoneyFields } from './money-fields.tsx';
import { readOrder } from './order.ts';
import { PayoutFields } from './payout-fields.tsx';
import { PrsDefaultField } from './prs-default-field.tsx';
import { useInvestForm } from './use-invest-form.ts';
import { useOnceChecked } from './use-once-checked.ts';
import type { OrderFacts } from './use-order-context.ts';

const Form = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

interface InvestFormProps {
  readonly facts: OrderFacts;
  readonly start: { readonly accountId?: string | undefined; readonly scheme?: string | undefined };
  readonly onClose: () => void;
}

/** What became of the last attempt to add the item, when it did not go well. */
type Trouble = 'refused' | 'unknown';

const troubles = {
  refused: {
    title: 'The investment was not added to the cart',
    meaning: 'Everything you typed is kept. Try again in a moment.',
  },
  unknown: {
    title: 'No answer came, so the investment may or may not be in the cart',
    meaning: 'Everything you typed is kept. Look into the cart before you add it again.',
  },
} as const satisfies Record<Trouble, { title: string; meaning: string }>;

/** The form of an investment, from account to `Add to cart`. */
export function InvestForm({ facts, start, onClose }: InvestFormProps) {
  const agent = useAgent();
  const { bus, notify } = useShell();
  const navigate = useNavigate();
  const add = useCommand(addInvestment);
  const state = useInvestForm(agent, facts, start);
  const [trouble, setTrouble] = useState<Trouble>();
  const [leaving, setLeaving] = useState(false);
  const formId = useId();
  const { form, values, order } = state;
  // read while rendering: only then does the form keep track of it
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const { customer } = facts;
  const { customerId, name } = customer;

  const leadToMissing = () => {
    const reading = readOrder(form.getValues(), order.context);
    const first = reading.status === 'incomplete' ? reading.missing[0] : undefined;
    if (first) form.setFocus(first.field);
  };

  const submit = form.handleSubmit(async (typed) => {
    const reading = readOrder(typed, order.context);
    if (reading.status !== 'complete' || add.running) return;
    setTrouble(undefined);
    const added = await add.run({
      channel: 'Digital Transaction',
      userId: agent.uuid,
      customerId,
      payload: investmentPayload(reading.order),
      customerName: name,
    });
    if (added.status === 'failed') {
      setTrouble(mayHaveHappened(added.error) ? 'unknown' : 'refused');
      return;
    }
    bus.emit('cart:changed', { customerId });
    notify({
      tone: 'success',
      text: 'Added to the cart',
      action: { label: 'View cart', run: () => navigate(paths.cart(customerId)) },
    });
    onClose();
  }, leadToMissing);

  const isChecking = order.product !== undefined && order.context.mismatch.status === 'loading';
  const sending = useOnceChecked(isChecking, submit);

  const close = () => (isDirty ? setLeaving(true) : onClose());
  const amount = order.context.limits ? checkAmount(values.amount, order.context.limits) : undefined;

  return (
    <Drawer
      open
      onClose={close}
      title="Invest"
      subtitle={
        <>
          {titleCase(name)} · <MaskedId idNo={customer.idNo} />
        </>
      }
      footer={
        <>
          <Box flex="1" minW="120px">
            <Text textStyle="help">To be charged</Text>
            <Text textStyle="md">{amount?.status === 'met' ? <MoneyText value={amount.money} /> : '–'}</Text>
          </Box>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={add.running || sending.isHeld}
            loadingText={add.running ? 'Adding…' : 'Checking suitability…'}
          >
            Add to cart
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={sending.onSubmit}>
        <AccountField state={state} />
        <PrsDefaultField state={state} age={customer.age} />
        <FundField state={state} documents={facts.documents} />
        {order.product ? (
          <>
            <MismatchNotice state={state} />
            <MoneyFields state={state} />
            <PayoutFields state={state} />
          </>
        ) : null}
        {trouble === undefined ? null : (
          <FormError title={troubles[trouble].title}>{troubles[trouble].meaning}</FormError>
        )}
      </Form>
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </Drawer>
  );
}

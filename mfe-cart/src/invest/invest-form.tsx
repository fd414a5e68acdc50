import { DraftNotice, FormError, useDraft } from '@portal/shared/forms';
import { Drawer, MaskedId, MoneyText, titleCase } from '@portal/shared/parts';
import { Box, Button, chakra, Text, useAgent, useNavigate, useShell } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { useCustomerId } from '../core/customer.ts';
import { discardReasons, saveReason } from '../core/mismatch-reasons.ts';
import { paths } from '../core/paths.ts';
import { useFormLifetime } from '../core/use-form-lifetime.ts';
import { useHiddenItems } from '../core/use-hidden-items.ts';
import { useUnsavedChanges } from '../core/use-unsaved-changes.ts';
import { AccountField } from './account/account-field.tsx';
import { PrsDefaultField } from './account/prs-default-field.tsx';
import { checkAmount } from './amount/amount-limit.ts';
import { MoneyFields } from './amount/money-fields.tsx';
import type { EditedItemProps } from './draft/edited-item.ts';
import { fromDraft, investDraft, isAbout, toDraft } from './draft/invest-draft.ts';
import { FundField } from './fund/fund-field.tsx';
import { investmentPayload } from './investment-payload.ts';
import { normalizedAnswers, readOrder } from './order.ts';
import { PayoutFields } from './payout/payout-fields.tsx';
import { LeaveDialog } from './submit/leave-dialog.tsx';
import type { ReplacedItemStatus } from './submit/remove-replaced-item.ts';
import { type Trouble, troubles } from './submit/submit-errors.ts';
import { type Added, type AddPhase, useAddInvestment } from './submit/use-add-investment.ts';
import { useQueuedSubmit } from './submit/use-queued-submit.ts';
import { MismatchNotice } from './suitability/mismatch-notice.tsx';
import { useInvestForm } from './use-invest-form.ts';
import type { OrderFacts, OrderState } from './use-order-context.ts';

const Form = chakra('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

interface InvestFormProps extends EditedItemProps {
  readonly facts: OrderFacts;
  readonly start: { readonly accountId?: string | undefined; readonly scheme?: string | undefined };
  readonly onClose: () => void;
}

const phases = {
  idle: 'Add to cart',
  adding: 'Adding…',
  waiting: 'Waiting for your other tab…',
  checking: 'Checking what happened…',
} as const satisfies Record<AddPhase, string>;

/** What is said once an edited item is in the cart, by what became of the one before. */
const changed = {
  removed: 'Changed in the cart',
  gone: 'The changed investment is in the cart. The one before had left it: see what was already sent.',
  left: 'Changed in the cart, but the item before could not be taken out',
} as const satisfies Record<ReplacedItemStatus, string>;

/** What the form waits for before it can be sent, in words. */
function awaited({ offer, paysOut, bankData, context }: OrderState): string | undefined {
  if (!offer) return undefined;
  if (context.mismatch.status === 'loading') return 'Checking suitability…';
  const isLoading = bankData.status === 'loading' || context.banks.status === 'loading';
  return paysOut && isLoading ? 'Loading bank accounts…' : undefined;
}

/** The form of an investment, from account to `Add to cart`. */
export function InvestForm({ facts, start, editing, onClose }: InvestFormProps) {
  const agent = useAgent();
  const { notify, drafts } = useShell();
  const navigate = useNavigate();
  const ofPage = useCustomerId();
  const add = useAddInvestment(facts.customer, editing?.id);
  const state = useInvestForm(agent, facts, start, editing);
  const [trouble, setTrouble] = useState<Trouble>();
  const [leaving, setLeaving] = useState(false);
  const formId = useId();
  const { form, values, order } = state;
  // read while rendering: only then does the form keep track of it
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { customer } = facts;
  const { customerId, name } = customer;
  const { drop } = useHiddenItems(customerId);
  // a new order's draft never lands in an item that is being changed
  const draftOf = editing ? `invest:${customerId}:${editing.id}` : `invest:${customerId}`;
  const standing = useFormLifetime(draftOf);
  const draft = useDraft(draftOf, investDraft, isDirty ? toDraft(values) : undefined, {
    apply: (kept) => form.reset(fromDraft(kept), { keepDefaultValues: true }),
    clear: () => form.reset(),
    fits: (kept) => isAbout(kept, start),
  });

  const leadToMissing = () => {
    const reading = readOrder(form.getValues(), order.context);
    const first = reading.status === 'incomplete' ? reading.missing[0] : undefined;
    if (first) form.setFocus(first.field);
  };

  const onDone = ({ id, replaced }: Added) => {
    if (values.acknowledged) saveReason(drafts, id, values.reason);
    if (replaced === 'removed' && editing) discardReasons(drafts, [editing.id]);
    if (replaced === 'left' && editing) drop([editing]);
    if (standing.isLatest()) draft.forget();
    if (editing) {
      const text = changed[replaced ?? 'removed'];
      notify({ tone: replaced === 'removed' ? 'success' : 'info', text });
    } else {
      notify({
        tone: 'success',
        text: 'Added to the cart',
        action: { label: 'View cart', run: () => navigate(paths.cart(customerId)) },
      });
    }
    // what shows by then is another's
    if (standing.stands()) onClose();
  };

  const onTrouble = (trouble: Trouble | undefined) => {
    if (standing.stands()) setTrouble(trouble);
    else if (trouble) notify({ tone: 'danger', text: troubles[trouble].title });
  };

  const submit = form.handleSubmit(async (typed) => {
    const reading = readOrder(typed, order.context);
    if (reading.status !== 'complete') return;
    if (editing && !isDirty) return onClose();
    // the page's address says whose record this is: nothing is written for anybody else
    if (ofPage !== undefined && ofPage !== customerId) return setTrouble('elsewhere');
    setTrouble(undefined);
    const added = await add.run(investmentPayload(reading.order));
    if (added?.status === 'done') onDone(added.result);
    else onTrouble(added?.status);
  }, leadToMissing);

  const isSending = add.phase !== 'idle';
  const leave = () => {
    if (!isSending) draft.forget();
    onClose();
  };
  const waitsFor = awaited(order);
  const sending = useQueuedSubmit(waitsFor !== undefined, normalizedAnswers(values, order.offer), submit);

  const close = () => (isDirty ? setLeaving(true) : onClose());
  const amount = order.context.limits ? checkAmount(values.amount, order.context.limits) : undefined;

  return (
    <Drawer
      open
      onClose={close}
      title={editing ? 'Edit investment' : 'Invest'}
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
            loading={isSending || sending.isHeld}
            loadingText={isSending ? phases[add.phase] : waitsFor}
          >
            {editing ? 'Save changes' : 'Add to cart'}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={sending.onSubmit}>
        <DraftNotice draft={draft} what="investment" />
        <AccountField state={state} />
        <PrsDefaultField state={state} age={customer.age} />
        <FundField state={state} documents={facts.documents} />
        {order.offer ? (
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
      <LeaveDialog open={leaving} isSending={isSending} onStay={() => setLeaving(false)} onLeave={leave} />
    </Drawer>
  );
}

import type { FormDraft } from '@portal/shared/forms';
import { useNavigate, useShell } from '@portal/shared/ui';
import { useState } from 'react';
import type { InvestmentItem } from '../core/cart-item.ts';
import { useCustomerId } from '../core/customer.ts';
import { discardReasons, saveReason } from '../core/mismatch-reasons.ts';
import { paths } from '../core/paths.ts';
import type { FormLifetime } from '../core/use-form-lifetime.ts';
import { useHiddenItems } from '../core/use-hidden-items.ts';
import { investmentPayload } from './investment-payload.ts';
import { readOrder } from './order.ts';
import type { Added } from './submit/add-investment.ts';
import type { ReplacedItemStatus } from './submit/remove-replaced-item.ts';
import { type SubmitError, submitErrorText } from './submit/submit-errors.ts';
import { useAddInvestment } from './submit/use-add-investment.ts';
import type { InvestFormState } from './use-invest-form.ts';
import type { OrderFacts } from './use-order-context.ts';

/** Notices for an edited item that was added, by what happened to the item that it replaces. */
const changedNotices = {
  removed: 'Changed in the cart',
  gone: 'The changed investment is in the cart. The one before had left it: see what was already sent.',
  left: 'Changed in the cart, but the item before could not be taken out',
} as const satisfies Record<ReplacedItemStatus, string>;

interface SubmitOptions {
  readonly customer: OrderFacts['customer'];
  readonly state: InvestFormState;
  readonly editing: InvestmentItem | undefined;
  readonly draft: FormDraft;
  readonly lifetime: FormLifetime;
  /** Whether anything was changed in the form. */
  readonly isDirty: boolean;
  readonly onClose: () => void;
}

/**
 * Returns a function that validates the form and adds its investment to the cart, the phase of adding, and the last
 * error. A result that arrives after the drawer was closed is shown as a notice only.
 */
export function useSubmitInvestment(options: SubmitOptions) {
  const { customer, state, editing, draft, lifetime, isDirty, onClose } = options;
  const { customerId } = customer;
  const { form, values, order } = state;
  const { notify, drafts } = useShell();
  const navigate = useNavigate();
  const pageCustomerId = useCustomerId();
  const add = useAddInvestment(customer, editing?.id);
  const { hideItems } = useHiddenItems(customerId);
  const [error, setError] = useState<SubmitError>();

  const focusFirstMissing = () => {
    const reading = readOrder(form.getValues(), order.context);
    const first = reading.status === 'incomplete' ? reading.missing[0] : undefined;
    if (first) form.setFocus(first.field);
  };

  const handleAdded = ({ id, replaced }: Added) => {
    if (values.acknowledged) saveReason(drafts, id, values.reason);
    if (replaced === 'removed' && editing) discardReasons(drafts, [editing.id]);
    if (replaced === 'left' && editing) hideItems([editing]);
    if (lifetime.ownsDraft()) draft.forget();
    if (editing) {
      const text = changedNotices[replaced ?? 'removed'];
      notify({ tone: replaced === 'removed' ? 'success' : 'info', text });
    } else {
      notify({
        tone: 'success',
        text: 'Added to the cart',
        action: { label: 'View cart', run: () => navigate(paths.cart(customerId)) },
      });
    }
    if (lifetime.isMounted()) onClose();
  };

  const handleError = (next: SubmitError | undefined) => {
    if (lifetime.isMounted()) setError(next);
    else if (next) notify({ tone: 'danger', text: submitErrorText[next].title });
  };

  const submit = form.handleSubmit(async (typed) => {
    const reading = readOrder(typed, order.context);
    if (reading.status !== 'complete') return;
    if (editing && !isDirty) return onClose();
    // the URL names the customer of the page: nothing is written for another one
    if (pageCustomerId !== undefined && pageCustomerId !== customerId) return setError('otherCustomer');
    setError(undefined);
    const added = await add.run(investmentPayload(reading.order));
    if (added?.status === 'done') handleAdded(added.result);
    else handleError(added?.status);
  }, focusFirstMissing);

  return { submit, phase: add.phase, error };
}

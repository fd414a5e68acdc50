import type { FieldValues, UseFormReturn } from '@portal/shared/forms';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { useCustomerId } from '../../core/customer/customer.ts';
import type { FieldProblem } from '../../core/form/field-problem.ts';
import type { MismatchReason } from '../../core/items/mismatch-reasons.ts';
import { type AddPhase, useAddToCart } from '../add-to-cart/use-add-to-cart.ts';
import type { TransactionKind } from '../kind.ts';
import { useDrawerOrders } from './drawer-orders.ts';
import { type SubmitError, submitErrorText } from './submit-errors.ts';
import { type AddedOrderOptions, useAddedOrder } from './use-added-order.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import type { AfterAdding } from './use-queued-submit.ts';

/** Result of reading a form: the payload of a complete order, or what is missing, in the order of the form. */
export type OrderReading<Sent, Field extends string> =
  | { readonly status: 'complete'; readonly payload: Sent; readonly reason?: MismatchReason | undefined }
  | { readonly status: 'incomplete'; readonly missing: readonly FieldProblem<Field>[] };

/** A form of a kind, with its rules. */
export interface TransactionFormState<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values>;
  /** Reads the values, as typed and chosen, into a payload. Must not have side effects. */
  readOrder(values: Values): OrderReading<Sent, Parameters<UseFormReturn<Values>['setFocus']>[0]>;
}

interface SubmitOptions extends AddedOrderOptions {
  /** Whether anything was changed in the form. */
  readonly isDirty: boolean;
  readonly onClose: () => void;
}

interface Submit {
  readonly submit: (after: AfterAdding) => Promise<void>;
  readonly phase: AddPhase;
  readonly error: SubmitError | undefined;
}

/** Returns a function that opens the next order's form, with the account of this one, or closes the drawer. */
function useNextOrder(onClose: () => void) {
  const { series, addAnother } = useDrawerOrders();
  const writeAddress = useDrawerAddress();
  return (accountId: string, after: AfterAdding) => {
    if (series) return series.openNext();
    if (after === 'close' || !addAnother) return onClose();
    writeAddress({ accountId, scheme: '' });
    addAnother(accountId);
  };
}

/**
 * Returns a function that validates the form and adds its order to the cart, the phase of adding, and the last error. A
 * result that arrives after the drawer was closed is shown as a notice only.
 */
export function useSubmit<
  Values extends FieldValues & { readonly accountId: string },
  Sent extends object,
  Listed extends { readonly id: string },
>(
  kind: TransactionKind<Sent, Listed>,
  { form, readOrder }: TransactionFormState<Values, Sent>,
  { isDirty, onClose, ...options }: SubmitOptions,
): Submit {
  const { customer, editing, lifetime } = options;
  const { noun } = kind.words;
  const { notify } = useShell();
  const pageCustomerId = useCustomerId();
  const add = useAddToCart(kind, customer, editing?.id);
  const { series } = useDrawerOrders();
  const openNext = useNextOrder(onClose);
  const recordAdded = useAddedOrder(noun, options);
  const [error, setError] = useState<SubmitError>();

  const focusFirstMissing = () => {
    const reading = readOrder(form.getValues());
    const first = reading.status === 'incomplete' ? reading.missing[0] : undefined;
    if (first) form.setFocus(first.field);
  };

  const handleError = (next: SubmitError, order: string) => {
    if (lifetime.isMounted()) setError(next);
    else notify({ tone: 'danger', text: `${submitErrorText(next, noun).title}: ${order}` });
  };

  const send = async (after: AfterAdding) => {
    const reading = readOrder(form.getValues());
    if (reading.status !== 'complete') return;
    if (editing && !isDirty) return onClose();
    // the URL names the customer of the page: nothing is written for another one
    if (pageCustomerId !== undefined && pageCustomerId !== customer.customerId)
      return setError('otherCustomer');
    setError(undefined);
    const order = kind.describe(reading.payload);
    await add.run(reading.payload, (outcome) => {
      if (outcome.status !== 'done') return handleError(outcome.status, order);
      recordAdded({ added: outcome.result, order, reason: reading.reason });
      series?.onAdded();
      if (lifetime.isMounted()) openNext(form.getValues().accountId, after);
    });
  };
  const submit = (after: AfterAdding) => form.handleSubmit(() => send(after), focusFirstMissing)();

  return { submit, phase: add.phase, error };
}

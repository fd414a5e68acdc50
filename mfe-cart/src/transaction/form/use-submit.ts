import type { ApiError } from '@portal/shared/calls';
import type { FieldProblem, FormValues } from '@portal/shared/form-values';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { useCustomerId } from '../../core/customer/customer.ts';
import { describeOrder } from '../../core/items/from-wire.ts';
import type { MismatchReason } from '../../core/items/mismatch-reasons.ts';
import { type AddPhase, useAddToCart } from '../add-to-cart/use-add-to-cart.ts';
import type { TransactionKind } from '../kind.ts';
import { useDrawerOrders } from './drawer-orders.ts';
import { type SubmitError, submitErrorText } from './submit-errors.ts';
import { type AddedOrderOptions, useAddedOrder } from './use-added-order.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import type { AfterAdding } from './use-queued-submit.ts';

/** Result of reading a form: the payload of a complete order, or what is missing, in the order of the form. */
export type OrderReading<Sent, Field extends string = string> =
  | { readonly status: 'complete'; readonly payload: Sent; readonly reason?: MismatchReason | undefined }
  | { readonly status: 'incomplete'; readonly missing: readonly FieldProblem<Field>[] };

/** Returns what is missing or wrong in a form that was read, by field; empty when its order is complete. */
export const missingIn = (reading: OrderReading<unknown>): readonly FieldProblem[] =>
  reading.status === 'incomplete' ? reading.missing : [];

/** A form of a kind, and the order that its values make. It is read once for each change, and what is sent is that order. */
export interface TransactionFormState<Values extends object, Sent> {
  readonly form: FormValues<Values>;
  readonly reading: OrderReading<Sent>;
  /** Shows why the service refused the order at a field, whose name it returns; `undefined` for no field. */
  readonly onRefused?: (error: ApiError) => (keyof Values & string) | undefined;
}

interface SubmitOptions extends AddedOrderOptions {
  readonly focusField: (field: string | undefined) => void;
  readonly onClose: () => void;
}

interface Submit {
  readonly submit: (after: AfterAdding) => void;
  readonly phase: AddPhase;
  readonly error: SubmitError | ApiError | undefined;
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
 * Returns `submit`, which adds the form's order to the cart, the phase of adding, and the last error. It sends nothing
 * but shows what is missing, or that the URL names another customer; an edited item without changes only closes the
 * drawer. Then the next form opens or the drawer closes. A result that arrives when the drawer is closed is only a
 * notice.
 */
export function useSubmit<
  Values extends { readonly accountId: string },
  Sent extends object,
  Listed extends { readonly id: string },
>(
  kind: TransactionKind<Sent, Listed>,
  { form, reading, onRefused }: TransactionFormState<Values, Sent>,
  { focusField, onClose, ...options }: SubmitOptions,
): Submit {
  const { customer, editing, lifetime } = options;
  const { noun } = kind.words;
  const { notify } = useShell();
  const pageCustomerId = useCustomerId();
  const add = useAddToCart(kind, customer, editing?.id);
  const { series } = useDrawerOrders();
  const openNext = useNextOrder(onClose);
  const recordAdded = useAddedOrder(noun, options);
  const [error, setError] = useState<SubmitError | ApiError>();

  const handleError = (next: SubmitError | ApiError, order: string) => {
    if (lifetime.isMounted()) {
      const field = typeof next === 'string' ? undefined : onRefused?.(next);
      if (field === undefined) setError(next);
      else focusField(field);
    } else notify({ tone: 'danger', text: `${submitErrorText(next, noun).title}: ${order}` });
  };

  const submit = (after: AfterAdding) => {
    form.showProblems();
    if (reading.status !== 'complete') return focusField(reading.missing[0]?.field);
    if (editing && !form.isDirty) return onClose();
    // the URL names the customer of the page: nothing is written for another one
    if (pageCustomerId !== undefined && pageCustomerId !== customer.customerId)
      return setError('otherCustomer');
    setError(undefined);
    const order = describeOrder(kind.list, reading.payload);
    void add.run(reading.payload, (outcome) => {
      if (outcome.status === 'refused') return handleError(outcome.error, order);
      if (outcome.status !== 'done') return handleError(outcome.status, order);
      recordAdded({ added: outcome.result, order, reason: reading.reason });
      series?.onAdded();
      if (lifetime.isMounted()) openNext(form.values.accountId, after);
    });
  };

  return { submit, phase: add.phase, error };
}

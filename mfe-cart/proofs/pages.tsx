import { type Checkout, checkoutsOf } from '@portal/shared/api/checkout';
import {
  type PaymentOutcome,
  type PaymentSummary,
  paymentSummary,
  verifyPayment,
} from '@portal/shared/api/payment';
import type { Loadable } from '@portal/shared/contract';
import { combineLoadables, useCall } from '@portal/shared/data';
import { UiProvider, useAgent } from '@portal/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useRemoval } from '../src/cart/removal/use-removal.ts';
import { PendingCheckoutGate } from '../src/checkout/submit/pending-checkout-gate.tsx';
import { useSubmission } from '../src/checkout/submit/use-submission.ts';
import { useLastKnown } from '../src/core/calls/last-known.ts';
import { useCart } from '../src/core/cart/use-cart.ts';
import { useHiddenItems } from '../src/core/cart/use-hidden-items.ts';
import { type FormLifetime, useFormLifetime } from '../src/core/form/use-form-lifetime.ts';
import type { CartItem } from '../src/core/items/cart-item.ts';
import { usePayment } from '../src/payment/attempt/use-payment.ts';
import { useCheckoutActions } from '../src/sent-checkouts/use-checkout-actions.ts';
import { type AddToCart, useAddToCart } from '../src/transaction/index.ts';
import { type OrderParts, type ProofName, proofOrders } from './orders.ts';

/** The customer of the pages. */
export interface CartCustomer {
  readonly customerId: string;
  readonly name: string;
}

/** What a cart page shows: loading, a failure, or items. */
export type Shown =
  | { readonly status: 'loading' | 'failed' | 'in part' }
  | { readonly status: 'whole'; readonly items: readonly CartItem[] };

/** The cart page with its drawer, and their commands. */
export interface CartScreen {
  readonly shown: Shown;
  readonly retry: () => void;
  /** Ids of the items that are hidden, and why: those whose removal failed are in the hint (CRT-03). */
  readonly hiddenIds: ReturnType<typeof useHiddenItems>['hiddenIds'];
  readonly remove: ReturnType<typeof useRemoval>;
  /** Hides an item that an edited one has replaced and whose removal failed, as the drawer does. */
  readonly hideItems: (items: readonly CartItem[]) => void;
  /** Adds an order of the drawer's kind. */
  readonly add: (order: OrderParts) => ReturnType<AddToCart<object>['run']>;
  readonly sent: Loadable<readonly Checkout[]>;
  readonly actions: ReturnType<typeof useCheckoutActions>;
}

export type Sending = ReturnType<typeof useSubmission>;
export type Payment = ReturnType<typeof usePayment>;
export type LoadedPayment = ReturnType<typeof useLastKnown<readonly [PaymentSummary, PaymentOutcome]>>;

interface CartProps {
  readonly customer: CartCustomer;
  /** Number of drawers that were opened. */
  readonly drawer: number;
  /** The item that the drawer edits. */
  readonly editing: CartItem | undefined;
  /** The drawer's kind of transaction. */
  readonly kind: ProofName;
  readonly onSeen: (screen: CartScreen) => void;
}

/**
 * For tests: runs the hooks of the cart page and of one drawer of `kind`, and passes what they return to `onSeen` after
 * each render. Renders nothing. Another number `drawer` is a newly opened drawer.
 */
export function CartProbe({ customer, onSeen, drawer, editing, kind }: CartProps) {
  const { customerId } = customer;
  const { uuid: userId } = useAgent();
  const cart = useCart(customerId);
  const remove = useRemoval(customerId);
  const { hiddenIds, hideItems } = useHiddenItems(customerId);
  const sent = useCall(checkoutsOf, { userId, customerId, channel: 'Digital Transaction' });
  const actions = useCheckoutActions(customerId);
  const DrawerProbe = drawerProbes[kind];
  return (
    <DrawerProbe
      key={drawer}
      customer={customer}
      editing={editing}
      onSeen={(add) =>
        onSeen({
          shown: shownOf(cart),
          retry: () => ('value' in cart ? cart.value.retry() : 'retry' in cart ? cart.retry() : undefined),
          hiddenIds,
          remove,
          hideItems,
          add,
          sent,
          actions,
        })
      }
    />
  );
}

function shownOf(cart: ReturnType<typeof useCart>): Shown {
  if (cart.status !== 'ok') return { status: cart.status };
  if (cart.value.missing.length > 0) return { status: 'in part' };
  return { status: 'whole', items: cart.value.items };
}

interface DrawerProbeProps extends Pick<CartProps, 'customer' | 'editing'> {
  readonly onSeen: (add: CartScreen['add']) => void;
}

/** The hook of an investment's drawer, without its fields. */
function InvestProbe({ customer, editing, onSeen }: DrawerProbeProps) {
  const { kind, order } = proofOrders.invest;
  const { run } = useAddToCart(kind, customer, editing?.id);
  useEffect(() => onSeen((parts) => run(order(parts))));
  return null;
}

/** The hook of a redemption's drawer, without its fields. */
function RedeemProbe({ customer, editing, onSeen }: DrawerProbeProps) {
  const { kind, order } = proofOrders.redeem;
  const { run } = useAddToCart(kind, customer, editing?.id);
  useEffect(() => onSeen((parts) => run(order(parts))));
  return null;
}

/** The hook of a switch's drawer, without its fields. */
function SwitchProbe({ customer, editing, onSeen }: DrawerProbeProps) {
  const { kind, order } = proofOrders.switch;
  const { run } = useAddToCart(kind, customer, editing?.id);
  useEffect(() => onSeen((parts) => run(order(parts))));
  return null;
}

/** The hook of a bank account's drawer, without its fields. */
function BankAccountProbe({ customer, editing, onSeen }: DrawerProbeProps) {
  const { kind, order } = proofOrders['bank-account'];
  const { run } = useAddToCart(kind, customer, editing?.id);
  useEffect(() => onSeen((parts) => run(order(parts))));
  return null;
}

/** The hook of an update's drawer, without its fields. */
function UpdateInformationProbe({ customer, editing, onSeen }: DrawerProbeProps) {
  const { kind, order } = proofOrders['update-information'];
  const { run } = useAddToCart(kind, customer, editing?.id);
  useEffect(() => onSeen((parts) => run(order(parts))));
  return null;
}

const drawerProbes: Readonly<Record<ProofName, ComponentType<DrawerProbeProps>>> = {
  invest: InvestProbe,
  redeem: RedeemProbe,
  switch: SwitchProbe,
  'bank-account': BankAccountProbe,
  'update-information': UpdateInformationProbe,
};

interface CheckoutProps {
  readonly customer: CartCustomer;
  /** The commands of the form; `undefined` while an earlier checkout is read back. */
  readonly onSending: (sending: Sending | undefined) => void;
  readonly onSent: (checkoutId: string) => void;
}

/**
 * For tests: runs the hooks of the checkout page, which reads back a pending checkout first. `onSending` gets the
 * commands of the form after each render, and `undefined` when the form is removed; `onSent` gets the id of the sent
 * checkout, after which nothing is rendered.
 */
export function CheckoutProbe({ customer, onSending, onSent }: CheckoutProps) {
  const [isSent, setSent] = useState(false);
  const lifetime = useFormLifetime('checkout');
  const finish = (checkoutId: string) => {
    setSent(true);
    onSent(checkoutId);
  };
  if (isSent) return null;
  return (
    <UiProvider>
      <PendingCheckoutGate customerId={customer.customerId} lifetime={lifetime} onSent={finish}>
        <SubmitProbe lifetime={lifetime} onSending={onSending} onSent={finish} />
      </PendingCheckoutGate>
    </UiProvider>
  );
}

function SubmitProbe({
  lifetime,
  onSending,
  onSent,
}: Omit<CheckoutProps, 'customer'> & { readonly lifetime: FormLifetime }) {
  const sending = useSubmission(
    { onSent, forgetDraft: undefined, hasNewPriceDate: async () => false },
    lifetime,
  );
  useEffect(() => onSending(sending));
  useEffect(() => () => onSending(undefined), [onSending]);
  return null;
}

interface PaymentProps {
  readonly applicationId: string;
  readonly customer: CartCustomer;
  readonly onLoaded: (loaded: LoadedPayment) => void;
  /** The form's commands; `undefined` while nothing is due. */
  readonly onPayment: (payment: Payment | undefined) => void;
  readonly onPaid: () => void;
}

/**
 * For tests: runs the hooks of the payment page. `onLoaded` gets the summary and the newest payment after each render;
 * the form's hooks run only while something is due.
 */
export function PaymentProbe({ onLoaded, ...form }: PaymentProps) {
  const { uuid: userId } = useAgent();
  const { applicationId } = form;
  const summary = useCall(paymentSummary, { applicationId }, { freshFor: 0 });
  const newest = useCall(verifyPayment, { applicationId, userId }, { freshFor: 0 });
  const loaded = useLastKnown(combineLoadables<readonly [PaymentSummary, PaymentOutcome]>([summary, newest]));
  useEffect(() => onLoaded(loaded));
  if (loaded.status !== 'ok' || loaded.value[0].due.length === 0) return null;
  return <PayProbe {...form} />;
}

function PayProbe({ applicationId, customer, onPayment, onPaid }: Omit<PaymentProps, 'onLoaded'>) {
  const payment = usePayment(applicationId, customer.customerId, onPaid);
  useEffect(() => onPayment(payment));
  useEffect(() => () => onPayment(undefined), [onPayment]);
  return null;
}

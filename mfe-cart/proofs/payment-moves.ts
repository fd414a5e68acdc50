import { mayPay } from '../src/payment/outcome.ts';
import type { PaymentOrder } from '../src/payment/payment-order.ts';
import type { CartHarness } from './cart-harness.ts';
import { advanceClockUntil, waitForTurns } from './clock.ts';
import { type CommandFault, clearFaults, readFault, setFaults } from './faults.ts';
import type { Tab } from './tab.tsx';

const pay = '/application/payment';
const verify = '/application/verify';

interface Paying {
  readonly which: 0 | 1;
  readonly index: number;
  /** Decides the bank's reply: paid, failed, or paid on the second request. */
  readonly reference: '' | 'FAIL-1' | 'WAIT-1';
  readonly fault: CommandFault;
  /** Reading the payment back fails once. */
  readonly failsReadBack: boolean;
  readonly isDoubleClick: boolean;
  readonly both: boolean;
  /** Turns of the event loop before the tab is reloaded. */
  readonly moment: number;
}

const attemptOf = (tab: Tab): string => tab.screens.payment?.attempt.status ?? 'closed';
const isBusy = (tab: Tab): boolean => ['sending', 'checking', 'otherTab'].includes(attemptOf(tab));

/** Opens a payment, and waits until its summary and an earlier attempt are loaded. */
async function open(tab: Tab, applicationId: string): Promise<void> {
  tab.openPayment(applicationId);
  await advanceClockUntil('the payment opens', () => tab.screens.loaded?.status === 'ok' && !isBusy(tab));
}

/** Returns the payment form, when a payment may be sent now. */
function formOf(tab: Tab): { order: PaymentOrder; press: (order: PaymentOrder) => void } | undefined {
  const { payment, loaded } = tab.screens;
  if (loaded?.status !== 'ok' || !payment) return undefined;
  const [summary, newest] = loaded.value;
  const [due] = summary.due;
  if (!due || !mayPay(payment.attempt, newest, due.currency)) return undefined;
  return {
    order: { due: due.amount.in(due.currency), method: 'FPX', reference: '' },
    press: (order) => tab.run(() => payment.pay(order, undefined)),
  };
}

const successfulPayments = async (harness: CartHarness, applicationId: string): Promise<number> => {
  const { payments } = await harness.records();
  return payments.filter((each) => each.applicationId === applicationId && each.outcome !== 'failed').length;
};

/** Returns the id of an application that waits for its payment. */
async function dueApplication(harness: CartHarness, index: number): Promise<string | undefined> {
  const { applications } = await harness.records();
  const due = applications.filter(({ status }) => status === 'Pending Payment');
  return due[index % Math.max(1, due.length)]?.id;
}

/** Checks that a tab's payment screen agrees with the service's records. */
async function checkScreen(
  harness: CartHarness,
  tab: Tab,
  applicationId: string,
  isAlone: boolean,
): Promise<void> {
  const successful = await successfulPayments(harness, applicationId);
  const attempt = tab.screens.payment?.attempt;
  // the other tab may have paid what was refused in this one
  if (attempt?.status === 'refused' && isAlone)
    expect({ says: attempt.why, successful }).toEqual({ says: attempt.why, successful: 0 });
  if (attempt?.status === 'resolved') {
    const { status } = attempt.outcome;
    expect({ says: status, successful }).toEqual({ says: status, successful: status === 'failed' ? 0 : 1 });
  }
  if (tab.paid.includes(applicationId))
    expect({ says: 'paid', successful }).toEqual({ says: 'paid', successful: 1 });
}

/**
 * Pays one of the applications that wait for payment, by `index`, in one tab or both, and checks again where the
 * outcome is unknown. Expects that each screen agrees with the service's records. Does nothing when none waits for
 * payment.
 */
export async function payApplication(harness: CartHarness, paying: Paying): Promise<void> {
  const applicationId = await dueApplication(harness, paying.index);
  if (!applicationId) return;
  const tab = harness.tab(paying.which);
  const other = paying.both ? harness.tab(paying.which === 0 ? 1 : 0) : undefined;
  const tabs = other ? [tab, other] : [tab];
  for (const each of tabs) await open(each, applicationId);
  const forms = tabs.map(formOf);
  await setFaults(harness, tab, pay, paying.fault, paying.failsReadBack ? [readFault('POST', verify)] : []);
  for (const form of forms) form?.press({ ...form.order, reference: paying.reference });
  if (paying.isDoubleClick) forms[0]?.press({ ...forms[0].order, reference: paying.reference });
  await advanceClockUntil('it is paid or not', () => !tabs.some(isBusy));
  await clearFaults(harness, ...tabs);
  for (const each of tabs) await checkScreen(harness, each, applicationId, !other);
  for (const each of tabs) {
    if (attemptOf(each) !== 'unknown') continue;
    each.run(() => each.screens.payment?.checkAgain('MYR'));
    await advanceClockUntil('it is known', () => !isBusy(each));
    expect(attemptOf(each)).not.toBe('unknown');
    await checkScreen(harness, each, applicationId, !other);
  }
  for (const each of tabs) await harness.cart(each);
}

/**
 * Reloads a tab `moment` turns of the event loop after it began to pay, then pays where the new page offers it. Expects
 * that the outcome shows before a payment is offered, and that there is one payment in the end. Does nothing when no
 * application waits for payment or its form is not offered.
 */
export async function reloadWhilePaying(harness: CartHarness, paying: Paying): Promise<void> {
  const applicationId = await dueApplication(harness, paying.index);
  if (!applicationId) return;
  const tab = harness.tab(paying.which);
  await open(tab, applicationId);
  const form = formOf(tab);
  if (!form) return;
  await setFaults(harness, tab, pay, paying.fault);
  form.press({ ...form.order, reference: paying.reference });
  await waitForTurns(paying.moment);
  const fresh = harness.reload(paying.which);
  await open(fresh, applicationId);
  await clearFaults(harness, fresh);
  await checkScreen(harness, fresh, applicationId, true);
  // whether the first payment arrived or not, there must be one payment in the end
  const again = formOf(fresh);
  again?.press(again.order);
  await advanceClockUntil('it is paid or not', () => !isBusy(fresh));
  await checkScreen(harness, fresh, applicationId, true);
  await harness.cart(fresh);
}

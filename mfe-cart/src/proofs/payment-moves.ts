import { mayPay } from '../payment/outcome.ts';
import type { PaymentOrder } from '../payment/payment-order.ts';
import type { CartHarness } from './cart-harness.ts';
import { turns, until } from './clock.ts';
import { arm, disarm, readFault, type Trouble } from './faults.ts';
import type { Tab } from './tab.tsx';

const pay = '/application/payment';
const verify = '/application/verify';

interface Paying {
  readonly which: 0 | 1;
  readonly index: number;
  /** What the bank makes of it: paid, failed, or paid when it is asked a second time. */
  readonly reference: '' | 'FAIL-1' | 'WAIT-1';
  readonly trouble: Trouble;
  /** Verifying fails once. */
  readonly unread: boolean;
  readonly twice: boolean;
  readonly both: boolean;
  /** Turns of the event loop until a tab is loaded anew. */
  readonly moment: number;
}

const attemptOf = (tab: Tab): string => tab.showing.payment?.attempt.status ?? 'closed';
const isBusy = (tab: Tab): boolean => ['sending', 'checking', 'otherTab'].includes(attemptOf(tab));

/** Opens a payment and waits until it is settled what is due, and what became of an earlier attempt. */
async function open(tab: Tab, applicationId: string): Promise<void> {
  tab.openPayment(applicationId);
  await until('the payment opens', () => tab.showing.loaded?.status === 'ok' && !isBusy(tab));
}

/** The form as the screen has it, when something may be paid now. */
function formOf(tab: Tab): { order: PaymentOrder; press: (order: PaymentOrder) => void } | undefined {
  const { payment, loaded } = tab.showing;
  if (loaded?.status !== 'ok' || !payment) return undefined;
  const [summary, newest] = loaded.value;
  const [due] = summary.due;
  if (!due || !mayPay(payment.attempt, newest, due.currency)) return undefined;
  return {
    order: { due: due.amount.in(due.currency), method: 'FPX', reference: '' },
    press: (order) => tab.act(() => payment.pay(order, undefined)),
  };
}

const goodOnes = async (world: CartHarness, applicationId: string): Promise<number> => {
  const { payments } = await world.truth();
  return payments.filter((each) => each.applicationId === applicationId && each.outcome !== 'failed').length;
};

/** An application that waits for its money. */
async function dueApplication(world: CartHarness, index: number): Promise<string | undefined> {
  const { applications } = await world.truth();
  const due = applications.filter(({ status }) => status === 'Pending Payment');
  return due[index % Math.max(1, due.length)]?.id;
}

/** HoldingState against the service: what a tab says of a payment is so. */
async function checkWord(
  world: CartHarness,
  tab: Tab,
  applicationId: string,
  isAlone: boolean,
): Promise<void> {
  const good = await goodOnes(world, applicationId);
  const attempt = tab.showing.payment?.attempt;
  // what is refused in one tab may have been paid by the other
  if (attempt?.status === 'refused' && isAlone)
    expect({ says: attempt.why, good }).toEqual({ says: attempt.why, good: 0 });
  if (attempt?.status === 'resolved') {
    const { status } = attempt.outcome;
    expect({ says: status, good }).toEqual({ says: status, good: status === 'failed' ? 0 : 1 });
  }
  if (tab.paid.includes(applicationId)) expect({ says: 'paid', good }).toEqual({ says: 'paid', good: 1 });
}

export async function payApplication(world: CartHarness, paying: Paying): Promise<void> {
  const applicationId = await dueApplication(world, paying.index);
  if (!applicationId) return;
  const tab = world.tab(paying.which);
  const other = paying.both ? world.tab(paying.which === 0 ? 1 : 0) : undefined;
  const tabs = other ? [tab, other] : [tab];
  for (const each of tabs) await open(each, applicationId);
  const forms = tabs.map(formOf);
  await arm(world, tab, pay, paying.trouble, paying.unread ? [readFault('POST', verify)] : []);
  for (const form of forms) form?.press({ ...form.order, reference: paying.reference });
  if (paying.twice) forms[0]?.press({ ...forms[0].order, reference: paying.reference });
  await until('it is paid or not', () => !tabs.some(isBusy));
  await disarm(world, ...tabs);
  for (const each of tabs) await checkWord(world, each, applicationId, !other);
  for (const each of tabs) {
    if (attemptOf(each) !== 'unknown') continue;
    each.act(() => each.showing.payment?.checkAgain('MYR'));
    await until('it is known', () => !isBusy(each));
    expect(attemptOf(each)).not.toBe('unknown');
    await checkWord(world, each, applicationId, !other);
  }
  for (const each of tabs) await world.cart(each);
}

/** A tab is loaded anew while it pays: it says what became of it before it offers anything. */
export async function reloadWhilePaying(world: CartHarness, paying: Paying): Promise<void> {
  const applicationId = await dueApplication(world, paying.index);
  if (!applicationId) return;
  const tab = world.tab(paying.which);
  await open(tab, applicationId);
  const form = formOf(tab);
  if (!form) return;
  await arm(world, tab, pay, paying.trouble);
  form.press({ ...form.order, reference: paying.reference });
  await turns(paying.moment);
  const fresh = world.reload(paying.which);
  await open(fresh, applicationId);
  await disarm(world, fresh);
  await checkWord(world, fresh, applicationId, true);
  // whether it arrived or not: the one who reloads pays once
  const again = formOf(fresh);
  again?.press(again.order);
  await until('it is paid or not', () => !isBusy(fresh));
  await checkWord(world, fresh, applicationId, true);
  await world.cart(fresh);
}

import type { Checkout, CheckoutRecipient, SentApplication } from '@portal/shared/api/checkout';
import { formatDateTime, formatDateWithDay, malaysianDateOf } from '@portal/shared/dates';
import { getItemName } from '@portal/shared/items';
import type { TimelineEntry } from '@portal/shared/parts';
import { titleCase } from '@portal/shared/parts';
import { epfPaysText } from '@portal/shared/selling';
import { capitalize } from '@portal/shared/sentence';
import { joinWithAnd, pluralize } from '../../core/format-text.ts';
import { checkoutSums, itemsOfApplication } from '../../sent-checkouts/index.ts';

const submittedStatuses = ['Submitted', 'In Process', 'Completed'];
const endedStatuses = ['Rejected', 'Cancelled', 'Expired'];

/** Returns the time of the last of several events, as the timeline shows it; none while one is missing. */
function lastTime(instants: readonly (string | null)[]): Pick<TimelineEntry, 'at'> {
  const knownTimes = instants.flatMap((instant) => instant ?? []);
  const [last] = knownTimes.toSorted((a, b) => Date.parse(b) - Date.parse(a));
  return last === undefined || knownTimes.length < instants.length ? {} : { at: formatDateTime(last) };
}

/** Titles of a payment's step: made, and still to come. */
interface PaymentTitles {
  readonly done: string;
  readonly open: string;
}

/** Returns the step for the payment of these applications; none when they owe nothing or have ended. */
function paymentStep(
  id: string,
  { status }: Checkout,
  applications: Checkout['applications'],
  titles: PaymentTitles,
): readonly TimelineEntry[] {
  if (applications.every((each) => endedStatuses.includes(each.status))) return [];
  const isConfirmed = status === 'Confirmed';
  if (isConfirmed && applications.every((each) => each.status !== 'Pending Payment')) {
    const paymentTimes = applications.filter(({ paidAt }) => paidAt !== null).map(({ paidAt }) => paidAt);
    return [{ id, state: 'done', title: titles.done, ...lastTime(paymentTimes) }];
  }
  return [{ id, state: isConfirmed ? 'now' : 'next', title: titles.open }];
}

/** Returns the steps for what the agent opens for payment, and for what EPF pays (docs/domain.md, section 6). */
function paymentSteps(checkout: Checkout): readonly TimelineEntry[] {
  const { payer, epf } = checkoutSums(checkout);
  const agentPaid = checkout.applications.filter(({ plan }) => plan !== 'EPF');
  const epfPaid = checkout.applications.filter(({ plan }) => plan === 'EPF');
  const sums = joinWithAnd(payer);
  const epfSums = joinWithAnd(epf);
  return [
    ...(payer.length === 0
      ? []
      : paymentStep('pay', checkout, agentPaid, {
          done: `${sums} paid`,
          open: `Pay ${sums}`,
        })),
    ...(epf.length === 0
      ? []
      : paymentStep('epf', checkout, epfPaid, {
          done: epfPaysText(epfSums),
          open: epfPaysText(epfSums),
        })),
  ];
}

/** Returns a step for each answer of a person, and for each that is still awaited. */
function answerSteps({ status, expiresAt, recipients, createdAt }: Checkout): readonly TimelineEntry[] {
  const isOnly = recipients.length <= 1;
  const nameOf = ({ name }: CheckoutRecipient) => (isOnly ? 'The customer' : titleCase(name));
  // two people may have one address
  const people = recipients.map((person, index) => ({ ...person, index }));
  const answered = people
    .flatMap((person) => (person.answer ? [{ ...person, answer: person.answer }] : []))
    .toSorted((a, b) => Date.parse(a.answer.at) - Date.parse(b.answer.at))
    .map(
      (person): TimelineEntry => ({
        id: `answer ${person.index}`,
        state: person.answer.kind === 'rejected' ? 'failed' : 'done',
        title: `${nameOf(person)} has ${person.answer.kind === 'rejected' ? 'rejected it' : 'confirmed'}`,
        at: formatDateTime(person.answer.at),
      }),
    );
  const deadline = formatDateWithDay(malaysianDateOf(expiresAt));
  if (status === 'Expired') {
    return [...answered, { id: 'expired', state: 'failed', title: 'The link has expired', at: deadline }];
  }
  if (status === 'Rejected' && !recipients.some(({ answer }) => answer?.kind === 'rejected')) {
    return [...answered, { id: 'rejected', state: 'failed', title: 'The customer has rejected it' }];
  }
  if (status === 'Confirmed' && answered.length === 0) {
    return [{ id: 'confirmed', state: 'done', title: 'The customer has confirmed' }];
  }
  if (status !== 'Pending Customer Confirmation') return answered;
  const awaited = people
    .filter(({ answer }) => answer === null)
    .map(
      (person): TimelineEntry => ({
        id: `awaited ${person.index}`,
        state: 'now',
        title: isOnly
          ? 'The customer confirms by the link in the e-mail'
          : `${nameOf(person)} confirms by the link in the e-mail to ${person.email}`,
        at: `By ${deadline}`,
        ...(Date.parse(person.sentAt) > Date.parse(createdAt)
          ? { note: `E-mail sent again ${formatDateTime(person.sentAt)}` }
          : {}),
      }),
    );
  return [...answered, ...awaited];
}

/** Returns what follows the answers, by the checkout's status. */
function laterSteps(checkout: Checkout): readonly TimelineEntry[] {
  const { status, applications } = checkout;
  if (status === 'Rejected' || status === 'Expired') {
    return [{ id: 'again', state: 'now', title: 'Move it to the cart, correct it and send it again' }];
  }
  const isPaid = (each: SentApplication) =>
    itemsOfApplication(checkout, each).some(({ amount }) => amount !== undefined);
  const paid = applications.filter(isPaid);
  const unpaid = applications.filter((each) => !isPaid(each));
  if (paid.length === 0 || unpaid.length === 0) {
    return [
      ...paymentSteps(checkout),
      submittedStep(
        checkout,
        applications.length === 1 ? 'The application is submitted' : 'The applications are submitted',
        applications,
      ),
    ];
  }
  return [
    submittedStep(checkout, submittedTitle(checkout, unpaid), unpaid),
    ...paymentSteps(checkout),
    submittedStep(checkout, submittedTitle(checkout, paid), paid),
  ];
}

/** Items that are named of the applications that are submitted in one step. More are counted. */
const maxNamed = 2;

/** Returns what is submitted with these applications: `Redemption CBSUK submitted`, `3 items submitted`. */
function submittedTitle(checkout: Checkout, applications: readonly SentApplication[]): string {
  const items = applications.flatMap((each) => itemsOfApplication(checkout, each));
  if (items.length > maxNamed) return `${pluralize(items.length, 'item')} submitted`;
  return `${capitalize(joinWithAnd(items.map(({ kind, text }) => getItemName(kind, text))))} submitted`;
}

/** Returns the step in which these applications go to the fund company. It is done when all of them have gone. */
function submittedStep(
  { status }: Checkout,
  title: string,
  applications: readonly SentApplication[],
): TimelineEntry {
  const isDone =
    status === 'Confirmed' && applications.every((each) => submittedStatuses.includes(each.status));
  return {
    id: title,
    state: isDone ? 'done' : 'next',
    title,
    ...(isDone ? lastTime(applications.map(({ receivedAt }) => receivedAt)) : {}),
  };
}

/**
 * Returns the timeline of a sent checkout, oldest step first: sending, the documents with these names, which are
 * `missing`, each person's answer, payment and submission, with those that are still to come.
 */
export function nextSteps(checkout: Checkout, missing: readonly string[] = []): readonly TimelineEntry[] {
  const { createdAt, recipients, customerEmail } = checkout;
  const addresses = recipients.length > 0 ? recipients.map(({ email }) => email) : [customerEmail];
  const knownAddresses = [...new Set(addresses.flatMap((address) => address ?? []))];
  return [
    {
      id: 'sent',
      state: 'done',
      title: `E-mail sent to ${knownAddresses.length > 0 ? joinWithAnd(knownAddresses) : 'the customer'}`,
      at: formatDateTime(createdAt),
    },
    ...missing.map(
      (name): TimelineEntry => ({ id: `document ${name}`, state: 'now', title: `Upload ${name}` }),
    ),
    ...answerSteps(checkout),
    ...laterSteps(checkout),
  ];
}

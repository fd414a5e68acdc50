import type { Checkout } from '@portal/shared/api/checkout';
import { formatDateTime, formatDateWithDay, malaysianDateOf } from '@portal/shared/dates';
import type { TimelineEntry } from '@portal/shared/parts';
import { dueSumTexts, payableApplications } from '../../sent-checkouts/index.ts';

const submitted = ['Submitted', 'In Process', 'Completed'];
const ended = ['Rejected', 'Cancelled', 'Expired'];

/** Returns the step for the payment, or none when nothing is due. */
function paymentSteps({ status, due, applications }: Checkout): readonly TimelineEntry[] {
  if (due.length === 0 || applications.every((each) => ended.includes(each.status))) return [];
  const sums = dueSumTexts({ due }).join(' and ');
  if (status === 'Confirmed' && payableApplications({ applications }).length === 0) {
    return [{ id: 'pay', state: 'done', title: `The payment of ${sums} is made` }];
  }
  const state = status === 'Confirmed' ? 'now' : 'next';
  return [{ id: 'pay', state, title: `You open the payment of ${sums}` }];
}

/** Returns the customer's answer and the steps that follow, the latest first. */
function answerSteps(checkout: Checkout): readonly TimelineEntry[] {
  const { status, expiresAt, applications } = checkout;
  const isSubmitted = applications.every((each) => submitted.includes(each.status));
  const submission: TimelineEntry = {
    id: 'done',
    state: status === 'Confirmed' && isSubmitted ? 'done' : 'next',
    title: 'The applications are submitted',
  };
  const again: TimelineEntry = {
    id: 'again',
    state: 'now',
    title: 'You move it to draft in the cart, and send it again',
  };
  switch (status) {
    case 'Pending Customer Confirmation':
      return [
        submission,
        ...paymentSteps(checkout),
        {
          id: 'confirm',
          state: 'now',
          title: 'The customer confirms by the link in the e-mail',
          at: `By ${formatDateWithDay(malaysianDateOf(expiresAt))}`,
        },
      ];
    case 'Confirmed':
      return [
        submission,
        ...paymentSteps(checkout),
        { id: 'confirm', state: 'done', title: 'The customer has confirmed' },
      ];
    case 'Rejected':
      return [again, { id: 'confirm', state: 'failed', title: 'The customer has declined' }];
    case 'Expired':
      return [
        again,
        {
          id: 'confirm',
          state: 'failed',
          title: 'The link has expired',
          at: formatDateWithDay(malaysianDateOf(expiresAt)),
        },
      ];
  }
}

/** Returns the steps after sending, by the checkout's status, the latest first. */
export function nextSteps(checkout: Checkout): readonly TimelineEntry[] {
  const { createdAt, customerEmail } = checkout;
  return [
    ...answerSteps(checkout),
    {
      id: 'sent',
      state: 'done',
      title: customerEmail ? `E-mail sent to ${customerEmail}` : 'E-mail sent to the customer',
      at: formatDateTime(createdAt),
    },
  ];
}

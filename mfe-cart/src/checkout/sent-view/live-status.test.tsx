import { type Checkout, checkoutsByIds } from '@portal/shared/api/checkout';
import { decoded } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { openCheckout as open, sent, checkoutService as service } from '../fixtures/open-checkout.tsx';
import { confirmedTitle } from './confirmed-title.ts';
import { isWaiting } from './live-status.ts';

const [application] = sent.applications;
const [recipient] = sent.recipients;
if (!application || !recipient) throw new Error('no sample application or recipient');
const [shown] = decoded(checkoutsByIds, [sent]);
if (!shown) throw new Error('no sample checkout');

const confirmedAt = new Date().toISOString();
const confirmed = {
  ...sent,
  status: 'Confirmed' as const,
  recipients: [{ ...recipient, answer: { kind: 'confirmed' as const, at: confirmedAt } }],
  applications: [{ ...application, status: 'Pending Payment' as const }],
};

const withStatus = (status: Checkout['status'], ...of: Checkout['applications'][number]['status'][]) => ({
  ...shown,
  status,
  applications: shown.applications.flatMap((each) => of.map((own) => ({ ...each, status: own }))),
});

test.each([
  ['Pending Customer Confirmation', ['Pending Customer Confirmation'], true],
  ['Confirmed', ['Submitted', 'Pending Payment'], true],
  ['Confirmed', ['Pending Documents'], true],
  ['Confirmed', ['Submitted', 'In Process', 'Completed'], false],
  ['Rejected', ['Rejected'], false],
  ['Expired', ['Expired'], false],
] as const)('[CHK-04] a checkout that is %s with %j is waiting: %s', (status, of, expected) => {
  expect(isWaiting(withStatus(status, ...of))).toBe(expected);
});

test.each([
  ['2026-11-21T06:02:00.000Z', 'Confirmed 14:02'],
  ['2026-11-20T06:02:00.000Z', 'Confirmed 20\u00a0Nov\u00a02026, 14:02'],
])('[CHK-04] names the time of the confirmation of %s', (at, title) => {
  const recipients = shown.recipients.map((each) => ({
    ...each,
    answer: { kind: 'confirmed' as const, at },
  }));
  expect(confirmedTitle({ recipients }, new Date('2026-11-21T08:00:00.000Z'))).toBe(title);
  expect(confirmedTitle({ recipients: [] }, new Date())).toBe('Confirmed');
});

describe('while the page is visible', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('[CHK-04] [PAY-01] shows the confirmation and then the payment without a reload, and stops looking', async () => {
    const api = service();
    open('&sent=CO-1');
    await pass(1_000);
    expect(screen.getByText(/Nothing is processed before the customer confirms/)).toBeVisible();
    const before = api.requestsOf(checkoutsByIds).length;
    await pass(10_000);
    expect(api.requestsOf(checkoutsByIds)).toHaveLength(before + 1);
    api.reply(checkoutsByIds, [confirmed]);
    await pass(11_000);
    expect(screen.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Pay MYR 10,000\.00/ })).toBeVisible();
    api.reply(checkoutsByIds, [
      { ...confirmed, applications: [{ ...application, status: 'Submitted', due: [] }] },
    ]);
    await pass(11_000);
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
    const after = api.requestsOf(checkoutsByIds).length;
    await pass(60_000);
    expect(api.requestsOf(checkoutsByIds)).toHaveLength(after);
  });

  test('[CHK-04] a notice that a reload failed goes with the next reply, also when nothing has changed', async () => {
    const api = service();
    const { shell } = open('&sent=CO-1');
    await pass(1_000);
    api.fail(checkoutsByIds, { status: 500 });
    act(() => shell.bus.emit('application:changed', { customerId: 'C0048217' }));
    await pass(5_000);
    const notice = screen.getByText('What was sent could not be loaded again');
    expect(screen.getByText(/Nothing is processed before the customer confirms/)).toBeVisible();
    api.reply(checkoutsByIds, [sent]);
    await pass(11_000);
    expect(notice).not.toBeInTheDocument();
  });

  test('[CHK-04] shows that the first of two holders has confirmed, while the other is waited for', async () => {
    const other = { ...recipient, name: 'LEE SIEW FONG', email: 'lee@mail.example' };
    const asked = { ...sent, recipients: [recipient, other] };
    const api = service().reply(checkoutsByIds, [asked]);
    open('&sent=CO-1');
    await pass(1_000);
    expect(screen.getByText(/before .* and Lee Siew Fong have confirmed/)).toBeVisible();
    api.reply(checkoutsByIds, [{ ...asked, recipients: [...confirmed.recipients, other] }]);
    await pass(11_000);
    expect(screen.getByText(/before Lee Siew Fong has confirmed/)).toBeVisible();
  });
});

import { applicationDetail } from '@portal/shared/api/applications';
import {
  checkoutsByIds,
  checkoutsOf,
  deleteCheckout,
  moveCheckoutToDraft,
  resendCheckoutEmail,
} from '@portal/shared/api/checkout';
import type { WireOf } from '@portal/shared/api/endpoint';
import { setOrderLeft } from '@portal/shared/selling';
import {
  type FakeApi,
  fakeApi,
  renderSlot,
  samples,
  testConfig,
  testDrafts,
  testShell,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remoteData } from '../core/remote-data.ts';
import { AlreadySent } from './already-sent.tsx';
import { checkoutActions, isOpen } from './checkout-summary.ts';

// pending commands are stored there
beforeEach(() => localStorage.clear());

const [sample] = samples.checkoutsOf;
const [sampleApplication] = sample?.applications ?? [];
if (!sample || !sampleApplication) throw new Error('no sample checkout');
const pending = {
  ...sample,
  checkoutId: 'CO-1',
  customerId: 'C1',
  status: 'Pending Customer Confirmation' as const,
};

const Slot = remoteData.wrap(() => <AlreadySent customerId="C1" />);

function service(list: WireOf<typeof checkoutsOf> = [pending]): FakeApi {
  return fakeApi()
    .reply(checkoutsOf, ({ query }) => (query.channel === 'Digital Transaction' ? list : []))
    .reply(checkoutsByIds, list);
}

const entry = async () => within(await screen.findByRole('listitem', { name: 'CO-1' }));
const press = async (user: ReturnType<typeof renderSlot>['user'], name: string) =>
  user.click((await entry()).getByRole('button', { name }));

test.each([
  ['Pending Customer Confirmation', ['resend', 'draft', 'delete']],
  ['Rejected', ['draft']],
  ['Expired', ['draft']],
  ['Confirmed', []],
] as const)('[CHK-04] %s permits %j', (status, actions) => {
  expect(checkoutActions({ status })).toEqual(actions);
});

test('[CHK-04] does not list a rejected checkout that the agent leaves as it is', async () => {
  setOrderLeft('CO-2', true);
  service([pending, { ...pending, checkoutId: 'CO-2', status: 'Rejected' }]);
  renderSlot(<Slot />);
  await entry();
  expect(screen.queryByRole('listitem', { name: 'CO-2' })).toBeNull();
});

test('[CHK-04] moves a checkout to draft, and emits cart:changed', async () => {
  const api = service().reply(moveCheckoutToDraft, { checkoutId: 'CO-1', itemIds: ['i1'] });
  const { user, shell } = renderSlot(<Slot />);
  const changed = jest.fn();
  shell.bus.on('cart:changed').subscribe(changed);
  await press(user, 'Move to draft');
  await waitFor(() => expect(changed).toHaveBeenCalledWith({ customerId: 'C1' }));
  expect(api.requestsOf(moveCheckoutToDraft).map(({ body }) => body)).toEqual([{ checkoutId: 'CO-1' }]);
  expect(shell.notices[0]?.text).toMatch(/in the cart again/);
});

test('moves the focus to the page’s title when the row of the pressed button goes', async () => {
  const Page = remoteData.wrap(() => (
    <>
      <h1 tabIndex={-1}>Cart</h1>
      <AlreadySent customerId="C1" />
    </>
  ));
  const api = service().reply(moveCheckoutToDraft, () => {
    api.reply(checkoutsOf, []);
    return { checkoutId: 'CO-1', itemIds: ['i1'] };
  });
  const { user } = renderSlot(<Page />);
  await press(user, 'Move to draft');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Already sent' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[CHK-04] names the lost items before deleting, can be cancelled, and forgets what was kept of them', async () => {
  const api = service().reply(deleteCheckout, { checkoutId: 'CO-1' });
  const itemId = pending.items[0]?.itemId;
  const kept = { savedAt: 0, value: {}, fromHere: false };
  const drafts = testDrafts({ [`reason:${itemId}`]: kept, [`sent:${itemId}`]: kept, 'sent:another': kept });
  const { user } = renderSlot(<Slot />, { shell: testShell({ drafts }) });
  await press(user, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete checkout CO-1?' }));
  expect(dialog.getByText(/1 item will be lost/)).toBeVisible();
  expect(dialog.getByText(/^CBMGF, MYR/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(api.requestsOf(deleteCheckout)).toHaveLength(0);
  await press(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete checkout' }));
  await waitFor(() => expect(api.requestsOf(deleteCheckout)).toHaveLength(1));
  await waitFor(() => expect([...drafts.kept.keys()]).toEqual(['sent:another']));
});

test('[CHK-04] sends the e-mail again', async () => {
  service().reply(resendCheckoutEmail, {
    checkoutId: 'CO-1',
    customerEmail: 'a@b.example',
    expiresAt: '2026-11-28T10:00:00+08:00',
  });
  const { user, shell } = renderSlot(<Slot />);
  await press(user, 'Resend e-mail');
  await waitFor(() =>
    expect(shell.notices[0]?.text).toBe('E-mail sent again. The earlier link no longer works.'),
  );
});

test('resends with the same idempotency key until the outcome is known', async () => {
  const api = service()
    .reply(applicationDetail, samples.applicationDetail)
    .fail(resendCheckoutEmail, 'network');
  const shell = testShell({ config: { ...testConfig, api: { ...testConfig.api, idempotencyKeys: true } } });
  const { user } = renderSlot(<Slot />, { shell });
  const keys = () => api.requestsOf(resendCheckoutEmail).map(({ headers }) => headers['idempotency-key']);
  await press(user, 'Resend e-mail');
  expect(await screen.findByText(/service could not be reached/, {}, { timeout: 6_000 })).toBeVisible();
  api.fail(resendCheckoutEmail, { status: 409 });
  await press(user, 'Resend e-mail');
  expect(await screen.findByText(/Its status has changed since/)).toBeVisible();
  await press(user, 'Resend e-mail');
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[0]).toEqual(expect.any(String));
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('[CHK-04] sends no second e-mail while the first cannot be read back', async () => {
  const api = service().fail(applicationDetail, { status: 400 }).fail(resendCheckoutEmail, 'network');
  const { user } = renderSlot(<Slot />);
  await press(user, 'Resend e-mail');
  expect(await screen.findByText(/Send it again if the customer/)).toBeVisible();
  await press(user, 'Resend e-mail');
  await waitFor(() => expect(api.requestsOf(applicationDetail)).toHaveLength(2));
  expect(api.requestsOf(resendCheckoutEmail)).toHaveLength(1);
});

test('reads back when the reply was lost', async () => {
  const api = service().fail(moveCheckoutToDraft, 'network').reply(checkoutsByIds, [pending]);
  const { user, shell } = renderSlot(<Slot />);
  await press(user, 'Move to draft');
  // the request may still arrive for three seconds
  expect(await screen.findByText(/service could not be reached/, {}, { timeout: 6_000 })).toBeVisible();
  api.fail(checkoutsByIds, { status: 400 });
  await press(user, 'Move to draft');
  expect(await screen.findByText(/cannot be asked now/)).toBeVisible();
  api.reply(checkoutsByIds, []);
  await press(user, 'Move to draft');
  await waitFor(() => expect(shell.notices.at(-1)?.text).toMatch(/moved to draft/));
  // what is moved has no action any more, also while the list is still the one from before
  expect(screen.queryByRole('button', { name: 'Move to draft' })).toBeNull();
});

test('shows a failure and retries when the list could not be loaded', async () => {
  service().fail(checkoutsOf, { status: 400 });
  const { user } = renderSlot(<Slot />);
  expect(await screen.findByText('Earlier checkouts could not be loaded')).toBeVisible();
  service([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Already sent')).toBeNull());
});

const paying = {
  ...pending,
  status: 'Confirmed' as const,
  applications: [
    { ...sampleApplication, applicationId: 'A1', formNo: 'DT-1', status: 'Pending Payment' as const },
    { ...sampleApplication, applicationId: 'A2', formNo: 'DT-2', status: 'Submitted' as const },
  ],
};

test('[PAY-01] links to the payment of an application that waits for it', async () => {
  service([paying]);
  renderSlot(<Slot />);
  const { getByRole, queryByRole } = await entry();
  expect(getByRole('link', { name: 'Pay MYR 10,000.00 DT-1' })).toHaveAttribute(
    'href',
    '/payment?applicationId=A1',
  );
  expect(queryByRole('link', { name: /DT-2/ })).toBeNull();
});

test.each([
  ['waits for its payment', paying, true],
  ['is paid', { ...paying, applications: paying.applications.slice(1) }, false],
] as const)('[CHK-04] decides whether a checkout that %s is open', (_case, checkout, expected) => {
  expect(isOpen(checkout)).toBe(expected);
});

test('[PAY-01] lists what EPF pays apart from what the agent pays', async () => {
  const epf = { ...sample, status: 'Pending Customer Confirmation' as const };
  const items = sample.items.flatMap(({ item }) =>
    item.type === 'investment'
      ? [
          { itemId: 'i1', item },
          {
            itemId: 'i2',
            item: { ...item, payload: { ...item.payload, plan: 'EPF' as const, amount: 2_500 } },
          },
        ]
      : [],
  );
  service([{ ...epf, checkoutId: 'CO-1', items }]);
  renderSlot(<Slot />);
  expect((await entry()).getByText(/2 items/)).toHaveTextContent(
    '2 items, MYR 10,000.00, EPF pays MYR 2,500.00 by form 9N (AHL).',
  );
});

test('[CHK-04] names the holder who rejected it where both sign', async () => {
  const person = { email: 'a@mail.example', sentAt: sample.createdAt };
  service([
    {
      ...pending,
      status: 'Rejected' as const,
      reason: 'Not now',
      recipients: [
        { ...person, name: 'TAN WEI JUN', answer: { kind: 'confirmed', at: sample.createdAt } },
        { ...person, name: 'LIM KOK SENG', answer: { kind: 'rejected', at: sample.createdAt } },
      ],
    },
  ]);
  renderSlot(<Slot />);
  expect((await entry()).getByText(/rejected by Lim Kok Seng: “Not now\.”/)).toBeVisible();
});

test('hides the sums in the privacy view', async () => {
  service();
  renderSlot(<Slot />);
  const { getByText } = await entry();
  expect(getByText('MYR 10,000.00')).toHaveAttribute('data-private');
});

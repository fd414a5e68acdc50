import { checkoutsByIds, checkoutsOf, moveCheckoutToDraft } from '@portal/shared/api/checkout';
import { readLeftOrders, setOrderLeft } from '@portal/shared/selling';
import { screen, waitFor, within } from '@testing-library/react';
import {
  arrived,
  openCheckout as open,
  sent,
  checkoutService as service,
  submittedApplication,
} from './fixtures/open-checkout.tsx';

beforeEach(() => localStorage.clear());

test('lists earlier checkouts with their status', async () => {
  service().reply(checkoutsOf, (request) =>
    arrived(request).map((checkout) => ({
      ...checkout,
      status: 'Rejected' as const,
      reason: 'Changed her mind',
    })),
  );
  open();
  expect(await screen.findByText('CO-1')).toBeVisible();
  expect(screen.getByText(/rejected by the customer: “Changed her mind\.”/)).toBeVisible();
});

/** Opens the page of a sent checkout with these changes. */
function openSent(changes: Partial<typeof sent>) {
  service().reply(checkoutsByIds, [{ ...sent, ...changes }]);
  return open('&sent=CO-1');
}
const steps = async () =>
  within(await screen.findByRole('list', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replaceAll('\u00a0', ' '));

const [application] = sent.applications;
if (!application) throw new Error('no sample application');
const customer = {
  name: 'TAN WEI JUN',
  email: 'weijun.tan@mail.example',
  sentAt: sent.createdAt,
  answer: { kind: 'confirmed' as const, at: '2026-11-21T09:05:00+08:00' },
};
const holder = { ...customer, name: 'LIM KOK SENG', email: 'kok.seng@mail.example', answer: null };
const payable = {
  ...application,
  applicationId: 'A1',
  formNo: 'DT-1',
  status: 'Pending Payment' as const,
};

test('[PAY-01] links to the payment of each application that waits for it, with its amount', async () => {
  openSent({ status: 'Confirmed', applications: [payable, submittedApplication], recipients: [customer] });
  expect(await screen.findByRole('link', { name: 'Pay MYR 10,000.00 DT-1' })).toHaveAttribute(
    'href',
    '/payment?applicationId=A1',
  );
  expect(screen.queryByRole('link', { name: /^Pay .*DT-2/ })).toBeNull();
  expect(screen.getAllByText(/confirmed/i).map(({ textContent }) => textContent)).toEqual([
    'Confirmed by the customer',
    'Confirmed 21\u00a0Nov\u00a02026, 09:05',
    'The customer has confirmed',
  ]);
  expect(await steps()).toEqual([
    'E-mail sent to weijun.tan@mail.example20 Nov 2026, 15:12 MYT',
    'The customer has confirmed21 Nov 2026, 09:05 MYT',
    'Pay MYR 10,000.00',
    'The applications are submitted',
  ]);
  expect(document.querySelector('ol [data-private]')).toHaveTextContent('MYR 10,000.00');
});

/** Items with an investment of EPF money beside the sample's. */
const withEpf = sent.items.flatMap(({ item }) =>
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
const epf = { ...payable, applicationId: 'A3', formNo: 'DT-3', plan: 'EPF' as const };

test('[PAY-01] what EPF pays has a separate step, and is not part of what the agent opens', async () => {
  openSent({
    status: 'Confirmed',
    items: withEpf,
    recipients: [customer],
    applications: [{ ...payable, status: 'Submitted', due: [], paidAt: '2026-11-22T10:00:00+08:00' }, epf],
  });
  expect(await screen.findByRole('link', { name: 'Submit form 9N (AHL) DT-3' })).toBeVisible();
  expect((await steps()).slice(2)).toEqual([
    'MYR 10,000.00 paid22 Nov 2026, 10:00 MYT',
    'EPF pays MYR 2,500.00 by form 9N (AHL)',
    'The applications are submitted',
  ]);
});

test('[CHK-01] names every address of the e-mail, and who has still to answer', async () => {
  openSent({ recipients: [customer, holder] });
  expect((await steps()).slice(0, 3)).toEqual([
    'E-mail sent to weijun.tan@mail.example and kok.seng@mail.example20 Nov 2026, 15:12 MYT',
    'Tan Wei Jun has confirmed21 Nov 2026, 09:05 MYT',
    'Lim Kok Seng confirms by the link in the e-mail to kok.seng@mail.exampleBy Fri, 27 Nov 2026',
  ]);
  expect(screen.getByText(/Nothing is processed before Lim Kok Seng has confirmed\./)).toBeVisible();
});

test('[CHK-01] two holders of one address are named each, and the address once', async () => {
  const waiting = { ...customer, answer: null };
  openSent({ recipients: [waiting, { ...waiting, name: 'LIM KOK SENG' }] });
  expect((await steps()).slice(0, 3)).toEqual([
    'E-mail sent to weijun.tan@mail.example20 Nov 2026, 15:12 MYT',
    'Tan Wei Jun confirms by the link in the e-mail to weijun.tan@mail.exampleBy Fri, 27 Nov 2026',
    'Lim Kok Seng confirms by the link in the e-mail to weijun.tan@mail.exampleBy Fri, 27 Nov 2026',
  ]);
  expect(
    screen.getByText(/Nothing is processed before Tan Wei Jun and Lim Kok Seng have confirmed\./),
  ).toBeVisible();
});

test('[CHK-04] names the holder who rejected it', async () => {
  const rejected = { ...holder, answer: { kind: 'rejected' as const, at: '2026-11-22T08:00:00+08:00' } };
  openSent({ status: 'Rejected', reason: 'Not now', recipients: [customer, rejected] });
  expect(await screen.findByText('Rejected by Lim Kok Seng')).toBeVisible();
  expect(screen.getByText('“Not now.”')).toBeVisible();
  expect((await steps()).slice(1, 3)).toEqual([
    'Tan Wei Jun has confirmed21 Nov 2026, 09:05 MYT',
    'Lim Kok Seng has rejected it22 Nov 2026, 08:00 MYT',
  ]);
});

test.each([
  ['Rejected', 'Rejected by Tan Wei Jun', 'The customer has rejected it'],
  ['Expired', 'The link to Tan Wei Jun has expired', 'The link has expired'],
] as const)(
  '[CHK-04] shows a checkout that is %s as no success, with the next steps',
  async (status, title, step) => {
    openSent({ status, reason: null });
    expect((await screen.findAllByText(title))[0]).toBeVisible();
    expect(screen.queryByText(/sent to Tan Wei Jun/)).toBeNull();
    const texts = await steps();
    expect(texts.some((text) => text?.includes(step))).toBe(true);
    expect(texts.at(-1)).toMatch(/^Move it to the cart/);
    expect(texts.join()).not.toMatch(/Pay |paid|submitted/);
    expect(screen.queryByRole('region', { name: 'Required documents' })).toBeNull();
  },
);

test('[CHK-04] shows a rejected checkout with reason and items, moves it to the cart, and goes there', async () => {
  const { user, location } = openSent({ status: 'Rejected', reason: 'Another fund, please' });
  expect(await screen.findByText(/Another fund, please/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Rejected by the customer' })).toBeVisible();
  const items = within(screen.getByRole('region', { name: 'Items' }));
  expect(items.getByText('Money in')).toBeVisible();
  expect(items.getByText(/10,000\.00/)).toHaveAttribute('data-private');
  const api = service().reply(moveCheckoutToDraft, { checkoutId: 'CO-1', itemIds: ['i1'] });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Move to cart and correct',
    'Keep it rejected',
  ]);
  await user.click(screen.getByRole('button', { name: 'Move to cart and correct' }));
  await waitFor(() =>
    expect(location()).toMatchObject({ pathname: '/cart', search: '?customerId=C0048217' }),
  );
  expect(api.requestsOf(moveCheckoutToDraft).map(({ body }) => body)).toEqual([{ checkoutId: 'CO-1' }]);
});

test('[CHK-04] a rejected checkout that is left is not listed, until Undo', async () => {
  const { user, shell, location } = openSent({ status: 'Rejected', reason: null });
  await user.click(await screen.findByRole('button', { name: 'Keep it rejected' }));
  expect(location()).toMatchObject({ pathname: '/client-profile', search: '?customerId=C0048217' });
  expect([...readLeftOrders()]).toEqual(['CO-1']);
  const [notice] = shell.notices;
  expect([notice?.text, notice?.action?.label]).toEqual(['Checkout CO-1 stays rejected', 'Undo']);
  notice?.action?.run();
  expect([...readLeftOrders()]).toEqual([]);
});

test('[CHK-04] a checkout that was left says so, and is listed again', async () => {
  setOrderLeft('CO-1', true);
  const { user } = openSent({ status: 'Rejected', reason: null });
  expect(await screen.findByText('You chose to keep it rejected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep it rejected' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'List it again' }));
  expect(await screen.findByRole('button', { name: 'Keep it rejected' })).toBeVisible();
  expect(screen.queryByText('You chose to keep it rejected')).toBeNull();
  expect([...readLeftOrders()]).toEqual([]);
});

test('says so when the checkout was moved to the cart meanwhile', async () => {
  service().reply(checkoutsByIds, []);
  open('&sent=CO-1');
  expect(await screen.findByText('This checkout was moved to the cart or deleted')).toBeVisible();
});

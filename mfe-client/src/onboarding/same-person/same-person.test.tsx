import { applicationDetail, applicationList } from '@portal/shared/api/applications';
import { cartList } from '@portal/shared/api/cart';
import { searchCustomers } from '@portal/shared/api/customers';
import { onboardingWire, samples, testAgent, testDrafts } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { emptyAnswers } from '../answers/answers.ts';
import { cartWith, id, open, row, service, unfinished } from '../onboarding-harness.tsx';
import { draftNameOf, noteBegun } from '../start/begun.ts';

const idNo = '880412-14-5233';
const customer = {
  customerId: 'C0800001',
  name: 'WONG SIEW LING',
  idNo: '880412145233',
  customerType: 'Individual',
  email: null,
  tel: null,
  telCountryCode: null,
};
const { identity: _identity, ...withoutIdentity } = unfinished;
const path = `/onboarding?onboarding=${id}&step=identity`;
const other = { ...row, applicationId: 'ONB-2', formNo: 'ONB-2', customerId: 'ONB-2' };

/** Another onboarding in the cart, of this number. */
const cartOf = (number: string) =>
  cartWith({ ...onboardingWire, identity: { ...onboardingWire.identity, idNo: number } }, 'ONB-2');

/** The service, in which the search finds these customers. */
const serviceWith = (customers: readonly (typeof customer)[]) =>
  service(withoutIdentity).reply(searchCustomers, {
    customers: [...customers],
    total: customers.length,
    page: 1,
    limit: 10,
  });

const numberField = () => screen.findByLabelText(/MyKad number/);

async function pasteNumber(number = idNo, drafts = testDrafts()) {
  const { user } = open(path, testAgent, drafts);
  await user.click(await numberField());
  await user.paste(number);
  return user;
}

test('names the agent’s customer with a typed number, and Open shows the customer', async () => {
  const namesake = { ...customer, customerId: 'C0800002', idNo: '780412145233' };
  const api = serviceWith([namesake, customer]);
  const { user, location } = open(path, testAgent, testDrafts());
  await user.type(await numberField(), idNo);
  expect(await screen.findByText('Already your customer: Wong Siew Ling, C0800001')).toBeVisible();
  expect(screen.getAllByText(/^Already your customer/)).toHaveLength(1);
  // only once the number is whole
  const asked = api.requestsOf(searchCustomers).map(({ query }) => [query.keyword, query.agentUserId]);
  expect(asked).toEqual([[idNo, testAgent.uuid]]);
  await user.click(screen.getByRole('link', { name: 'Open Wong Siew Ling' }));
  await waitFor(() =>
    expect(location().pathname + location().search).toBe('/client-profile?customerId=C0800001'),
  );
});

test('asks for no customer, and says nothing, while a number is not whole', async () => {
  const api = serviceWith([customer]);
  const user = await pasteNumber('880412-14-523');
  await user.tab();
  expect(api.requestsOf(searchCustomers)).toHaveLength(0);
});

test('a question that fails is not shown, and the form goes on', async () => {
  const api = service(withoutIdentity)
    .fail(searchCustomers, { status: 500 })
    .fail(applicationList, { status: 500 });
  await pasteNumber();
  await waitFor(() => expect(api.requestsOf(searchCustomers).length).toBeGreaterThan(0));
  expect(screen.queryByText(/^Already|not finished|could not/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue to Personal' })).toBeEnabled();
});

test.each([
  ['the same', idNo, 1],
  ['another', '910725-10-6048', 0],
])('an unfinished onboarding of %s number in the cart is offered: %s', async (_which, number, count) => {
  const api = serviceWith([customer])
    .reply(applicationList, [row, other])
    .reply(cartList, ({ query }) =>
      query.customerId === 'ONB-2' ? cartOf(number) : cartWith(withoutIdentity),
    );
  await pasteNumber();
  await screen.findByText(/^Already your customer/);
  await waitFor(() =>
    expect(api.requestsOf(cartList).some(({ query }) => query.customerId === 'ONB-2')).toBe(true),
  );
  if (count > 0)
    await screen.findByText('An onboarding of this number is not finished: Nurul Huda binti Zamri');
  expect(screen.queryAllByRole('link', { name: 'Continue' })).toHaveLength(count);
});

test('one that was sent back, and one of this device, are offered too', async () => {
  const drafts = testDrafts();
  await noteBegun(drafts, 'ONB-3');
  await drafts.keep(draftNameOf('ONB-3'), {
    answers: { ...emptyAnswers, identity: { ...emptyAnswers.identity, name: 'Lim Kok Seng', idNo } },
  });
  serviceWith([])
    .reply(applicationList, [row, { ...other, status: 'Rejected', formNo: 'DT-2', checkoutId: 'CO-2' }])
    .reply(applicationDetail, {
      ...samples.applicationDetail,
      customer: { ...samples.applicationDetail.customer, idNo },
    });
  await pasteNumber(idNo, drafts);
  expect(await screen.findByText(/not finished: Lim Kok Seng$/)).toBeVisible();
  expect(await screen.findByText(/not finished: Nurul Huda binti Zamri$/)).toBeVisible();
});

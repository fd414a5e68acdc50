import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import { addClientInformation } from '@portal/shared/api/client-information';
import { fieldOf } from '@portal/shared/person';
import { testAgent } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { wireCart } from '../core/fixtures/cart.ts';
import { someCustomer, wireCustomer } from '../core/fixtures/customer.ts';
import { openDrawer, service, updateItem, wireUpdate } from './fixtures/drawer.tsx';
import { fieldGroupsOf, updateFields } from './update-fields.ts';

beforeEach(() => localStorage.clear());

const married = { maritalStatus: 'Married', before: { maritalStatus: 'Single' } };
const marital = () => screen.findByRole('combobox', { name: 'Marital status' });

test('[CLI-07] [ITM-09] [ITM-10] sends the changed field with what it was, and shows both side by side', async () => {
  const api = service();
  const { user, shell, onClose } = openDrawer();
  await user.selectOptions(await marital(), 'Married');
  const row = within(screen.getByRole('table', { name: /before and after/ })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('Marital statusSingleMarried');
  expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addClientInformation)[0]?.body).toEqual({
    channel: 'Digital Form',
    userId: testAgent.uuid,
    customerId: 'C0048217',
    payload: married,
    id: expect.stringMatching(/.{8}/),
    customerName: 'TAN MEI LING',
  });
  expect(shell.notices[0]?.text).toBe('Added to Tan Mei Ling’s cart: Update information');
});

test('the list of sections leads to each group, and marks it', async () => {
  // every section is in sight, below the list
  const bounds = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return new DOMRect(0, 0, 0, this.matches('[role=group]') ? 400 : 0);
  });
  const { user } = openDrawer();
  await marital();
  const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('button');
  expect(sections.map(({ textContent }) => textContent)).toEqual(
    fieldGroupsOf(someCustomer()).map(({ title }) => title),
  );
  for (const section of sections) {
    await user.click(section);
    expect(screen.getByRole('heading', { name: section.textContent ?? '' })).toHaveFocus();
    expect(sections.filter((each) => each.getAttribute('aria-current') === 'true')).toEqual([section]);
  }
  bounds.mockRestore();
});

test('[CLI-07] an EPF number on record is masked at its field and in the table', async () => {
  service();
  const { user } = openDrawer();
  const epf = await screen.findByRole('textbox', { name: 'EPF number' });
  expect(epf).toHaveValue(wireCustomer.epfNo);
  await user.clear(epf);
  await user.type(epf, '7654321');
  expect(epf).toHaveAccessibleDescription('On record: 12••••78');
  const row = screen.getByRole('row', { name: /^EPF number/ });
  expect(row).toHaveTextContent('EPF number12••••7876•••21');
});

test('[CLI-07] each field is called as in the table of fields, in its group, and options have names', async () => {
  const { user } = openDrawer();
  await marital();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Occupation' }), 'Others');
  expect(screen.getByLabelText('Other occupation')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Occupation' }), 'Employed');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Nature of business' }), 'Others');
  for (const group of ['Source of income', 'Purpose of investment'])
    await user.click(
      within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name: 'Others' }),
    );
  for (const name of updateFields.filter((each) => each !== 'occupationOth')) {
    const { label, group } = fieldOf(name);
    const fields = within(screen.getByRole('group', { name: group }));
    expect([
      ...fields.queryAllByLabelText(label),
      ...fields.queryAllByRole('group', { name: label }),
    ]).toHaveLength(1);
  }
  const codes = within(screen.getByRole('combobox', { name: 'Mobile country code' })).getAllByRole('option');
  expect(codes.map((option) => option.textContent)).toEqual(['+60 Malaysia', '+65 Singapore']);
});

test.each(['clientInfoUpdate', 'clientinfoupdate'] as const)(
  '[CLI-07] [CRT-01] [CRT-02] an update under %s is edited, and replaced',
  async (spelling) => {
    const wire = { ...wireCart(), clientInfoUpdate: undefined, [spelling]: [wireUpdate('u0')] };
    const api = service().reply(cartList, wire);
    const { user, onClose } = openDrawer(updateItem(spelling));
    expect(await marital()).toHaveValue('Married');
    expect(screen.queryByText(/Another update/)).toBeNull();
    const dependants = screen.getByRole('textbox', { name: 'Dependants' });
    await user.clear(dependants);
    await user.type(dependants, '2');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.requestsOf(addClientInformation)[0]?.body).toMatchObject({
      payload: {
        maritalStatus: 'Married',
        noOfDependents: 2,
        before: { maritalStatus: 'Single', noOfDependents: 0 },
      },
    });
    expect(api.requestsOf(deleteFromCart)[0]?.body).toMatchObject({
      channel: 'Digital Form',
      cartIds: ['u0'],
    });
  },
);

test('[CLI-07] nothing is sent without a change, and another update of the cart is named', async () => {
  const api = service().reply(cartList, wireCart({ clientInfoUpdate: [wireUpdate('u0')] }));
  const { user } = openDrawer();
  await marital();
  expect(await screen.findByText('Another update of this customer is in the cart')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Nothing is changed yet. Change at least one field.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  expect(api.requestsOf(addClientInformation)).toHaveLength(0);
});

test('[ITM-16] a failed post keeps what was changed, and the next one sends it', async () => {
  const api = service().fail(addClientInformation, { status: 500 }, 1);
  const { user, onClose } = openDrawer();
  await user.selectOptions(await marital(), 'Married');
  await user.click(screen.getByRole('checkbox', { name: 'Savings' }));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await marital()).toHaveValue('Married');
  expect(screen.getByRole('checkbox', { name: 'Savings' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.requestsOf(addClientInformation).at(-1)?.body).toMatchObject({
    payload: { maritalStatus: 'Married', sourceOfIncome: ['Salary', 'Savings'] },
  });
});

test('[CLI-07] the form says at the place what a document is needed for, and refuses a criterion that the income denies', async () => {
  const api = service();
  const { user } = openDrawer();
  await marital();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Qualifies by' }), 'Annual income');
  const suitability = within(screen.getByRole('group', { name: 'Suitability' }));
  expect(suitability.getByText(/^Proof of a sophisticated investor is needed/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'US status' }), 'US citizen');
  const tax = within(screen.getByRole('group', { name: 'EPF and tax' }));
  expect(tax.getByText('Form W-9 is needed after the customer confirms')).toBeVisible();
  expect(tax.getByText(/^Head office takes over/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(screen.getByRole('combobox', { name: 'Qualifies by' })).toBeInvalid();
  expect(suitability.getByText(/over RM 300,000, but the income stated is/)).toBeVisible();
  expect(api.requestsOf(addClientInformation)).toHaveLength(0);
});

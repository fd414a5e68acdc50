import { customerInfo } from '@portal/shared/api/customers';
import { screen } from '@testing-library/react';
import { wireCustomer } from '../core/fixtures/customer.ts';
import { openDrawer, service } from './fixtures/drawer.tsx';

test('no account of a US person can be invested on, and the drawer says why', async () => {
  service().reply(customerInfo, { ...wireCustomer, usResidentStatus: 'US citizen' });
  openDrawer({ scheme: 'CBSUK' });
  const account = await screen.findByRole('combobox', { name: 'Account and plan' });
  expect(account).toHaveDisplayValue('No account can be chosen');
  expect(account).toHaveAccessibleDescription('A US person cannot invest here any more. Ask head office.');
  expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull();
});

import type { CustomerRow as FoundCustomer } from '@portal/shared/api/customers';
import { toCustomerRow } from './customer-row.ts';

const today = '2026-11-21';
const foundCustomer: FoundCustomer = {
  customerId: 'C1',
  name: 'TAN MEI LING',
  idNo: '850214-10-5568',
  customerType: 'Individual',
  email: 'meiling.tan@mail.example',
  tel: '12-448 2071',
  telCountryCode: '60',
  satStatus: 'Valid',
  satEffectiveDateTo: '2027-08-08',
};

test('converts name, type, contact and suitability', () => {
  expect(toCustomerRow(foundCustomer, today)).toEqual({
    customerId: 'C1',
    name: 'TAN MEI LING',
    idNo: '850214-10-5568',
    type: 'Individual',
    email: 'meiling.tan@mail.example',
    phone: '+60 12-448 2071',
    suitability: { tone: 'success', text: 'Valid to 8\u00a0Aug\u00a02027' },
  });
});

test('omits missing values', () => {
  const { satStatus: _status, satEffectiveDateTo: _date, ...rest } = foundCustomer;
  expect(toCustomerRow({ ...rest, email: null, tel: null }, today)).toEqual({
    customerId: 'C1',
    name: 'TAN MEI LING',
    idNo: '850214-10-5568',
    type: 'Individual',
  });
});

test.each([
  [{ satStatus: 'Declined' }, 'Declined'],
  [{ satStatus: 'Not assessed', satEffectiveDateTo: null }, 'Not assessed'],
  [{ satStatus: 'Expired', satEffectiveDateTo: '2026-01-01' }, 'Expired'],
  [{ satStatus: 'Valid', satEffectiveDateTo: '2026-12-02' }, 'Expires in 11 days'],
] as const)('shows %j as %s', (fields, text) => {
  expect(toCustomerRow({ ...foundCustomer, ...fields }, today).suitability?.text).toBe(text);
});

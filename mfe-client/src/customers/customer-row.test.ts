import type { CustomerRow as Found } from '@portal/shared/api/customers';
import { toCustomerRow } from './customer-row.ts';

const today = '2026-11-21';
const found: Found = {
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

test('a row says who, what kind, how to reach and where suitability stands', () => {
  expect(toCustomerRow(found, today)).toEqual({
    customerId: 'C1',
    name: 'TAN MEI LING',
    idNo: '850214-10-5568',
    type: 'Individual',
    email: 'meiling.tan@mail.example',
    phone: '+60 12-448 2071',
    suitability: { tone: 'success', text: 'Valid to 8 Aug 2027' },
  });
});

test('what is not known is absent, never empty text', () => {
  const { satStatus: _status, satEffectiveDateTo: _date, ...rest } = found;
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
] as const)('%j reads %s', (fields, text) => {
  expect(toCustomerRow({ ...found, ...fields }, today).suitability?.text).toBe(text);
});

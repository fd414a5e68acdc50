import { applicationAddress, checkoutAddress, pageAddress } from './page-address.ts';
import { cartPath } from './pages.ts';

test('escapes the parameters of an address', () => {
  expect(pageAddress(cartPath, { customerId: 'C&1', item: 'I 2' })).toBe('/cart?customerId=C%261&item=I+2');
  expect(applicationAddress('A/1', 'DT-1&x')).toBe('/application/detail/A%2F1?formNo=DT-1%26x');
});

test('separates the items of a checkout by commas, which the ids cannot have', () =>
  expect(checkoutAddress('C1', ['A,1', 'B2'])).toBe('/checkout?customerId=C1&items=A%2C1,B2'));

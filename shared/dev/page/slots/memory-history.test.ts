import { memoryHistory } from './memory-history.ts';

const addressOf = ({ location }: ReturnType<typeof memoryHistory>) => location().pathname + location().search;

test('goes to addresses, to a query alone, back, and forgets what came after', () => {
  let changes = 0;
  const history = memoryHistory('/cart?customerId=C1', () => {
    changes += 1;
  });
  const { navigator } = history;
  navigator.push('/checkout', { from: 'cart' });
  expect(history.location()).toMatchObject({ pathname: '/checkout', state: { from: 'cart' } });
  navigator.replace({ search: '?step=2' });
  expect(addressOf(history)).toBe('/checkout?step=2');
  navigator.go(-1);
  expect(addressOf(history)).toBe('/cart?customerId=C1');
  navigator.go(-1);
  expect(addressOf(history)).toBe('/cart?customerId=C1');
  navigator.push({ pathname: '/payment', search: '?ids=1' });
  navigator.go(1);
  expect(addressOf(history)).toBe('/payment?ids=1');
  expect(changes).toBe(6);
});

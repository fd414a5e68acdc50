import { runInNewContext } from 'node:vm';
import { addressScript } from './address-script.ts';

/** Runs the script in a page at an address. Returns the addresses that it leads to. */
function openAt(address: string, origin: string): readonly string[] {
  const replaced: string[] = [];
  const { origin: own, pathname, search, hash } = new URL(address);
  const location = { origin: own, pathname, search, hash, replace: (to: string) => replaced.push(to) };
  runInNewContext(addressScript, { location, document: { currentScript: { dataset: { origin } } } });
  return replaced;
}

test.each(['http://127.0.0.1:4200', 'http://portal.internal'])(
  'leads from %s to the configured origin',
  (other) => {
    expect(openAt(`${other}/cart?customerId=C1#items`, 'http://localhost:4200')).toEqual([
      'http://localhost:4200/cart?customerId=C1#items',
    ]);
  },
);

test('stays at the configured origin, also with a path that looks like another site', () => {
  expect(openAt('http://localhost:4200/', 'http://localhost:4200')).toEqual([]);
  const [to = ''] = openAt('http://127.0.0.1:4200//evil.example/', 'http://localhost:4200');
  expect(new URL(to).origin).toBe('http://localhost:4200');
});

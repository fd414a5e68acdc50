/** @jest-environment node */
import { RemoteFaults } from './remote-faults.ts';

test('a fault holds for its visitor and its remote alone, until it is taken away', () => {
  const faults = new RemoteFaults();
  faults.set({ visitor: 'test/1', remote: 'mfe-cart', fault: 'missing' });
  expect(faults.of('mfe-cart', 'Mozilla/5.0 test/1')).toBe('missing');
  expect(faults.of('mfe-client', 'Mozilla/5.0 test/1')).toBeUndefined();
  expect(faults.of('mfe-cart', 'Mozilla/5.0 test/2')).toBeUndefined();
  expect(faults.of('mfe-cart')).toBeUndefined();

  faults.set({ visitor: 'test/1', remote: 'mfe-cart', fault: 'none' });
  expect(faults.of('mfe-cart', 'Mozilla/5.0 test/1')).toBeUndefined();
});

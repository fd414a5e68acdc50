import { testShell } from '@portal/shared/testing';
import { createRemoteShells } from './remote-shells.ts';

const nothing = () => undefined;
const signIn = { start: nothing, startLinking: nothing, linked: nothing, fail: nothing };

test('all slots of a remote get one shell, with its monitor, and only mfe-auth may sign in', () => {
  const reports: string[] = [];
  const shellFor = createRemoteShells({
    shell: testShell(),
    signIn,
    monitorOf: (remote) => ({ log: nothing, error: () => void reports.push(remote) }),
  });
  expect(shellFor('checkout')).toBe(shellFor('cart'));
  expect(shellFor('client-list')).not.toBe(shellFor('cart'));
  expect(shellFor('login').signIn).toBe(signIn);
  expect(shellFor('cart').signIn).toBeUndefined();
  shellFor('cart').monitor.error(new Error('fault'), 'cart');
  expect(reports).toEqual(['mfe-cart']);
});

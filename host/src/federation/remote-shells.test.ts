import { testShell } from '@portal/shared/testing';
import { createRemoteShells } from './remote-shells.ts';

const nothing = () => undefined;
const signIn = { start: nothing, startLinking: nothing, linked: nothing, fail: nothing };

test('all slots of a remote get one shell, with its monitor, and only the sign-in remote may sign in', () => {
  const reports: string[] = [];
  const shellFor = createRemoteShells({
    shell: testShell(),
    signInRemote: 'mfe-auth',
    signIn,
    monitorOf: (remote) => ({ log: nothing, error: () => void reports.push(remote) }),
  });
  expect(shellFor('mfe-cart')).toBe(shellFor('mfe-cart'));
  expect(shellFor('mfe-client')).not.toBe(shellFor('mfe-cart'));
  expect(shellFor('mfe-auth').signIn).toBe(signIn);
  expect(shellFor('mfe-cart').signIn).toBeUndefined();
  shellFor('mfe-cart').monitor.error(new Error('fault'), 'cart');
  expect(reports).toEqual(['mfe-cart']);
});

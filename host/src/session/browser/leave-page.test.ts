import type { Destination } from '../host-session.ts';
import { createLeavePage } from './leave-page.ts';

function setUp({ online }: { online: boolean }) {
  const steps: Destination[] = [];
  const listeners: (() => void)[] = [];
  const state = { online, isSignedIn: false };
  const leave = createLeavePage({
    page: {
      isOnline: () => state.online,
      replace: (destination) => void steps.push(destination),
      onceOnline: (listener) => void listeners.push(listener),
    },
    navigate: (path) => void steps.push(`route ${path}`),
    beforeLeaving: async () => void steps.push('pending work'),
    isSignedIn: () => state.isSignedIn,
  });
  const goOnline = () => {
    for (const listener of listeners.splice(0)) listener();
  };
  return { leave, steps, goOnline, state };
}

const logout = { action: 'https://id.example/session/end', fields: { id_token_hint: 'ey' } };

test('[SGN-17] leaves the page after the pending work', async () => {
  const { leave, steps } = setUp({ online: true });
  expect(leave(logout)).toBe(true);
  await Promise.resolve();
  expect(steps).toEqual(['pending work', logout]);
});

test('[SES-07] shows sign-in in this page when offline, and goes to the provider when online again', () => {
  const { leave, steps, goOnline } = setUp({ online: false });
  expect(leave(logout)).toBe(false);
  expect(leave('/')).toBe(false);
  expect(steps).toEqual(['route /', 'route /']);
  goOnline();
  expect(steps.slice(2)).toEqual([logout]);
});

test('stays when an agent has signed in before the network is back', () => {
  const { leave, steps, goOnline, state } = setUp({ online: false });
  leave(logout);
  state.isSignedIn = true;
  goOnline();
  expect(steps).toEqual(['route /']);
});

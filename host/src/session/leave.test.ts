import { createLeave } from './leave.ts';

function leaving({ online }: { online: boolean }) {
  const went: string[] = [];
  const listeners: (() => void)[] = [];
  const state = { online, isSignedIn: false };
  const leave = createLeave({
    page: {
      isOnline: () => state.online,
      replace: (address) => void went.push(address),
      onceOnline: (listener) => void listeners.push(listener),
    },
    navigate: (path) => void went.push(`route ${path}`),
    beforeLeaving: async () => void went.push('written'),
    isSignedIn: () => state.isSignedIn,
  });
  const goOnline = () => {
    for (const listener of listeners.splice(0)) listener();
  };
  return { leave, went, goOnline, state };
}

const logout = 'https://id.example/session/end?id_token_hint=ey';

test('[SGN-17] the page goes when all is written', async () => {
  const { leave, went } = leaving({ online: true });
  expect(leave(logout)).toBe(true);
  await Promise.resolve();
  expect(went).toEqual(['written', logout]);
});

test('[SES-07] without a network sign-in shows in this page, and the provider’s turn comes with the network', () => {
  const { leave, went, goOnline } = leaving({ online: false });
  expect(leave(logout)).toBe(false);
  expect(leave('/')).toBe(false);
  expect(went).toEqual(['route /', 'route /']);
  goOnline();
  expect(went.slice(2)).toEqual([logout]);
});

test('who has signed in by then is not sent away', () => {
  const { leave, went, goOnline, state } = leaving({ online: false });
  leave(logout);
  state.isSignedIn = true;
  goOnline();
  expect(went).toEqual(['route /']);
});

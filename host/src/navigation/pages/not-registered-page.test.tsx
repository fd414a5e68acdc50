import type { DeclaredRemotes } from '@portal/shared/federation';
import { testAgent, testSession } from '@portal/shared/testing';
import { testRemotes } from '@portal/shared/testing/remotes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockResizeObserver, openPage } from '../testing/index.ts';

beforeEach(() => {
  mockResizeObserver();
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

const icon = [['path', { d: 'M1 1' }]];
const remotes: DeclaredRemotes = {
  ...testRemotes,
  'mfe-notes': {
    declares: {
      labels: { page: 'The notes' },
      pages: [{ path: '/notes', slot: 'page', title: 'Notes', access: 'prs', nav: { label: 'Notes', icon } }],
      fills: [{ place: 'finder.command/1', meta: { label: 'Open notes', path: '/notes?new=1' } }],
    },
  },
};

function openAs(agent: typeof testAgent | Omit<typeof testAgent, 'agentCodePrs'>, path: string) {
  const session = testSession();
  session.set({ status: 'active', agent, expiresAt: Date.now() + 900_000 });
  return openPage(path, { session, remotes });
}

const { agentCodePrs: _, ...utAgent } = testAgent;
const openFinder = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

test('an agent without the registration reads so on the page, and is offered neither menu entry nor command', async () => {
  const { shell } = openAs(utAgent, '/notes');
  // the frame's code, then the page's
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  expect(
    await screen.findByRole('heading', { name: 'You are not registered for private retirement schemes' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/dashboard');
  expect(shell.mounted.has('mfe-notes/page')).toBe(false);
  expect(within(menu).queryByRole('link', { name: 'Notes' })).toBeNull();
  openFinder();
  expect(await screen.findByText('All customers')).toBeVisible();
  expect(screen.queryByText('Open notes')).toBeNull();
});

test('an agent with the registration gets the page, its menu entry and its command', async () => {
  const { shell } = openAs(testAgent, '/notes');
  await waitFor(() => expect(shell.mounted.has('mfe-notes/page')).toBe(true));
  expect(screen.getByRole('link', { name: 'Notes' })).toBeVisible();
  openFinder();
  expect(await screen.findByText('Open notes')).toBeVisible();
});

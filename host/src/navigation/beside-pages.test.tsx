import { testSession } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { createNotices } from '../notices/index.ts';
import { SignedInBesidePages } from './beside-pages.tsx';
import { hostSession } from './test-host.tsx';

const mockFetch = jest.fn();
jest.mock('./page-code.ts', () => ({
  frameCode: async () => {
    mockFetch();
    return { BesidePages: () => <p>asks before the end</p> };
  },
}));

test('who is not signed in is asked nothing, and no code is fetched for it until then', async () => {
  const session = testSession();
  const signedIn = session.current();
  session.set({ status: 'signed-out', reason: 'never-signed-in' });
  render(<SignedInBesidePages session={hostSession(session, true)} notices={createNotices()} />);
  expect(mockFetch).not.toHaveBeenCalled();
  act(() => session.set(signedIn));
  expect(await screen.findByText('asks before the end')).toBeVisible();
  expect(mockFetch).toHaveBeenCalledTimes(1);
});

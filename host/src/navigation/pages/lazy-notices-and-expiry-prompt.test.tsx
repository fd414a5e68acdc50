import { testSession } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { createNotices } from '../../notices/index.ts';
import { createHostSession } from '../testing/index.ts';
import { LazyNoticesAndExpiryPrompt } from './lazy-notices-and-expiry-prompt.tsx';

const mockFetch = jest.fn();
jest.mock('../frame/index.ts', () => ({
  importFrame: async () => {
    mockFetch();
    return { NoticesAndExpiryPrompt: () => <p>expiry prompt</p> };
  },
}));

test('loads the code and shows it only once an agent is signed in', async () => {
  const session = testSession();
  const signedIn = session.current();
  session.set({ status: 'signed-out', reason: 'never-signed-in' });
  render(<LazyNoticesAndExpiryPrompt session={createHostSession(session, true)} notices={createNotices()} />);
  expect(mockFetch).not.toHaveBeenCalled();
  act(() => session.set(signedIn));
  expect(await screen.findByText('expiry prompt')).toBeVisible();
  expect(mockFetch).toHaveBeenCalledTimes(1);
});

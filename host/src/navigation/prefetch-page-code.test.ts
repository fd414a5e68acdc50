import { testRemotes } from '@portal/shared/testing/remotes';
import { prefetchPageCode } from './prefetch-page-code.ts';
import { createPages } from './routes/index.ts';

const mockFetched: string[] = [];
jest.mock('./frame/frame.tsx', () => {
  mockFetched.push('frame');
  return {};
});
jest.mock('@portal/shared/calls', () => {
  mockFetched.push('calls');
  return {};
});
jest.mock('../dashboard/index.ts', () => ({
  importDashboard: async () => void mockFetched.push('home'),
}));
jest.mock('../help/index.ts', () => ({
  importRemotesPage: async () => void mockFetched.push('remotes'),
}));

/** Returns which code of the host is fetched for a path. */
async function fetchedFor(path: string): Promise<readonly string[]> {
  jest.resetModules();
  mockFetched.length = 0;
  const route = createPages(testRemotes).find(path);
  if (!route) throw new Error(`${path} is not a page`);
  prefetchPageCode(route);
  await new Promise((done) => setTimeout(done));
  return [...mockFetched].sort();
}

test.each([
  ['/', []],
  ['/maintenance', []],
  ['/cart', ['calls', 'frame']],
])('fetches for %s the code of %p', async (path, fetched) => {
  expect(await fetchedFor(path)).toEqual(fetched);
});

test('fetches a page of the host together with the frame and the API client', async () => {
  expect(await fetchedFor('/dashboard')).toEqual(['calls', 'frame', 'home']);
  expect(await fetchedFor('/about/remotes')).toEqual(['calls', 'frame', 'remotes']);
});

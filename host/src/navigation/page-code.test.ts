import { fetchPageCode } from './page-code.ts';
import { findRoute } from './routes.ts';

const mockFetched: string[] = [];
jest.mock('./frame/frame.tsx', () => {
  mockFetched.push('frame');
  return {};
});
jest.mock('../dashboard/index.ts', () => ({
  homeCode: async () => void mockFetched.push('home'),
}));

/** What the host fetches for a path; the frame's own file once for all. */
async function fetchedFor(path: string): Promise<readonly string[]> {
  jest.resetModules();
  mockFetched.length = 0;
  const route = findRoute(path);
  if (!route) throw new Error(`${path} is no page`);
  fetchPageCode(route);
  await new Promise((done) => setTimeout(done));
  return mockFetched;
}

test.each([
  ['/', []],
  ['/maintenance', []],
  ['/cart', ['frame']],
])('%s has %p of the host’s own code fetched', async (path, fetched) => {
  expect(await fetchedFor(path)).toEqual(fetched);
});

test('the home page comes together with its frame', async () => {
  expect([...(await fetchedFor('/dashboard'))].sort()).toEqual(['frame', 'home']);
});

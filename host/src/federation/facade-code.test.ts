import { facades } from '@portal/shared/build';
import { fetchFacades, laterFacades } from './facade-code.ts';

test('every facade that the first page does not bring is fetched ahead by its name', () => {
  // these come with the host's first files, and with the session
  const first = ['@portal/shared/ui', '@portal/shared/schema', '@portal/shared/oidc-tokens'];
  expect(Object.keys(laterFacades).sort()).toEqual(facades.filter((name) => !first.includes(name)).sort());
});

test('a facade that is not known, or that does not come, is nobody’s concern here', async () => {
  expect(() => fetchFacades(['@portal/shared/of-a-newer-host', '@portal/shared/money'])).not.toThrow();
});

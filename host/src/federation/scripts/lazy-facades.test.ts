import { facades } from '@portal/shared/build';
import { lazyFacades, prefetchFacades } from './lazy-facades.ts';

test('lists every facade that the first page does not load', () => {
  // these come with the host's base layer and with the session
  const loadedAtStart = ['@portal/shared/ui', '@portal/shared/schema', '@portal/shared/oidc-tokens'];
  expect(Object.keys(lazyFacades).sort()).toEqual(
    facades.filter((name) => !loadedAtStart.includes(name)).sort(),
  );
});

test('ignores an unknown facade and one that fails to load', async () => {
  const money = jest
    .spyOn(lazyFacades, '@portal/shared/money')
    .mockRejectedValue(new Error('Loading chunk failed'));
  prefetchFacades(['@portal/shared/of-a-newer-host', '@portal/shared/money']);
  // an unhandled rejection would fail this test in the next task
  await new Promise((resolve) => setTimeout(resolve));
  expect(money).toHaveBeenCalledTimes(1);
  money.mockRestore();
});

import { facades } from '@portal/shared/build';
import { fetchFacades, laterFacades } from './facade-code.ts';

test('every facade that the first page does not bring is fetched ahead by its name', () => {
  // these come with the host's first files, and with the session
  const first = ['@portal/shared/ui', '@portal/shared/schema', '@portal/shared/oidc-tokens'];
  expect(Object.keys(laterFacades).sort()).toEqual(facades.filter((name) => !first.includes(name)).sort());
});

test('a facade that is not known, or that does not come, is nobody’s concern here', async () => {
  const money = jest
    .spyOn(laterFacades, '@portal/shared/money')
    .mockRejectedValue(new Error('Loading chunk failed'));
  fetchFacades(['@portal/shared/of-a-newer-host', '@portal/shared/money']);
  // a rejection that nobody took would be told in the next task, and fail this test
  await new Promise((resolve) => setTimeout(resolve));
  expect(money).toHaveBeenCalledTimes(1);
  money.mockRestore();
});

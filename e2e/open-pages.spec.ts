import { expect, test } from './support/test.ts';

for (const { path, heading, name } of [
  { path: '/redirect', heading: 'Leaving the Agent Portal', name: 'redirect' },
  { path: '/maintenance', heading: /.+/, name: 'maintenance' },
]) {
  test(`${path} stands outside the frame and can be seen without a session`, async ({
    page,
    shot,
    accessible,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await shot(name);
    await accessible();
  });
}

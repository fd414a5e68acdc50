import type { Locator } from 'playwright/test';
import { expect, test } from './support/fixtures/test.ts';
import { inForm } from './support/run-form.ts';
import { formReads } from './support/screens/form-reads.ts';
import { reads, visitOf } from './support/screens/reads.ts';
import { expectFailures } from './support/service/call-failures.ts';
import { shortenServiceTimeout } from './support/service/service-timeout.ts';
import { failCall, type SixFault, sixFaults } from './support/service/six-faults.ts';

const all = [...reads, ...formReads];

/** In the short form one read of history, which no other spec makes fail. */
const readsToTry = inForm(
  all.filter(({ what }) => what === 'pending transactions'),
  all,
);
const faultsToTry = inForm<readonly SixFault[]>(['html-500'], sixFaults);

/** Presses Try again until no failure is left: of each account there may be one, and one may come late. */
async function tryAgain(failures: Locator): Promise<void> {
  const again = failures.first().getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(failures).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

for (const { what, call, prepare, open, message, shown } of readsToTry)
  test(`[API-05] shows at its place that a read failed, and reads it on Try again: ${what}`, async ({
    page,
    agent,
    seed,
    control,
    guard,
  }) => {
    expectFailures(guard);
    await shortenServiceTimeout(page);
    await seed.session();
    const visit = visitOf({ page, agent, seed, control });
    const id = (await prepare?.(visit)) ?? '';
    for (const kind of faultsToTry)
      await test.step(kind, async () => {
        const restore = await failCall(visit, call, kind);
        await open(visit, id);
        const failures = page.getByRole('alert').filter({ hasText: message });
        // a read is repeated with the renewed token; a POST is not
        if (kind === 'unauthorised' && call.method === 'GET') {
          await expect(shown(page)).toBeVisible();
          await expect(failures).toHaveCount(0);
          return restore();
        }
        await expect(failures.first()).toBeVisible();
        await restore();
        await tryAgain(failures);
        await expect(shown(page)).toBeVisible();
      });
  });

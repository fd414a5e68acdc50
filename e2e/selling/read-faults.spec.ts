import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { inForm } from '../support/run-form.ts';
import { formReads } from '../support/screens/form-reads.ts';
import { historyReads } from '../support/screens/history-reads.ts';
import { reads, visitOf } from '../support/screens/reads.ts';
import { mailOf } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { nextRequest } from '../support/service/call-failures.ts';
import { shortenServiceTimeout } from '../support/service/service-timeout.ts';
import { failCall, type SixFault, sixFaults } from '../support/service/six-faults.ts';

const all = [...reads, ...historyReads, ...formReads];

/** In the short form one read of history, which no other spec makes fail. */
const readsToTry = inForm(
  all.filter(({ what }) => what === 'pending transactions'),
  all,
);
const faultsToTry = inForm<readonly SixFault[]>(['html-500'], sixFaults);

/** Presses Try again until no failure is left: of each account there may be one, and one may come late. */
async function tryAgain(failures: Locator): Promise<void> {
  const again = failures.first().getByRole('button', { name: 'Try again' });
  await expect(async () => {
    // the one before may be gone by now
    await again.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(failures).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
}

for (const { what, call, prepare, open, message, shown } of readsToTry)
  test(`[API-05] shows at its place that a read failed, and reads it on Try again: ${what}`, async ({
    page,
    agent,
    seed,
    control,
  }) => {
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

// `live-status.test` of the checkout has the same without a browser
test('[CHK-04] a look at a sent checkout that fails takes nothing from the page, and the next look shows what has changed', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  const customer = firstCustomer(agent);
  const look = { method: 'GET', path: '/application/checkout' } as const;
  await page.clock.install();
  await shortenServiceTimeout(page);
  await seed.session();
  const { checkoutId } = await seed.sentInvestment(customer, 'CBSUK', '2000.00');
  await page.goto(`/checkout?customerId=${customer.customerId}&sent=${checkoutId}`);
  const waiting = page.getByText(/Nothing is processed before the customer confirms/);
  await expect(waiting).toBeVisible();
  for (const kind of sixFaults)
    await test.step(kind, async () => {
      const restore = await failCall({ page, control }, look, kind);
      const looks = nextRequest(page, look);
      await page.clock.fastForward(10_000);
      await looks;
      await expect(waiting).toBeVisible();
      await restore();
    });
  await control.answerMail(mailOf(customer), 'confirm');
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

import { publish } from '@portal/shared/site';
import { expectMonitored } from '../monitoring/walk.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { afterDeadline } from '../support/processes/deadline.ts';
import { buildNewRemote, newRemote } from '../support/processes/new-remote.ts';
import { inForm } from '../support/run-form.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { contextsOf } from '../support/service/reported-contexts.ts';

/** The tab's slot, which throws when it renders. */
const throwing = `import { createParcel } from '@portal/shared/ui';

export default createParcel(() => {
  throw new Error('this tab throws');
});
`;

for (const fault of inForm(['gives 404'] as const, ['gives 404', 'hangs', 'throws'] as const))
  test(`[FED-03] a tab of another remote ${fault}: the profile’s other tabs work, the tab says so, and monitoring gets remote and version`, async ({
    page,
    control,
    guard,
    agent,
    seed,
    site,
  }) => {
    // the remote may have to be built first
    test.setTimeout(180_000);
    guard.expect(new RegExp(newRemote), /this tab throws/);
    const changes = fault === 'throws' ? { 'src/slots/price-alerts-tab.tsx': throwing } : {};
    const dist = await buildNewRemote(changes);
    await publish(site.folder, { package: newRemote, dist, version: '1.0.0', by: 'a team' });
    await site.switchTelemetryOn();
    if (fault !== 'throws') await control.remoteFault(newRemote, fault === 'hangs' ? 'hang' : 'missing');
    await seed.session();
    await page.goto(`/client-profile?customerId=${firstCustomer(agent).customerId}`);
    await page.getByRole('tab', { name: 'Price alerts' }).click();
    const panel = page.getByRole('tabpanel').getByText('The customer’s price alerts could not be loaded');
    await expect(panel).toBeVisible(afterDeadline);
    await expectMonitored(page);
    await page.getByRole('tab', { name: 'Bank accounts' }).click();
    await expect(page.getByRole('button', { name: 'Add bank account' }).last()).toBeVisible();
    await expect(panel).toBeHidden();

    // leaving the page sends what is buffered
    await page.goto('about:blank');
    await expect
      .poll(async () => contextsOf(await control.reports(), 'error', `${newRemote}: `))
      .toEqual([
        expect.objectContaining({ remote: newRemote, version: '1.0.0', where: 'slot price-alerts-tab' }),
      ]);
  });

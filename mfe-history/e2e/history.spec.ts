import { readFile } from 'node:fs/promises';
import { addDays, today } from '@portal/shared/dates';
import { expect, test } from '../../e2e/support/fixtures/test.ts';
import { accountOf } from '../../e2e/support/screens/selling.ts';
import { firstCustomer } from '../../e2e/support/service/agent.ts';

test('[CLI-06] [HIS-04] the history of an account: completed with its statement, pending, dividends', async ({
  page,
  agent,
  seed,
  control,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  const account = accountOf(customer, 'CS');
  await seed.session();
  await seed.sentInvestment(customer, 'CBSUK', '2000.00');
  // the months before the agent was made are in the last year, whatever the day is
  const [from, to] = [addDays(today(), -360), today()];
  const address = `/client-profile?customerId=${customer.customerId}&tab=activity&activityAccount=${account}`;

  await page.goto(`${address}&period=custom&from=${from}&to=${to}`);
  const statement = page.getByRole('button', { name: 'Statement in MYR, PDF' });
  await expect(statement).toBeVisible();
  await control.fault('/report/jsreport', 'html-500', { method: 'POST', times: 1 });
  await statement.click();
  await expect(page.getByText('The statement in MYR could not be made')).toBeVisible();
  await inspect('history-completed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`statement-${account}-MYR-${from}-${to}.pdf`);
  const bytes = await readFile(await file.path());
  expect(bytes.toString('latin1')).toContain(`(Account ${account}, MYR) Tj`);
  expect(bytes.subarray(-6).toString()).toBe('%%EOF\n');
  await expect(page.getByText('The statement in MYR could not be made')).toBeHidden();

  const parts = page.getByRole('group', { name: 'History' });
  await parts.getByRole('button', { name: 'Pending' }).click();
  const pending = page.getByRole('table', { name: 'Pending transactions' });
  await expect(pending.getByRole('row', { name: /Investment.*Money in MYR 2,000\.00/ })).toContainText(
    'Sukuk',
  );
  await inspect('history-pending');
  await parts.getByRole('button', { name: 'Dividends' }).click();
  await expect(page.getByRole('table', { name: 'Dividends', exact: true })).toContainText('CBSUK');
  await expect(page).toHaveURL(/history=dividends/);
  await inspect('history-dividends');
});

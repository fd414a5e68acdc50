import { formatCount } from '@portal/shared/counts';
import { formatDateTime } from '@portal/shared/dates';
import { expect, test } from '../support/fixtures/test.ts';
import { findPrintFaults } from '../support/page/print-faults.ts';
import { type PrintedPaper, printPage, printToPdf } from '../support/page/print-to-pdf.ts';
import { inForm } from '../support/run-form.ts';
import { allScreens, openEach } from '../support/screens/all-screens.ts';
import { demoAgent } from '../support/screens/applications.ts';
import { seedForms } from '../support/screens/forms.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { serveBook } from '../support/service/large-data.ts';

/** Sheets without content, of what was printed. */
const emptySheets = ({ pages }: PrintedPaper) =>
  pages.flatMap((text, index) => (text.trim() === '' ? [`sheet ${index + 1} of ${pages.length}`] : []));

for (const total of inForm([500], [2_000, 5_000]))
  test(`[CLI-01] a list of ${total} customers is printed whole`, async ({ page, seed }) => {
    test.setTimeout(180_000);
    await serveBook(page, total);
    await seed.session();
    await page.goto('/client');
    await expect(page.getByText(new RegExp(`^1 to \\d+ of ${formatCount(total)}$`))).toBeVisible({
      timeout: 60_000,
    });
    const printed = await printPage(page, `customers-${total}`);
    expect(new Set(printed.text.match(/\b[A-Z]\d{5} binti Abdullah\b/g)).size).toBe(total);
    expect(emptySheets(printed)).toEqual([]);
    // what is near the window is there again
    await expect(page.getByRole('link', { name: /^A00000/ })).toBeVisible();
  });

test('[APP-01] all applications of a filter are printed', async ({ page, seed }) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Rejected&sort=form');
  const text = await page.getByText(/^All · Rejected · \d+ applications$/).textContent();
  const printed = await printPage(page, 'applications');
  expect(printed.text).toContain(text);
  expect(new Set(printed.text.match(/\bDT-\d+-\d+/g)).size).toBe(Number(text?.match(/\d+/)?.[0]));
  expect(emptySheets(printed)).toEqual([]);
});

test('[CLI-05] a paper that the browser prints again names the time of that print', async ({
  page,
  agent,
  seed,
}) => {
  await seed.session();
  await page.goto(`/client-profile?customerId=${firstCustomer(agent).customerId}`);
  await printToPdf(page, page.getByRole('button', { name: 'Print review' }), 'review-first');
  const later = new Date(Date.now() + 7 * 60_000);
  await page.clock.setFixedTime(later);
  const again = await printPage(page, 'review-again');
  expect(again.text).toContain(
    `Printed ${formatDateTime(later).replace(/\s*MYT$/, '')}`.replaceAll('\u00a0', ' '),
  );
});

test('every page and form prints what it shows, on sheets with content, light, and with nothing cut', {
  tag: '@long',
}, async ({ page, agent, seed }) => {
  test.setTimeout(600_000);
  const application = await seedForms(seed, firstCustomer(agent));
  await seed.session();
  await page.emulateMedia({ colorScheme: 'dark' });
  const found: string[] = [];
  for await (const screen of openEach(page, allScreens(page, agent, application))) {
    const printed = await printPage(page, `page-${screen.replaceAll(/\W+/g, '-')}`);
    for (const fault of [...emptySheets(printed), ...(await findPrintFaults(page))])
      found.push(`${screen}: ${fault}`);
    expect(printed.text.length, screen).toBeGreaterThan(0);
  }
  expect(found).toEqual([]);
});

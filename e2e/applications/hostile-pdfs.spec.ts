import { expect, test } from '../support/fixtures/test.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { inForm } from '../support/run-form.ts';
import {
  countDarkPixels,
  documentSection,
  fileInput,
  MIN_DARK_PIXELS,
  openEpfApplication,
  pdf,
  viewButton,
} from '../support/screens/documents.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { encryptedPdf, hostilePdfs, scannedPdf } from '../support/service/hostile-pdfs.ts';

/** How long a tab may take to answer, in milliseconds. */
const LIMIT_MS = 6_000;

test('[APP-04] a PDF that needs a password is refused with the reason, and one with an owner’s password alone is drawn', async ({
  page,
  agent,
  seed,
}) => {
  await seed.session();
  await openEpfApplication(page, seed, firstCustomer(agent));
  await fileInput(page).setInputFiles({ ...pdf, buffer: encryptedPdf('850101-14-5555', 'bank') });
  await expect(documentSection(page).getByText('This PDF needs a password.')).toBeVisible();
  await fileInput(page).setInputFiles({ ...pdf, buffer: encryptedPdf('', 'bank') });
  await viewButton(page).click();
  expect(await countDarkPixels(page.getByRole('img', { name: /Form KWSP/ }))).toBeGreaterThan(
    MIN_DARK_PIXELS,
  );
});

test('[APP-03] a scan in a PDF, packed as faxes are, is drawn', async ({ page, agent, seed }) => {
  await seed.session();
  await openEpfApplication(page, seed, firstCustomer(agent));
  await fileInput(page).setInputFiles({ ...pdf, buffer: scannedPdf() });
  await viewButton(page).click();
  expect(await countDarkPixels(page.getByRole('img', { name: /Form KWSP/ }))).toBeGreaterThan(
    100 * MIN_DARK_PIXELS,
  );
});

/** All 12 in the long form; in each run one of each kind that takes a second to answer for. */
const tried = inForm<ReadonlySet<string>>(
  new Set(['six million operators', 'a picture of 3,600 megapixels', 'a billion pages']),
  new Set(Object.keys(hostilePdfs)),
);

test('[APP-03] the tab answers within 6 s for each hostile PDF', async ({ page, agent, seed }) => {
  test.setTimeout(300_000);
  await seed.session();
  await openEpfApplication(page, seed, firstCustomer(agent));
  await fileInput(page).setInputFiles(pdf);
  await expect(viewButton(page)).toBeVisible();
  let content = pdf.buffer;
  await page.route('**/helpme/s3getpost?*', async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    await route.fulfill({
      response,
      json: { ...file, size: content.length, content: content.toString('base64') },
    });
  });
  const times: string[] = [];
  for (const [name, build] of Object.entries(hostilePdfs).filter(([each]) => tried.has(each))) {
    content = build();
    await page.reload();
    await waitUntilLoaded(page);
    await viewButton(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const start = Date.now();
    let slowest = 0;
    const shown = dialog.locator('canvas[data-drawn=yes], [role=alert]').first();
    for (let isShown = false; !isShown && Date.now() - start < 3 * LIMIT_MS; ) {
      const asked = Date.now();
      isShown = await shown.isVisible();
      slowest = Math.max(slowest, Date.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const took = Date.now() - start;
    times.push(`${name}: ${took} ms, slowest answer ${slowest} ms, ${content.length} bytes`);
    expect.soft(slowest, `slowest answer: ${name}`).toBeLessThan(LIMIT_MS);
    expect.soft(took, `shown or said why not: ${name}`).toBeLessThan(2 * LIMIT_MS);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
  }
  console.log(times.join('\n'));
});

import { pdfOf } from '@portal/sandbox/src/pdf/index.ts';
import type { Locator, Page } from 'playwright/test';
import { type Customer, firstCustomer } from './support/agent.ts';
import type { Seed } from './support/seeding/seed.ts';
import { expectFailures, failNext, failures, nextRequest } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

const upload = { method: 'POST', path: '/helpme/s3getpost' } as const;
const read = { method: 'GET', path: '/helpme/s3getpost' } as const;
const list = { method: 'GET', path: '/application/documentrequired/list' } as const;
const form = 'Form KWSP 9N (AHL), signed';
const pdf = {
  name: '9n.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(['Form KWSP 9N', 'signed by the customer']),
};

const section = (page: Page) => page.getByRole('region', { name: 'Required documents', exact: true });
const input = (page: Page) => section(page).locator('input[type=file]');

/** Opens an application of the EPF account, which asks for a signed form. The agent has been signed in by `seed`. */
async function openApplication(page: Page, seed: Seed, customer: Customer): Promise<void> {
  const { applicationId } = await seed.checkout(
    customer,
    [await seed.investment(customer, 'CBBAL', '2000.00', 'EPF')],
    'EPF',
  );
  await page.goto(`/application/detail/${applicationId}`);
  await expect(section(page).getByText('1 of 1 missing')).toBeVisible();
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** What a line of words leaves on a phone's canvas, well above nothing. */
const leastInk = 100;

/** How much of a drawn page is not white. */
async function inkOf(canvas: Locator): Promise<number> {
  await expect(canvas).toHaveAttribute('data-drawn', 'yes');
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    };
    let ink = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) ink += 1;
    return ink;
  });
}

test('[APP-03] [APP-04] the missing document alone is uploaded, is received, opens and downloads', async ({
  page,
  agent,
  seed,
  shot,
  accessible,
}) => {
  await seed.session();
  const asked = page.waitForRequest((request) => request.url().includes(list.path));
  await openApplication(page, seed, firstCustomer(agent));
  const query = new URL((await asked).url()).searchParams;
  expect([...query.keys()].sort()).toEqual(['applicationId', 'transactionFormId']);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(upload.path)) sent.push(request.url());
  });
  await input(page).setInputFiles({ ...pdf, buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(section(page).getByText('Only PDF, JPG and PNG files can be uploaded.')).toBeVisible();
  await input(page).setInputFiles({ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-') });
  await expect(section(page).getByText(/larger than 5 MB/)).toBeVisible();
  expect(sent, 'what is refused never leaves the browser').toEqual([]);
  await shot('application-documents-missing');
  await input(page).setInputFiles(pdf);
  await expect(section(page).getByText('Received')).toBeVisible();
  await expect(section(page).getByText('All there')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Document uploaded');
  await expect(input(page), 'what is there is not asked for again').toHaveCount(0);
  await accessible();

  const opened = nextRequest(page, read);
  await section(page)
    .getByRole('button', { name: `View ${form}` })
    .click();
  const { searchParams } = new URL((await opened).url());
  expect(searchParams.get('Bucket')).toBe('portal-documents');
  expect(searchParams.get('Key')).toMatch(/^\d{4}-\d{2}\/./);
  const viewer = page.getByRole('dialog', { name: form });
  const drawn = viewer.getByRole('img', { name: form });
  expect(await inkOf(drawn), 'the words of the PDF are drawn').toBeGreaterThan(leastInk);
  await shot('document-viewer');
  await accessible();

  const before = await drawn.boundingBox();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect(viewer.getByRole('status', { name: 'Zoom' })).toHaveText('150%');
  await expect
    .poll(async () => ((await drawn.boundingBox())?.width ?? 0) / (before?.width ?? 1))
    .toBeCloseTo(1.5, 1);
  await viewer.getByRole('button', { name: 'Rotate' }).click();
  await expect
    .poll(async () => (await drawn.boundingBox())?.height ?? 0)
    .toBeLessThan((before?.width ?? 0) * 1.5);
  expect(await inkOf(drawn), 'it is drawn anew').toBeGreaterThan(leastInk);

  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(pdf.name);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(section(page).getByRole('button', { name: `View ${form}` })).toBeFocused();
});

test('[API-05] whatever an upload meets, the file is kept and sent again without choosing it again', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
  shot,
}) => {
  test.slow();
  expectFailures(guard);
  await seed.session();
  await openApplication(page, seed, firstCustomer(agent));
  for (const kind of failures) {
    await test.step(kind, async () => {
      const restore = await failNext({ control, context }, upload, kind);
      const leaves = nextRequest(page, upload);
      await input(page).setInputFiles(pdf);
      await leaves;
      const lost = section(page).getByText(/9n\.pdf did not arrive\. It is kept here/);
      // without a network nobody can be asked either
      const open = section(page).getByText('It is not known whether 9n.pdf arrived. It is kept here.');
      await expect(kind === 'offline' ? open : lost).toBeVisible();
      await restore();
      if (kind === 'offline')
        await section(page)
          .getByRole('button', { name: `Check again ${form}` })
          .click();
      await expect(lost).toBeVisible();
    });
  }
  await shot('application-documents-failed');
  await section(page)
    .getByRole('button', { name: `Try again ${form}` })
    .click();
  await expect(section(page).getByText('All there')).toBeVisible();
});

test('[API-05] an upload whose answer is lost is read back, and not sent again', async ({
  page,
  agent,
  seed,
  control,
  guard,
}) => {
  expectFailures(guard);
  const customer = firstCustomer(agent);
  await seed.session();
  await openApplication(page, seed, customer);
  await control.fault(upload.path, 'commit-then-lose', { method: 'POST', times: 1 });
  await input(page).setInputFiles(pdf);
  await expect(section(page).getByText('All there')).toBeVisible();
  expect((await control.ledger(customer.customerId)).documents).toHaveLength(1);
});

test('[API-05] documents and files that cannot be read say so, never look empty, and are read again', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
}) => {
  test.slow();
  expectFailures(guard);
  await seed.session();
  await openApplication(page, seed, firstCustomer(agent));
  await input(page).setInputFiles(pdf);
  await expect(section(page).getByText('All there')).toBeVisible();
  for (const kind of failures) {
    // the page itself does not load without a network
    if (kind !== 'offline')
      await test.step(`list: ${kind}`, async () => {
        await failNext({ control, context }, list, kind);
        await page.reload();
        const told = section(page).getByRole('alert');
        await expect(told).toContainText('could not be loaded');
        await expect(section(page).getByText('asks for a document')).toHaveCount(0);
        await expect(page.getByRole('table', { name: 'Items' }), 'the rest stands').toBeVisible();
        await control.fault(list.path, 'none', { method: 'GET' });
        await told.getByRole('button', { name: 'Try again' }).click();
        await expect(section(page).getByText('Received')).toBeVisible();
      });
    await test.step(`file: ${kind}`, async () => {
      await page.reload();
      await expect(section(page).getByText('Received')).toBeVisible();
      const restore = await failNext({ control, context }, read, kind);
      await section(page)
        .getByRole('button', { name: `View ${form}` })
        .click();
      const viewer = page.getByRole('dialog', { name: form });
      await expect(viewer.getByText('The file could not be loaded')).toBeVisible();
      await restore();
      await viewer.getByRole('button', { name: 'Try again' }).click();
      expect(await inkOf(viewer.getByRole('img', { name: form }))).toBeGreaterThan(leastInk);
      await viewer.getByRole('button', { name: 'Close' }).click();
    });
  }
});

test('[APP-03] a rejected document says why, and its picture opens', async ({ page, shot, seed }) => {
  // has applications in every status; nothing here changes any of them
  await seed.sessionOf({ email: 'aisyah@agents.example', password: 'Portal-2026' });
  await page.goto('/application?status=Pending+Documents&sort=-form');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^Upload/ })
    .click();
  await expect(page).toHaveURL(/#documents$/);
  await expect(section(page).getByText('Older than 3 months.')).toBeVisible();
  await expect(section(page)).toBeInViewport();
  await shot('application-documents');
  await section(page).getByRole('button', { name: 'View Bank statement, at most 3 months old' }).click();
  const viewer = page.getByRole('dialog');
  expect(await inkOf(viewer.getByRole('img')), 'the picture is drawn').toBeGreaterThan(leastInk);
  await shot('document-viewer-picture');
});

test('[APP-03] [APP-04] by keyboard alone: a file is chosen and looked at, page by page; the focus is never lost', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
}) => {
  expectFailures(guard);
  // as other programs make them: several pages, with their fonts inside
  const printer = await context.newPage();
  const words = '<p>The customer asks for this investment, and signs below.</p>'.repeat(8);
  await printer.setContent(`${words}<div style="break-before: page">${words}</div>`);
  const printed = await printer.pdf({ width: '600px', height: '800px' });
  await printer.close();
  await page.bringToFront();
  // asked for early: the browser catches the dialog some time after it was asked to
  const chosen = page.waitForEvent('filechooser');
  await seed.session();
  await openApplication(page, seed, firstCustomer(agent));
  await section(page)
    .getByRole('button', { name: `Upload ${form}` })
    .focus();
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ ...pdf, buffer: printed });
  const view = section(page).getByRole('button', { name: `View ${form}` });
  await expect(view, 'the button that had the focus is gone').toBeFocused();

  await control.fault(read.path, 'html-500', { method: read.method });
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: form });
  await expect(viewer.getByText('The file could not be loaded')).toBeVisible();
  await control.fault(read.path, 'none', { method: read.method });
  await tabTo(page, viewer.getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('Enter');
  const pages = viewer.getByRole('group', { name: `Pages of ${form}` });
  expect(await inkOf(pages.getByRole('img', { name: `${form}, page 1 of 2` }))).toBeGreaterThan(leastInk);
  await tabTo(page, viewer.getByRole('button', { name: 'Zoom in' }));
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('status', { name: 'Zoom' })).toHaveText('150%');
  await tabTo(page, pages);
  await page.keyboard.press('End');
  const second = pages.getByRole('img', { name: `${form}, page 2 of 2` });
  await expect(second).toBeInViewport();
  expect(await inkOf(second)).toBeGreaterThan(leastInk);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(view).toBeFocused();
});

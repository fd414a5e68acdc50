import { readFile } from 'node:fs/promises';
import { removeNewFeatures } from '../browsers/new-features.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { atBothWidths } from '../support/page/widths.ts';
import { demoAgent } from '../support/screens/applications.ts';
import {
  countDarkPixels,
  documentName,
  documentSection,
  downloadCall,
  fileInput,
  listCall,
  MIN_DARK_PIXELS,
  openEpfApplication,
  pdf,
  uploadCall,
  viewButton,
} from '../support/screens/documents.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { nextRequest } from '../support/service/call-failures.ts';

test('[APP-03] [APP-04] a missing document is checked, uploaded and received; it opens and downloads', async ({
  page,
  agent,
  seed,
  shot,
  accessible,
  inspect,
}) => {
  await seed.session();
  const listed = page.waitForRequest((request) => request.url().includes(listCall.path));
  await openEpfApplication(page, seed, firstCustomer(agent));
  const query = new URL((await listed).url()).searchParams;
  expect([...query.keys()].sort()).toEqual(['applicationId', 'transactionFormId']);

  // while the customer has to confirm, the document is what the agent can do
  const fillOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  const secondary = await fillOf('Print receipt');
  await expect.poll(() => fillOf('Resend e-mail')).toBe(secondary);
  expect(await fillOf('Upload 1 document')).not.toBe(secondary);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(uploadCall.path)) sent.push(request.url());
  });
  await fileInput(page).setInputFiles({ ...pdf, buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(documentSection(page).getByText('Only PDF, JPG and PNG files can be uploaded.')).toBeVisible();
  await fileInput(page).setInputFiles({ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-') });
  await expect(documentSection(page).getByText(/The limit is 5 MB/)).toBeVisible();
  expect(sent, 'a refused file is not sent').toEqual([]);
  await shot('application-documents-missing');
  await fileInput(page).setInputFiles(pdf);
  await expect(documentSection(page).getByText('Received', { exact: true })).toBeVisible();
  await expect(documentSection(page).getByText('All received')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Document uploaded');
  await expect(fileInput(page), 'a received document has no upload button').toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => fillOf('Resend e-mail')).not.toBe(secondary);
  await accessible();

  const opened = nextRequest(page, downloadCall);
  await viewButton(page).click();
  const { searchParams } = new URL((await opened).url());
  expect(searchParams.get('Bucket')).toBe('portal-documents');
  expect(searchParams.get('Key')).toMatch(/^\d{4}-\d{2}\/./);
  const viewer = page.getByRole('dialog', { name: documentName });
  const drawn = viewer.getByRole('img', { name: documentName });
  expect(await countDarkPixels(drawn), 'the text of the PDF is drawn').toBeGreaterThan(MIN_DARK_PIXELS);
  await inspect('document-viewer');
  await atBothWidths(page, async () => {
    const { height } = (await viewer.boundingBox()) ?? { height: 0 };
    expect(height, 'the viewer is as high as the window').toBeGreaterThan(
      (page.viewportSize()?.height ?? 0) - 40,
    );
    await expect(viewer.getByRole('toolbar', { name: 'View' })).toBeInViewport({ ratio: 1 });
    await expect(viewer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });

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
  // the page that is turned is empty until it is drawn
  await expect.poll(() => countDarkPixels(drawn), 'it is drawn again').toBeGreaterThan(MIN_DARK_PIXELS);

  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(pdf.name);
  expect(await readFile(await file.path()), 'the file that was uploaded').toEqual(pdf.buffer);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewButton(page)).toBeFocused();
});

test('[APP-03] a rejected document shows the reason, and its picture opens', { tag: '@long' }, async ({
  page,
  shot,
  seed,
}) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Pending+Documents&sort=form');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^Upload/ })
    .click();
  await expect(page).toHaveURL(/#documents$/);
  await expect(documentSection(page).getByText('Older than 3 months.')).toBeVisible();
  await expect(documentSection(page)).toBeInViewport();
  await shot('application-documents');
  await documentSection(page)
    .getByRole('button', { name: 'View Bank statement, at most 3 months old' })
    .click();
  const viewer = page.getByRole('dialog');
  expect(await countDarkPixels(viewer.getByRole('img')), 'the picture is drawn').toBeGreaterThan(
    MIN_DARK_PIXELS,
  );
  await shot('document-viewer-picture');
});

test('[APP-03] [APP-04] by keyboard and with the functions of Safari 17, a file is chosen and read page by page, and the focus is never lost', async ({
  page,
  context,
  agent,
  seed,
  control,
}) => {
  // a PDF as other programs write it: several pages and embedded fonts
  const printer = await context.newPage();
  const words = '<p>The customer asks for this investment, and signs below.</p>'.repeat(8);
  await printer.setContent(`${words}<div style="break-before: page">${words}</div>`);
  const printed = await printer.pdf({ width: '600px', height: '800px' });
  await printer.close();
  await page.bringToFront();
  await page.addInitScript(removeNewFeatures);
  // requested early, because the browser needs some time until it intercepts the dialog
  const chosen = page.waitForEvent('filechooser');
  await seed.session();
  await openEpfApplication(page, seed, firstCustomer(agent));
  await documentSection(page)
    .getByRole('button', { name: `Upload ${documentName}` })
    .focus();
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ ...pdf, buffer: printed });
  const view = viewButton(page);
  await expect(view, 'the button with the focus was removed').toBeFocused();

  await control.fault(downloadCall.path, 'html-500', { method: downloadCall.method });
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: documentName });
  await expect(viewer.getByText('The file could not be loaded')).toBeVisible();
  await control.fault(downloadCall.path, 'none', { method: downloadCall.method });
  await tabTo(page, viewer.getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('Enter');
  const pages = viewer.getByRole('group', { name: `Pages of ${documentName}` });
  expect(
    await countDarkPixels(pages.getByRole('img', { name: `${documentName}, page 1 of 2` })),
  ).toBeGreaterThan(MIN_DARK_PIXELS);
  await tabTo(page, viewer.getByRole('button', { name: 'Zoom in' }));
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('status', { name: 'Zoom' })).toHaveText('150%');
  await tabTo(page, pages);
  await page.keyboard.press('End');
  const second = pages.getByRole('img', { name: `${documentName}, page 2 of 2` });
  await expect(second).toBeInViewport();
  expect(await countDarkPixels(second)).toBeGreaterThan(MIN_DARK_PIXELS);
  const place = viewer.getByRole('status', { name: 'Page', exact: true });
  await expect(place).toHaveText('2 / 2');
  await viewer.getByRole('button', { name: 'Previous page' }).focus();
  await page.keyboard.press('Enter');
  await expect(place).toHaveText('1 / 2');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(view).toBeFocused();
});

import { expect, test } from '../support/fixtures/test.ts';
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
import { failuresToTry, nextRequest } from '../support/service/call-failures.ts';

test('[API-05] keeps the file when the upload fails, and sends it on Try again without choosing it again', {
  tag: '@long',
}, async ({ page, agent, seed, shot, failNext }) => {
  test.slow();
  await seed.session();
  await openEpfApplication(page, seed, firstCustomer(agent));
  for (const kind of failuresToTry) {
    await test.step(kind, async () => {
      const restore = await failNext(uploadCall, kind);
      const leaves = nextRequest(page, uploadCall);
      await fileInput(page).setInputFiles(pdf);
      await leaves;
      const lost = documentSection(page).getByText(/9n\.pdf did not arrive\. It is kept here/);
      // offline, the outcome cannot be read
      const unknown = documentSection(page).getByText(
        'It is not known whether 9n.pdf arrived. It is kept here.',
      );
      await expect(kind === 'offline' ? unknown : lost).toBeVisible();
      await restore();
      if (kind === 'offline')
        await documentSection(page)
          .getByRole('button', { name: `Check again ${documentName}` })
          .click();
      await expect(lost).toBeVisible();
    });
  }
  await shot('application-documents-failed');
  await documentSection(page)
    .getByRole('button', { name: `Try again ${documentName}` })
    .click();
  await expect(documentSection(page).getByText('All received')).toBeVisible();
});

test('[API-05] finds the uploaded file and does not send it again when the reply was lost', async ({
  page,
  agent,
  seed,
  control,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await openEpfApplication(page, seed, customer);
  await control.fault(uploadCall.path, 'commit-then-lose', { method: 'POST', times: 1 });
  await fileInput(page).setInputFiles(pdf);
  await expect(documentSection(page).getByText('All received')).toBeVisible();
  expect((await control.ledger(customer.customerId)).documents).toHaveLength(1);
});

test('[API-05] shows an error, never an empty list, when documents or a file cannot be read, and reads them on Try again', {
  tag: '@long',
}, async ({ page, agent, seed, control, failNext }) => {
  test.slow();
  await seed.session();
  await openEpfApplication(page, seed, firstCustomer(agent));
  await fileInput(page).setInputFiles(pdf);
  await expect(documentSection(page).getByText('All received')).toBeVisible();
  for (const kind of failuresToTry) {
    // a page does not load offline
    if (kind !== 'offline')
      await test.step(`list: ${kind}`, async () => {
        await failNext(listCall, kind);
        await page.reload();
        const error = documentSection(page).getByRole('alert');
        await expect(error).toContainText('could not be loaded');
        await expect(
          page.getByRole('table', { name: 'Items' }),
          'the rest of the page is shown',
        ).toBeVisible();
        await control.fault(listCall.path, 'none', { method: 'GET' });
        await error.getByRole('button', { name: 'Try again' }).click();
        await expect(documentSection(page).getByText('Received', { exact: true })).toBeVisible();
      });
    await test.step(`file: ${kind}`, async () => {
      await page.reload();
      await expect(documentSection(page).getByText('Received', { exact: true })).toBeVisible();
      const restore = await failNext(downloadCall, kind);
      await viewButton(page).click();
      const viewer = page.getByRole('dialog', { name: documentName });
      await expect(viewer.getByText('The file could not be loaded')).toBeVisible();
      await restore();
      await viewer.getByRole('button', { name: 'Try again' }).click();
      expect(await countDarkPixels(viewer.getByRole('img', { name: documentName }))).toBeGreaterThan(
        MIN_DARK_PIXELS,
      );
      await viewer.getByRole('button', { name: 'Close' }).click();
    });
  }
});

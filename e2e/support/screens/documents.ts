import { pdfOf } from '@portal/sandbox/src/pdf/index.ts';
import { applicationAddress } from '@portal/shared/page-address';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';
import type { Seed } from '../service/seeding/seed.ts';

/** The calls of documents: upload of a file, download of a file, and the list of an application's documents. */
export const uploadCall = { method: 'POST', path: '/helpme/s3getpost' } as const;
export const downloadCall = { method: 'GET', path: '/helpme/s3getpost' } as const;
export const listCall = { method: 'GET', path: '/application/documentrequired/list' } as const;

/** The document that an EPF application requires, as screens name it. */
export const documentName = 'Form KWSP 9N (AHL), signed';

/** A file for that document, as `setInputFiles` takes it. */
export const pdf = {
  name: '9n.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(['Form KWSP 9N', 'signed by the customer']),
};

/** The section of an application's page that lists its documents. */
export const documentSection = (page: Page) =>
  page.getByRole('region', { name: 'Required documents', exact: true });

/** The hidden input that takes the file to upload. */
export const fileInput = (page: Page) => documentSection(page).locator('input[type=file]');

/** The button that opens the uploaded document. */
export const viewButton = (page: Page) =>
  documentSection(page).getByRole('button', { name: `View ${documentName}` });

/** Opens an application of the EPF account, whose document is missing. The agent must be signed in by `seed`. */
export async function openEpfApplication(page: Page, seed: Seed, customer: Customer): Promise<void> {
  const { applicationId, formNo } = await seed.checkout(
    customer,
    [await seed.investment(customer, 'CBBAL', '2000.00', 'EPF')],
    'EPF',
  );
  await page.goto(applicationAddress(applicationId, formNo));
  await expect(documentSection(page).getByText('1 of 1 missing')).toBeVisible();
}

/** Dark pixels that one line of text on a phone's canvas has at least. */
export const MIN_DARK_PIXELS = 100;

/** Counts the dark pixels of a drawn page, so that a test can see that it is not blank. */
export async function countDarkPixels(canvas: Locator): Promise<number> {
  await expect(canvas).toHaveAttribute('data-drawn', 'yes');
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    };
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) count += 1;
    return count;
  });
}

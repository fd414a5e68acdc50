import { expect, type Page } from 'playwright/test';
import { origins } from '../service/environment.ts';

/** What is on a demo card. */
export interface DemoCard {
  readonly name: string;
  readonly idNo: string;
  /** Default: `MYKAD`. */
  readonly docType?: string;
  readonly address1?: string;
  readonly postcode?: string;
  /** Of a passport. Birth and gender of a MyKad are those of its number. Dates are YYYY-MM-DD. */
  readonly dob?: string;
  readonly gender?: string;
  readonly expiresOn?: string;
  readonly nationality?: string;
}

/** Pictures that this worker has drawn, by their address: most tests use the same card. */
const drawn = new Map<string, Buffer>();

async function drawPicture(page: Page, address: string): Promise<Buffer> {
  const tab = await page.context().newPage();
  const picture = await tab.request.get(address);
  await tab.setContent(`<body style="margin:0">${await picture.text()}</body>`);
  const buffer = await tab.screenshot({ clip: { x: 0, y: 0, width: 860, height: 540 } });
  await tab.close();
  drawn.set(address, buffer);
  return buffer;
}

/** The picture of one side of a demo card of the sandbox, as a PNG that can be uploaded. */
export async function cardPicture(page: Page, card: DemoCard, side: 'front' | 'back') {
  const query = new URLSearchParams({ docType: 'MYKAD', ...card, side });
  const address = `${origins.outbox.url}/cards/picture.svg?${query}`;
  const buffer = drawn.get(address) ?? (await drawPicture(page, address));
  return { name: `${side}.png`, mimeType: 'image/png', buffer };
}

/** Expects the step with this title, once it has the page. */
export const expectStep = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

/** Saves the step, and goes on to the next one. */
export async function continueTo(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Continue to ${title}`, exact: true }).click();
  await expectStep(page, title);
}

/** Skips a step that may be left out, and goes on to the next one. */
export async function skipTo(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expectStep(page, title);
}

/** Opens a step by the list of steps. */
export async function openStep(page: Page, title: string): Promise<void> {
  const steps = page.getByRole('list', { name: 'Steps' });
  await steps.getByRole('button', { name: new RegExp(`(^|\\d)${title}`) }).click();
  await expectStep(page, title);
}

import { expect, type Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';
import type { Control } from '../service/control.ts';
import { answerAsCustomer } from './customer-answer.ts';
import { payEverything, uploadMissing } from './mixed-cart.ts';
import { mailOf } from './selling.ts';

/**
 * Has the customer and the other holders, at these addresses, confirm the sent checkout on the page, pays it, and uploads
 * what it still asks for. The page's clock must be installed.
 */
export async function confirmAndPay(
  page: Page,
  control: Control,
  customer: Customer,
  others: readonly string[] = [],
): Promise<void> {
  const checkoutId = new URL(page.url()).searchParams.get('sent') ?? '';
  for (const address of [mailOf(customer), ...others])
    await answerAsCustomer(page, control, address, 'confirm', '', checkoutId);
  // the page looks at the checkout every ten seconds
  await page.clock.fastForward(10_000);
  await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
  await payEverything(page);
  await uploadMissing(page);
}

import { chargeFor } from '@portal/sandbox/src/seed/customers/positions.ts';
import { fundOf } from '@portal/sandbox/src/seed/funds/funds.ts';
import { addDays, formatDate, today } from '@portal/shared/dates';
import { Decimal } from 'decimal.js';
import { expect, test } from '../support/fixtures/test.ts';
import { expectPaper, formatAmount, printToPdf } from '../support/page/print-to-pdf.ts';
import { accountOf } from '../support/screens/selling.ts';
import { answerByKeyboard, questionTitle, suitabilityAddress } from '../support/screens/suitability.ts';
import { firstCustomer } from '../support/service/agent.ts';

const amount = '25000.00';

/** The charge in an amount of a fund at its highest charge, and what is invested, rounded half up. */
function splitOf(scheme: string) {
  const charge = new Decimal(chargeFor(fundOf(scheme), 'CS')).div(100).plus(1);
  const net = new Decimal(amount).div(charge).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  return { net: net.toFixed(2), charge: new Decimal(amount).minus(net).toFixed(2) };
}

/** A row of a paper, from its title to a figure: no other row begins between them. */
const rowOf = (title: string, figure: string) =>
  new RegExp(`${title} (?:(?!Invest in |Redeem |Switch (?:out|in):).)*${figure.replaceAll('.', '\\.')}`);

test.describe('papers', { tag: '@long' }, () => {
  test('[CHK-02] [APP-02] the checkout summary and the receipts have every leg, charge and payment', async ({
    page,
    agent,
    seed,
  }) => {
    const customer = firstCustomer(agent);
    const head = { customer, agentName: agent.name, day: formatDate(today()) };
    const { net, charge } = splitOf('CBSUK');
    const bought = new RegExp(
      `Invest in Cempaka Biru Sukuk [^%]*MYR ${formatAmount(amount)} ${formatAmount(charge)} [\\d.]+% ${formatAmount(net)}`,
    );
    await seed.session();
    await seed.mixedCart(customer, amount);

    await page.goto(`/checkout?customerId=${customer.customerId}`);
    const summary = await printToPdf(page, page.getByRole('button', { name: 'Print summary' }), 'checkout');
    expectPaper(summary, { ...head, title: 'Checkout summary' });
    expect(summary.text).toMatch(bought);
    expect(summary.text).toMatch(rowOf('Redeem Cempaka Biru Balanced', '200.00 units'));
    expect(summary.text).toMatch(rowOf('Switch out:', '2,500.00 units'));
    expect(summary.text).toMatch(rowOf('Switch in:', 'at switch price'));
    expect(summary.text).toContain(
      `To pay MYR ${formatAmount(amount)} ${formatAmount(charge)} ${formatAmount(net)}`,
    );
    expect(summary.text).toContain('Customer, signature and date');

    const { applicationIds } = await seed.checkoutCart(customer);
    const receipts = [];
    for (const [at, id] of applicationIds.entries()) {
      await page.goto(`/application/detail/${id}`);
      const button = page.getByRole('button', { name: 'Print receipt' });
      const receipt = await printToPdf(page, button, `receipt-${at + 1}`);
      expectPaper(receipt, { ...head, title: 'Application receipt' });
      expect(receipt.text).toMatch(/Timeline .* Submitted/);
      receipts.push(receipt.text);
    }
    const all = receipts.join(' ');
    expect(all).toMatch(bought);
    expect(all).toContain(`Still to be paid MYR ${formatAmount(amount)}`);
    expect(all).toMatch(rowOf('Redeem Cempaka Biru Balanced', '200.00 units'));
    expect(all).toMatch(rowOf('Switch out:', '2,500.00 units'));
  });

  test('[CLI-06] the statement of activity has every transaction of the period', async ({
    page,
    agent,
    seed,
  }) => {
    const customer = firstCustomer(agent);
    const account = accountOf(customer, 'CS');
    const [from, to] = [addDays(today(), -360), today()];
    await seed.session();
    const reply = page.waitForResponse(/transaction\/completed\?/);
    await page.goto(
      `/client-profile?customerId=${customer.customerId}&tab=activity&activityAccount=${account}&period=custom&from=${from}&to=${to}`,
    );
    const transactions: readonly { readonly reference: string; readonly gross: number }[] = await (
      await reply
    ).json();
    const button = page.getByRole('button', { name: 'Print', exact: true });
    const statement = await printToPdf(page, button, 'activity');
    expectPaper(statement, {
      title: 'Statement of activity',
      customer,
      agentName: agent.name,
      day: formatDate(today()),
    });
    expect(transactions.length).toBeGreaterThan(2);
    for (const { reference, gross } of transactions) {
      expect(statement.text).toContain(reference);
      expect(statement.text).toContain(formatAmount(String(gross)));
    }
  });

  test.describe('of an assessment', () => {
    test.use({ agentWish: { rank: 0, customers: 1 } });

    test('[SAT-02] the suitability result has category, dates, funds and answers', async ({
      page,
      agent,
      seed,
    }) => {
      const customer = firstCustomer(agent);
      await seed.session();
      await page.goto(suitabilityAddress(customer));
      await expect(questionTitle(page)).toHaveText('How old are you?');
      await page.keyboard.press('Enter');
      await answerByKeyboard(page);
      const button = page.getByRole('button', { name: 'Print result' });
      const result = await printToPdf(page, button, 'suitability');
      expectPaper(result, {
        title: 'Suitability result',
        customer,
        agentName: agent.name,
        day: formatDate(today()),
      });
      expect(result.text).toContain('Moderately Aggressive');
      expect(result.text).toContain(`Valid from ${formatDate(today())}`.replaceAll('\u00a0', ' '));
      expect(result.text).toContain('How old are you?');
      expect(result.text).toContain('Customer, signature and date');
    });
  });

  test('[CLI-05] the review prints light in dark mode, and without figures in the privacy view', async ({
    page,
    agent,
    seed,
  }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/client-profile?customerId=${customer.customerId}`);
    await expect(page.locator('html')).toHaveClass(/dark/);
    const button = page.getByRole('button', { name: 'Print review' });
    await page.evaluate(() =>
      window.addEventListener('beforeprint', () =>
        document.documentElement.setAttribute('data-mode-in-print', document.documentElement.className),
      ),
    );
    expect((await printToPdf(page, button, 'review-dark')).text).toMatch(/\d\.\d\d\b/);
    await expect(page.locator('html')).toHaveAttribute('data-mode-in-print', /light/);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('p');
    await expect(page.locator('html')).toHaveAttribute('data-privacy');
    const hidden = await printToPdf(page, button, 'review-private');
    expect(hidden.text).toContain('Portfolio review');
    // shares of the allocation stay
    expect(hidden.text).not.toMatch(/MYR \d[\d,]*(?![\d.]*%)|\d,\d{3}\.\d\d/);
    expect(hidden.text).not.toContain('••');
  });
});

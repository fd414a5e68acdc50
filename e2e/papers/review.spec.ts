import { fundOf } from '@portal/sandbox/src/seed/funds/funds.ts';
import { formatDate, today } from '@portal/shared/dates';
import { Decimal } from 'decimal.js';
import { expect, test } from '../support/fixtures/test.ts';
import { expectPaper, formatAmount, printToPdf, sumAmounts } from '../support/page/print-to-pdf.ts';
import { firstCustomer } from '../support/service/agent.ts';

/** Rounds a product half up to cents. */
const worthOf = (units: string, scheme: string) =>
  new Decimal(units).times(fundOf(scheme).nav).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2);

test('[CLI-05] the printed portfolio review names company, customer, agent and day, has every holding with its sums, and no control', async ({
  page,
  agent,
  seed,
  control,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customer.customerId}`);
  const paper = await printToPdf(page, page.getByRole('button', { name: 'Print review' }), 'review');
  expectPaper(paper, {
    title: 'Portfolio review',
    customer,
    agentName: agent.name,
    day: formatDate(today()),
  });

  const { holdings } = await control.ledger(customer.customerId);
  const owned = holdings.filter(({ units }) => !new Decimal(units).isZero());
  expect(owned.length).toBeGreaterThan(2);
  for (const { scheme, units, cost } of owned)
    expect(paper.text).toMatch(
      new RegExp(
        `${fundOf(scheme).name} ${scheme}, risk .*?${formatAmount(units)}.*?${fundOf(scheme).currency} ${formatAmount(worthOf(units, scheme))} ${formatAmount(cost)}`,
      ),
    );
  const currencies = new Set(owned.map(({ scheme }) => fundOf(scheme).currency));
  for (const currency of currencies) {
    const own = owned.filter(({ scheme }) => fundOf(scheme).currency === currency);
    const value = sumAmounts(own.map(({ scheme, units }) => worthOf(units, scheme)));
    const cost = sumAmounts(own.map((each) => each.cost));
    expect(paper.text).toContain(`All ${currency} ${currency} ${formatAmount(value)} ${formatAmount(cost)}`);
  }
  for (const part of ['Suitability', 'Net money in', 'What this review does not know'])
    expect(paper.text).toContain(part);
});

import { customerInfo } from '@portal/shared/api/customers';
import { BarsChart } from '@portal/shared/charts';
import { useCall } from '@portal/shared/data';
import { formatDate } from '@portal/shared/dates';
import { type Flow, flowDefinition, flowNames, listFlowMonths, neutralKinds } from '@portal/shared/flows';
import { Paper, PaperFact, PaperFacts, PaperNote, PaperSection, PaperTable } from '@portal/shared/paper';
import { MoneyText, NavText, planName } from '@portal/shared/parts';
import type { PrintJob } from '@portal/shared/print-button';
import { useAgent } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { formatSignedUnits } from '../list/signed-units.ts';
import type { CurrencyTotal, TransactionRow } from '../transaction-rows.ts';

interface ActivityPaperProps {
  readonly job: PrintJob;
  readonly customerId: string;
  readonly accountId: string;
  readonly plan: string;
  readonly rows: readonly TransactionRow[];
  readonly totals: readonly CurrencyTotal[];
  readonly flows: readonly Flow[];
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** The statement of activity of an account: sums and months of each currency, and every transaction of the period. */
export function ActivityPaper(props: ActivityPaperProps) {
  const { job, customerId, accountId, plan, rows, totals, flows, from, to } = props;
  const customer = useCall(customerInfo, { agentUserId: useAgent().uuid, customerId });
  const hasFailed = customer.status === 'failed';
  const fail = useEffectEvent(job.fail);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  if (customer.status !== 'ok') return null;
  const period = `${formatDate(from)} to ${formatDate(to)}`;
  return (
    <Paper title="Statement of activity" customer={customer.value} job={job}>
      <PaperFacts columns={3}>
        <PaperFact label="Account" value={accountId} note={planName(plan)} />
        <PaperFact label="Period" value={period} />
        <PaperFact label="Transactions" value={rows.length} />
      </PaperFacts>
      <Totals totals={totals} />
      {totals.map(({ currency }) => (
        <PaperSection key={currency} title="In and out by month" note={currency} isWhole>
          <BarsChart
            kind="apart"
            label={`Money in and out by month, ${currency}`}
            unit="Month"
            names={[flowNames.moneyIn, flowNames.moneyOut, 'Net']}
            period={period}
            currency={currency}
            values={listFlowMonths(flows, currency, { from, to })}
            format="chart"
          />
        </PaperSection>
      ))}
      <Transactions rows={rows} />
    </Paper>
  );
}

function Totals({ totals }: Pick<ActivityPaperProps, 'totals'>) {
  const kinds = [
    ...(['moneyIn', 'moneyOut'] as const),
    ...neutralKinds.filter((kind) => totals.some((total) => !total[kind].isZero())),
  ];
  return (
    <PaperSection title="Totals by currency" note="Never added across currencies" isWhole>
      <PaperTable
        label="Totals by currency"
        columns={[
          { name: 'Currency' },
          ...[...kinds.map((kind) => flowNames[kind]), 'Charges'].map((name) => ({ name, isNumeric: true })),
        ]}
      >
        {totals.map((total) => (
          <tr key={total.currency}>
            <th scope="row">{total.currency}</th>
            {[...kinds.map((kind) => total[kind]), total.charges].map((money, at) => (
              <td key={kinds[at] ?? 'charges'} data-numeric="" data-private="">
                {money.format()}
                {kinds[at] === 'moneyOut' && !total.dividendsOut.isZero() ? (
                  <small>{`incl. ${total.dividendsOut.format()} dividends`}</small>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </PaperTable>
      <PaperNote>{flowDefinition}</PaperNote>
    </PaperSection>
  );
}

const columns = [
  { name: 'Date' },
  { name: 'Type, reference' },
  { name: 'Fund' },
  { name: 'Gross', isNumeric: true },
  { name: 'Charge', isNumeric: true },
  { name: 'NAV', isNumeric: true },
  { name: 'Units', isNumeric: true },
] as const;

const Transactions = ({ rows }: Pick<ActivityPaperProps, 'rows'>) => (
  <PaperSection title="Transactions">
    <PaperTable label="Transactions" columns={columns}>
      {rows.map(({ key, date, type, reference, status, schemeName, scheme, gross, charge, nav, units }) => (
        <tr key={key}>
          <td>{formatDate(date)}</td>
          <td>
            {type}
            <small>{status === 'Completed' ? reference : `${reference}, ${status}`}</small>
          </td>
          <td>
            {schemeName}
            <small>{scheme}</small>
          </td>
          <td data-numeric="">
            <MoneyText value={gross} />
          </td>
          <td data-numeric="" data-private="">
            {charge.format()}
          </td>
          <td data-numeric="">
            <NavText value={nav} />
          </td>
          <td data-numeric="" data-private="">
            {formatSignedUnits(units)}
          </td>
        </tr>
      ))}
    </PaperTable>
  </PaperSection>
);

import { getAccountLine } from '@portal/shared/accounts';
import type { Account } from '@portal/shared/api/accounts';
import { PaperSection, PaperTable } from '@portal/shared/paper';
import { GainText, MoneyText, NavText, planName, UnitsText } from '@portal/shared/parts';
import { isOverLimit } from '@portal/shared/selling';
import { Fragment } from 'react';
import { groupByCurrency, type HoldingRow } from '../../holding-row.ts';
import type { LoadedHoldings } from '../../holdings-view.ts';
import { buildHeadline, type Headline, type RiskLimit } from '../headline-facts.ts';

const columns = [
  { name: 'Fund' },
  { name: 'Units', isNumeric: true },
  { name: 'NAV', isNumeric: true },
  { name: 'Market value', isNumeric: true },
  { name: 'Cost', isNumeric: true },
  { name: 'Gain on cost', isNumeric: true },
] as const;

interface ReviewHoldingsProps {
  readonly accounts: readonly Account[];
  readonly holdings: LoadedHoldings;
  readonly limit: RiskLimit;
}

/** Every holding with units or value, by account, and a sum of each currency. */
export function ReviewHoldings({ accounts, holdings: { rows, currencies }, limit }: ReviewHoldingsProps) {
  const shown = rows.filter(({ units, value, cost }) => !(units.isZero() && value.isZero() && cost.isZero()));
  return (
    <PaperSection title="Holdings" startsPage>
      <PaperTable label="Holdings" columns={columns}>
        {accounts.map((account) => {
          const own = shown.filter(({ accountId }) => accountId === account.accountId);
          if (own.length === 0) return null;
          return (
            <Fragment key={account.accountId}>
              <tr data-group="">
                <th colSpan={columns.length} scope="colgroup">
                  <strong>{account.accountId}</strong>
                  {[planName(account.plan), getAccountLine(account)].filter(Boolean).join(' · ')}
                </th>
              </tr>
              {groupByCurrency(own).flatMap((group) =>
                group.items.map((row) => <HoldingLine key={row.scheme} row={row} limit={limit} />),
              )}
            </Fragment>
          );
        })}
        {currencies.map((currency) => (
          <SumLine key={currency} headline={buildHeadline(shown, currency)} />
        ))}
      </PaperTable>
    </PaperSection>
  );
}

interface HoldingLineProps {
  readonly row: HoldingRow;
  readonly limit: RiskLimit;
}

function HoldingLine({ row, limit }: HoldingLineProps) {
  const { name, scheme, units, pendingUnits, nav, value, cost, gain, facts } = row;
  const isOver = facts !== undefined && isOverLimit(facts.risk, limit.rank);
  return (
    <tr>
      <td>
        {name}
        <small>
          {[scheme, facts && `risk ${facts.risk}`, isOver && 'above the customer’s risk category']
            .filter(Boolean)
            .join(', ')}
        </small>
      </td>
      <td data-numeric="">
        <UnitsText value={units} />
        {pendingUnits === undefined ? null : (
          <small>
            <UnitsText value={pendingUnits} suffix="pending" />
          </small>
        )}
      </td>
      <td data-numeric="">
        <NavText value={nav} />
      </td>
      <td data-numeric="">
        <MoneyText value={value} />
      </td>
      <td data-numeric="" data-private="">
        {cost.format()}
      </td>
      <td data-numeric="">
        <GainText gain={gain} />
      </td>
    </tr>
  );
}

const SumLine = ({ headline: { currency, value, cost, gain } }: { readonly headline: Headline }) => (
  <tr data-total="">
    <th colSpan={3} scope="row">
      {`All ${currency}`}
    </th>
    <td data-numeric="">
      <MoneyText value={value} />
    </td>
    <td data-numeric="" data-private="">
      {cost.format()}
    </td>
    <td data-numeric="">
      <GainText gain={gain} />
    </td>
  </tr>
);

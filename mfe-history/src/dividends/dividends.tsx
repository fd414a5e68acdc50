import { type DividendPayout, dividendPayouts } from '@portal/shared/api/history';
import { countOf } from '@portal/shared/counts';
import { useCall } from '@portal/shared/data';
import { NothingYet } from '@portal/shared/nothing-yet';
import { Card } from '@portal/shared/parts';
import type { accountHistory, PropsOf } from '@portal/shared/remote';
import { useMemo } from 'react';
import { CsvButton } from '../core/csv-button.tsx';
import { ListFoot } from '../core/list-foot.tsx';
import { ListResult } from '../core/list-result.tsx';
import { buildDividendRequest } from './dividend-request.ts';
import { createDividendsCsv, sumDividends, toDividendRows } from './dividend-rows.ts';
import { DividendTotals } from './dividend-totals.tsx';
import { DividendsTable } from './dividends-table.tsx';
import { sumByYear } from './years.ts';

/** Loads and shows all dividends of one account, paid out or reinvested (HIS-02, CLI-06). */
export function Dividends({ accountId }: Pick<PropsOf<typeof accountHistory>, 'accountId'>) {
  const request = buildDividendRequest(accountId);
  const dividends = useCall(dividendPayouts, request);
  const empty = (
    <NothingYet
      drawing="segment"
      title="Dividends of this account’s funds are listed here, paid out or reinvested."
    />
  );
  if (request === undefined) return <Card>{empty}</Card>;
  return (
    <ListResult called={dividends} name="Dividends" empty={empty}>
      {(loaded) => <DividendsView accountId={accountId} dividends={loaded} />}
    </ListResult>
  );
}

interface DividendsViewProps {
  readonly accountId: string;
  readonly dividends: readonly DividendPayout[];
}

function DividendsView({ accountId, dividends }: DividendsViewProps) {
  const rows = useMemo(() => toDividendRows(dividends), [dividends]);
  const totals = useMemo(() => sumDividends(rows), [rows]);
  const hasYears = new Set(rows.map(({ declaredOn }) => declaredOn.slice(0, 4))).size > 1;
  return (
    <Card aria-label="Dividends">
      <DividendTotals
        totals={totals}
        chart={
          // of one year the totals say all
          hasYears
            ? {
                tableLabel: 'Dividends by year',
                unit: 'Year',
                kind: 'stacked',
                names: ['Paid out', 'Reinvested', 'Together'],
                period: 'All years',
                valuesOf: (currency) => sumByYear(rows, currency),
              }
            : undefined
        }
      />
      <DividendsTable rows={rows} />
      <ListFoot text={countOf(rows.length, 'dividend')}>
        <CsvButton fileName={`dividends-${accountId}.csv`} create={() => createDividendsCsv(rows)} />
      </ListFoot>
    </Card>
  );
}

import type { TopPerformingFund } from '@portal/shared/api/funds';
import type { Agent, Loadable, ReferenceValues } from '@portal/shared/contract';
import { useSlow } from '@portal/shared/data';
import { formatDate } from '@portal/shared/dates';
import {
  Card,
  CardHeader,
  ChangeText,
  LoadingRows,
  NavText,
  RiskGauge,
  StillWorking,
  Sub,
  Table,
  Td,
  Th,
} from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { type Column, columnStyles } from '@portal/shared/table-columns';
import { Button, chakra, EmptyState, FailurePanel, TextLink, VisuallyHidden } from '@portal/shared/ui';
import { TrendingUp } from 'lucide-react';
import { selectDocuments } from './fund-documents.ts';
import { hasOneRegistration, unregisteredNote } from './unregistered-note.ts';

/** The number of funds shown. */
const MAX_FUNDS = 5;

const from768 = '@media (min-width: 768px)';
const below768 = '@media (max-width: 767px)';

/**
 * From 768 px on the documents have the second line of a fund's row: they and its name are too long for one. A phone
 * shows the first three funds: name and change, then risk and price, then documents.
 */
const columns: readonly Column[] = [
  { head: { children: 'Fund' }, phone: { gridColumn: '1 / 3' } },
  { head: { children: 'Risk' }, phone: { gridArea: '2 / 1', justifyContent: 'flex-start' } },
  {
    head: { children: 'NAV', numeric: true },
    phone: { gridArea: '2 / 2 / 3 / 4', '&::before': { display: 'block', me: '0' } },
  },
  {
    head: { children: 'YTD', numeric: true },
    both: { [from768]: { pe: '5' } },
    phone: { gridArea: '1 / 3', fontSize: 'md' },
  },
  {
    head: { children: 'Documents' },
    headStyle: { [from768]: { display: 'none' } },
    cells: { gridColumn: '1 / -1', [from768]: { pt: '0', ps: '5' } },
    phone: { minH: '9', alignItems: 'center', justifyContent: 'start' },
  },
];

const Funds = chakra(Table, {
  base: {
    [from768]: {
      '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 104px 132px 112px' },
      '& td:not(:last-child)': { pb: '1', borderBottomWidth: '0' },
    },
    [below768]: {
      '& tbody tr:nth-of-type(n + 4)': { display: 'none' },
      '& tbody tr:nth-of-type(3)': { borderBottomWidth: '0' },
      '& tbody tr': { gridTemplateColumns: 'auto 1fr auto', columnGap: '3', rowGap: '1' },
      '& td[data-label]::before': { display: 'none' },
    },
    ...columnStyles(columns),
  },
});
const Documents = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '3', md: '4' },
    fontSize: '13px',
  },
});

const Note = chakra('p', {
  base: { px: { base: '4', md: '5' }, py: '3', color: 'fg.muted', _empty: { display: 'none' } },
});

/** The top performing funds of this year with their documents (SHL-22), shown together so that no row moves. */
export function TopFundsTile({ agent }: { readonly agent: Agent }) {
  const funds = useReference('topPerformingFunds');
  const documents = useReference('documents');
  const schemes = useReference('schemes');
  const shown = funds.status === 'ok' ? funds.value.slice(0, MAX_FUNDS) : [];
  const isWaiting =
    documents.status === 'loading' || (hasOneRegistration(agent) && schemes.status === 'loading');
  const isLoading = funds.status === 'loading' || (funds.status === 'ok' && isWaiting);
  const slow = useSlow({ status: isLoading ? 'loading' : 'ok' });
  return (
    <Card aria-labelledby="funds-title" data-tile="funds" aria-busy={isLoading}>
      <CardHeader
        title={<span id="funds-title">Top performing funds</span>}
        aside={slow ? <StillWorking /> : 'Year to date'}
      />
      {funds.status === 'failed' ? (
        <chakra.div p="5">
          <FailurePanel
            compact
            title="Top performing funds could not be loaded"
            meaning="Everything else works."
            onRetry={funds.retry}
          />
        </chakra.div>
      ) : funds.status === 'loading' || isWaiting ? (
        <LoadingRows rows={MAX_FUNDS} values={2} label="Loading funds" />
      ) : shown.length === 0 ? (
        <EmptyState icon={<TrendingUp aria-hidden />} title="No funds to show">
          The funds with the best return this year are listed here.
        </EmptyState>
      ) : (
        <>
          <Note>{unregisteredNote(shown, schemes.status === 'ok' ? schemes.value : [], agent)}</Note>
          <FundTable funds={shown} documents={documents} />
        </>
      )}
    </Card>
  );
}

interface FundTableProps {
  readonly funds: readonly TopPerformingFund[];
  readonly documents: Loadable<ReferenceValues['documents']>;
}

function FundTable({ funds, documents }: FundTableProps) {
  const [first] = funds;
  const haveSameDay = funds.every(({ navDate }) => navDate === first?.navDate);
  const navTitle = haveSameDay && first ? `NAV, ${formatDate(first.navDate)}` : 'NAV';
  return (
    <Funds label="Top performing funds" cards align="middle">
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <Th key={head.children} {...head} {...(head.children === 'NAV' && { children: navTitle })} />
          ))}
        </tr>
      </thead>
      <tbody>
        {funds.map((fund) => (
          <tr key={fund.scheme}>
            <Td lead>
              <chakra.span fontWeight="medium">{fund.schemeName}</chakra.span>{' '}
              <chakra.span textStyle="help" whiteSpace="nowrap">
                {fund.scheme}
              </chakra.span>
            </Td>
            <Td label="Risk">
              <chakra.span display="inline-flex" alignItems="center" gap="2">
                <chakra.span display="block" w="16">
                  <RiskGauge rank={fund.satRank} />
                </chakra.span>
                <chakra.span textStyle="help" aria-hidden>
                  {fund.satRank}
                </chakra.span>
              </chakra.span>
            </Td>
            <Td label={navTitle} numeric>
              <span>
                <NavText value={fund.nav} currency={fund.currency} />
                {haveSameDay ? null : <Sub>{formatDate(fund.navDate)}</Sub>}
              </span>
            </Td>
            <Td label="YTD" numeric>
              <ChangeText value={fund.performanceYTD} />
            </Td>
            <Td label="Documents">
              <DocumentLinks fund={fund} documents={documents} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Funds>
  );
}

interface DocumentLinksProps {
  readonly fund: TopPerformingFund;
  readonly documents: FundTableProps['documents'];
}

function DocumentLinks({ fund, documents }: DocumentLinksProps) {
  if (documents.status === 'loading') return null;
  if (documents.status === 'failed') {
    return (
      <Button variant="quiet" size="xs" onClick={documents.retry}>
        Not loaded, try again
        <VisuallyHidden> for documents of {fund.schemeName}</VisuallyHidden>
      </Button>
    );
  }
  const links = selectDocuments(fund.fundCode, documents.value);
  if (links.length === 0) return <>–</>;
  return (
    <Documents>
      {links.map(({ name, href }) => (
        <TextLink key={href} href={href} standalone>
          {name}
          <VisuallyHidden> of {fund.schemeName}, opens in a new window</VisuallyHidden>
        </TextLink>
      ))}
    </Documents>
  );
}

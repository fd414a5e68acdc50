import { takeRows, useGradualCount } from '@portal/shared/gradual-list';
import { Table } from '@portal/shared/parts';
import { type Column, columnStyles, TableHead } from '@portal/shared/table-columns';
import { Box, chakra } from '@portal/shared/ui';
import { useMediaQuery } from '@portal/shared/use-media-query';
import { type ComponentProps, Fragment } from 'react';
import type { CurrencyGroup } from '../holding-row.ts';
import { SchemeRow } from './scheme-row.tsx';

const below768 = '@media (max-width: 767px)';
const from768 = '@media (min-width: 768px)';
/** From an upright tablet on, while the narrow frame hides two columns. */
const betweenFrames = '@container (min-width: 801px) and (max-width: 1059px)';
const from1200 = '@media (min-width: 1200px)';
/** Beside an open side menu a window of 1200 to 1439 px would leave no room for the scheme's name. */
const narrowFrame = '@container (max-width: 1059px)';
/** A tablet, upright, or a wider one beside an open side menu. */
const upright = '@container (max-width: 800px)';
/** A window that leaves no more, whether the side menu is open or not. */
const uprightQuery = '(min-width: 48rem) and (max-width: 56.9375rem)';
const fromUpright = '@media (min-width: 57rem)';

/** Widths between an upright tablet and 1200 px, and from there. */
const widths = (w: string, wide: string) => ({
  headStyle: { [from768]: { [betweenFrames]: { w } }, [from1200]: { w: wide } },
});
const unlabelled = { '&::before': { display: 'none' } };

/**
 * Widths from 801 px, so that the columns of all accounts align; wider text (WCAG 1.4.12) widens its column. On an upright
 * tablet the actions are in a menu; where it is wider, beside an open side menu, they are below the figures. On a phone a
 * scheme is a card: name, value and gain; facts; units, NAV and cost; actions.
 */
const columns: readonly Column[] = [
  {
    head: { children: 'Fund' },
    // the name is beside value and gain, the facts have the whole line
    phone: {
      display: 'contents',
      '& > :first-child': { gridArea: '1 / 1 / 3 / 7', pe: '2' },
      '& > [data-sub]': { gridArea: '3 / 1 / 4 / 13', mt: '0.5' },
      ...unlabelled,
    },
  },
  {
    head: { children: 'Units', numeric: true },
    ...widths('114px', '120px'),
    both: { [from768]: { [upright]: { ps: '0' } } },
    phone: { gridArea: '4 / 1 / 5 / 5', mt: '3' },
  },
  {
    head: { children: 'NAV', numeric: true, from: 'wide' },
    headStyle: { [from1200]: { w: '92px' } },
    phone: { gridArea: '4 / 5 / 5 / 9', mt: '3' },
  },
  {
    head: { children: 'Market value', numeric: true },
    ...widths('132px', '146px'),
    phone: {
      gridArea: '1 / 7 / 2 / 13',
      textAlign: 'end',
      '& [data-sub]': { display: 'none' },
      ...unlabelled,
    },
  },
  {
    head: { children: 'Cost', numeric: true, from: 'wide' },
    headStyle: { [from1200]: { w: '108px' } },
    phone: { gridArea: '4 / 9 / 5 / 13', mt: '3', textAlign: 'end', '&::before': { textAlign: 'end' } },
  },
  {
    head: { children: 'Gain', numeric: true },
    ...widths('104px', '120px'),
    both: { [from768]: { [upright]: { [fromUpright]: { pe: '5' } } } },
    phone: {
      gridArea: '2 / 7 / 3 / 13',
      '& > span': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'baseline',
        columnGap: '1.5',
      },
      ...unlabelled,
    },
  },
  {
    head: { label: 'Actions', numeric: true },
    ...widths('228px', '240px'),
    phone: { gridArea: '5 / 1 / 6 / 13', mt: '3', pt: '0', ...unlabelled },
  },
];

const StyledTable = chakra(Table, {
  base: {
    [from768]: {
      '& td': { py: '11px' },
      [narrowFrame]: { '& [data-from=wide]': { display: 'none' } },
      [upright]: {
        '&, & thead, & tbody': { display: 'block' },
        '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 118px 126px 104px 52px' },
        '& tr[data-group] td': { gridColumn: '1 / -1' },
        [fromUpright]: {
          '& tr': { gridTemplateColumns: 'minmax(0, 1fr) 114px 134px 124px' },
          '& td[data-actions]': { gridColumn: '1 / -1' },
          '& th:last-child': { display: 'none' },
          '& tr[data-fund] td:not(:last-child)': { pb: '0', borderBottomWidth: '0' },
        },
      },
    },
    '& td[data-actions]': { verticalAlign: 'middle' },
    [below768]: {
      '& tr[data-fund]': {
        gridTemplateColumns: 'repeat(12, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gap: '0',
      },
      '& tr[data-fund] td': {
        display: 'block',
        textAlign: 'start',
        '& [data-sub]': { display: 'block', ms: '0', mt: '1px' },
        '&::before': { display: 'block' },
        '& button': { flex: '1' },
      },
    },
    ...columnStyles(columns, 'tr[data-fund]'),
  },
});

/** Rows of an account that are rendered at once. */
export const firstRows = 12;

interface HoldingsTableProps extends Omit<ComponentProps<typeof SchemeRow>, 'row' | 'hasMenu'> {
  readonly label: string;
  readonly groups: readonly CurrencyGroup[];
  /** Shows every row at once, for paper. */
  readonly showsAll: boolean;
}

/**
 * Holdings of one account, grouped by currency (docs/domain.md, section 7). `getPermissions` returns which transactions a row's
 * buttons may open, and `onOrder` opens one; another function renders every row again. Rows after the first 12 are added
 * step by step (docs/adr/0023-long-lists.md).
 */
export function HoldingsTable(props: HoldingsTableProps) {
  const { label, groups, limit, showsAll, getPermissions, onOrder } = props;
  const total = groups.flatMap(({ items }) => items).length;
  const count = useGradualCount(total, firstRows);
  const shown = takeRows(groups, showsAll ? total : count);
  const hasMenu = useMediaQuery(uprightQuery);
  return (
    <Box containerType="inline-size">
      <StyledTable label={label} cards>
        <TableHead columns={columns} />
        <tbody>
          {shown.groups.map(({ group: { currency }, rows }) => (
            <Fragment key={currency}>
              {groups.length > 1 ? (
                <tr data-group="">
                  <td colSpan={columns.length}>{currency}</td>
                </tr>
              ) : null}
              {rows.map((row) => (
                <SchemeRow key={row.scheme} row={row} {...{ hasMenu, limit, getPermissions, onOrder }} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </StyledTable>
    </Box>
  );
}

import { formatDate } from '@portal/shared/dates';
import { takeRows, useGradualCount } from '@portal/shared/gradual-list';
import { GainText, MoneyText, NavText, Sub, Table, Tag, Td, Th, UnitsText } from '@portal/shared/parts';
import type { Permission } from '@portal/shared/selling';
import { Box, chakra, HStack, VisuallyHidden } from '@portal/shared/ui';
import { Fragment, memo } from 'react';
import { PermittedButton } from '../../core/permission/permitted-button.tsx';
import { getSchemeTags } from '../../core/scheme-facts.ts';
import { useTransactionIntent } from '../../core/transaction-intent.ts';
import type { CurrencyGroup, HoldingRow } from '../holding-row.ts';

const below768 = '@media (max-width: 767px)';
const from768 = '@media (min-width: 768px)';
/** From an upright tablet on, while the narrow frame hides two columns. */
const betweenFrames = '@container (min-width: 801px) and (max-width: 1059px)';
const from1200 = '@media (min-width: 1200px)';
/** Beside an open side menu a window of 1200 to 1439 px would leave no room for the scheme's name. */
const narrowFrame = '@container (max-width: 1059px)';
/** A tablet, upright. */
const upright = '@container (max-width: 800px)';

/**
 * Widths from 801 px, so that the columns of all accounts align; wider text (WCAG 1.4.12) widens its column. On an upright
 * tablet the actions are below the figures. On a phone a scheme is a card with three rows: name, value and gain;
 * units, NAV and cost; actions.
 */
const StyledTable = chakra(Table, {
  base: {
    [from768]: {
      '& td': { py: '11px' },
      [narrowFrame]: { '& [data-from=wide]': { display: 'none' } },
      [betweenFrames]: {
        '& th:nth-of-type(2)': { w: '120px' },
        '& th:nth-of-type(4)': { w: '140px' },
        '& th:nth-of-type(6)': { w: '110px' },
        '& th:nth-of-type(7)': { w: '228px' },
      },
      [upright]: {
        '&, & thead, & tbody': { display: 'block' },
        '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 110px 150px 130px' },
        '& tr[data-group] td, & td[data-actions]': { gridColumn: '1 / -1' },
        '& th:last-child': { display: 'none' },
        '& tr[data-scheme] td:not(:last-child)': { pb: '0', borderBottomWidth: '0' },
        '& tr > :is(th, td):nth-of-type(6)': { pe: '5' },
      },
    },
    [from1200]: {
      '& th:nth-of-type(2)': { w: '130px' },
      '& th:nth-of-type(3)': { w: '104px' },
      '& th:nth-of-type(4)': { w: '160px' },
      '& th:nth-of-type(5)': { w: '120px' },
      '& th:nth-of-type(6)': { w: '130px' },
      '& th:nth-of-type(7)': { w: '244px' },
    },
    '& td[data-actions]': { verticalAlign: 'middle' },
    [below768]: {
      '& tr[data-scheme]': { gridTemplateColumns: 'repeat(12, 1fr)', gap: '0' },
      '& tr[data-scheme] td': {
        display: 'block',
        textAlign: 'start',
        '& [data-sub]': { display: 'block', ms: '0', mt: '1px' },
        '&::before': { display: 'block' },
        '&:nth-of-type(1)': { gridArea: '1 / 1 / 3 / 8', pe: '2' },
        '&:nth-of-type(2)': { gridArea: '3 / 1 / 4 / 5', mt: '3' },
        '&:nth-of-type(3)': { gridArea: '3 / 5 / 4 / 9', mt: '3' },
        '&:nth-of-type(4)': { gridArea: '1 / 8 / 2 / 13', textAlign: 'end' },
        '&:nth-of-type(5)': { gridArea: '3 / 9 / 4 / 13', mt: '3', textAlign: 'end' },
        '&:nth-of-type(6)': { gridArea: '2 / 8 / 3 / 13', textAlign: 'end' },
        '&:nth-of-type(7)': { gridArea: '4 / 1 / 5 / 13', mt: '3', pt: '0' },
        '&:is(:nth-of-type(1), :nth-of-type(4), :nth-of-type(6), :nth-of-type(7))::before': {
          display: 'none',
        },
        '&:nth-of-type(5)::before': { textAlign: 'end' },
        '&:nth-of-type(4) [data-sub]': { display: 'none' },
        '& button': { flex: '1' },
      },
    },
  },
});

/** The actions of a row, joined to one control. */
const JoinedActions = chakra('div', {
  base: {
    display: { base: 'flex', md: 'inline-flex' },
    '& > button + button': { ms: '-1px' },
    '& > button:not(:last-of-type)': { borderEndRadius: '0' },
    '& > button:not(:first-of-type)': { borderStartRadius: '0' },
    // the focus ring and the border of the button in use are above its neighbour
    '& > button:is(:hover, :focus-visible)': { zIndex: '1', position: 'relative' },
  },
});

/** What the agent may do with a holding. */
interface RowPermissions {
  readonly invest: Permission;
  readonly redeem: Permission;
  readonly switch: Permission;
}

/** Rows of an account that are rendered at once. */
export const firstRows = 12;

interface HoldingsTableProps {
  readonly label: string;
  readonly groups: readonly CurrencyGroup[];
  /** Shows every row at once, for paper. */
  readonly showsAll: boolean;
  readonly getPermissions: (row: HoldingRow) => RowPermissions;
  /** Opens the transaction of this kind. */
  readonly onOrder: (kind: keyof RowPermissions, row: HoldingRow) => void;
}

/**
 * Holdings of one account, grouped by currency (domain, section 7). `getPermissions` returns which transactions a row's
 * buttons may open, and `onOrder` opens one; another function renders every row again. Rows after the first 12 are added
 * step by step (docs/adr/0023-long-lists.md).
 */
export function HoldingsTable({ label, groups, showsAll, getPermissions, onOrder }: HoldingsTableProps) {
  const total = groups.flatMap(({ items }) => items).length;
  const count = useGradualCount(total, firstRows);
  const shown = takeRows(groups, showsAll ? total : count);
  return (
    <Box containerType="inline-size">
      <StyledTable label={label} cards>
        <thead>
          <tr>
            <Th>Scheme</Th>
            <Th numeric>Units</Th>
            <Th numeric from="wide">
              NAV
            </Th>
            <Th numeric>Market value</Th>
            <Th numeric from="wide">
              Cost
            </Th>
            <Th numeric>Gain</Th>
            <Th numeric>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Th>
          </tr>
        </thead>
        <tbody>
          {shown.groups.map(({ group: { currency }, rows }) => (
            <Fragment key={currency}>
              {groups.length > 1 ? (
                <tr data-group="">
                  <td colSpan={7}>{currency}</td>
                </tr>
              ) : null}
              {rows.map((row) => (
                <SchemeRow key={row.scheme} row={row} getPermissions={getPermissions} onOrder={onOrder} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </StyledTable>
    </Box>
  );
}

interface SchemeRowProps extends Pick<HoldingsTableProps, 'getPermissions' | 'onOrder'> {
  readonly row: HoldingRow;
}

const SchemeRow = memo(function SchemeRow({ row, getPermissions, onOrder }: SchemeRowProps) {
  const { currency, share, pendingUnits } = row;
  const permissions = getPermissions(row);
  const order = (kind: keyof RowPermissions) => onOrder(kind, row);
  return (
    <tr data-scheme="">
      <Td lead>
        <Box fontWeight="medium">{row.name}</Box>
        <Sub>
          <SchemeFactsLine row={row} />
        </Sub>
      </Td>
      <Td numeric label="Units">
        <UnitsText value={row.units} />
        {pendingUnits === undefined ? null : (
          <Sub>
            <Box as="span" color="accent.fg">
              <UnitsText value={pendingUnits} suffix="pending" />
            </Box>
          </Sub>
        )}
      </Td>
      <Td numeric label="NAV" from="wide">
        <NavText value={row.nav} />
        <Sub>{formatDate(row.navDate)}</Sub>
      </Td>
      <Td numeric label="Market value">
        <MoneyText value={row.value} />
        <Sub>{share === undefined ? '\u00A0' : `${share} of ${currency}`}</Sub>
      </Td>
      <Td numeric label="Cost" from="wide">
        <Box as="span" color="fg.muted">
          <MoneyText value={row.cost} currency={false} size="sm" />
        </Box>
        <Sub>
          avg{' '}
          <Box as="span" data-private>
            <NavText value={row.averageCost} />
          </Box>
        </Sub>
      </Td>
      <Td numeric label="Gain">
        <GainText gain={row.gain} />
      </Td>
      <Td actions numeric>
        <JoinedActions>
          <RowAction
            kind="invest"
            label="Invest more"
            object={` in ${row.name}`}
            permission={permissions.invest}
            onOrder={order}
          />
          <RowAction
            kind="redeem"
            label="Redeem"
            object={` ${row.name}`}
            permission={permissions.redeem}
            onOrder={order}
          />
          <RowAction
            kind="switch"
            label="Switch"
            object={` ${row.name}`}
            permission={permissions.switch}
            onOrder={order}
          />
        </JoinedActions>
      </Td>
    </tr>
  );
});

interface RowActionProps {
  readonly kind: keyof RowPermissions;
  readonly label: string;
  /** What the action is about, only for screen readers: ` in Cempaka Biru Sukuk`. */
  readonly object: string;
  readonly permission: Permission;
  readonly onOrder: (kind: keyof RowPermissions) => void;
}

function RowAction({ kind, label, object, permission, onOrder }: RowActionProps) {
  const intent = useTransactionIntent(kind);
  return (
    <PermittedButton
      variant="outline"
      size="xs"
      permission={permission}
      onClick={() => onOrder(kind)}
      {...intent}
    >
      {label}
      <VisuallyHidden>{object}</VisuallyHidden>
    </PermittedButton>
  );
}

function SchemeFactsLine({ row }: { readonly row: HoldingRow }) {
  const { scheme, facts } = row;
  return (
    <HStack as="span" gap="1.5" flexWrap="wrap">
      {scheme}
      {facts === undefined ? null : (
        <>
          {getSchemeTags(facts).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          <span>{`Risk ${facts.risk}`}</span>
        </>
      )}
    </HStack>
  );
}

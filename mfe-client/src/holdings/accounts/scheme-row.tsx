import { formatDate } from '@portal/shared/dates';
import { GainText, Menu, MoneyText, NavText, Sub, Tag, Td, UnitsText } from '@portal/shared/parts';
import { isOverLimit, type Permission } from '@portal/shared/selling';
import { Box, chakra, HStack, IconButton, Span, VisuallyHidden } from '@portal/shared/ui';
import { Ellipsis } from 'lucide-react';
import { memo, use, useRef } from 'react';
import { PermittedButton } from '../../core/permission/permitted-button.tsx';
import { getSchemeTags } from '../../core/scheme-facts.ts';
import { useTransactionIntent } from '../../core/transaction-intent.ts';
import type { HoldingRow } from '../holding-row.ts';
import { HoldingSharesContext } from '../holding-shares.ts';

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
export interface RowPermissions {
  readonly invest: Permission;
  readonly redeem: Permission;
  readonly switch: Permission;
}

/** Each action, its label, and what is read out before the scheme's name. */
const rowActions = [
  ['invest', 'Invest more', ' in '],
  ['redeem', 'Redeem', ' '],
  ['switch', 'Switch', ' '],
] as const;

interface SchemeRowProps {
  readonly row: HoldingRow;
  /** Rank of the customer's category; 0 without one, and so no limit. */
  readonly limit: number;
  /** Its actions are in a menu. */
  readonly hasMenu: boolean;
  readonly getPermissions: (row: HoldingRow) => RowPermissions;
  /** Opens the transaction of this kind. */
  readonly onOrder: (kind: keyof RowPermissions, row: HoldingRow) => void;
}

/**
 * The row of a scheme: its figures, and the transactions that `getPermissions` allows, which `onOrder` opens. With
 * `hasMenu` they are in a menu. A fund riskier than the customer's `limit` says so.
 */
export const SchemeRow = memo(function SchemeRow(props: SchemeRowProps) {
  const { row, hasMenu, limit, getPermissions, onOrder } = props;
  const { pendingUnits } = row;
  const permissions = getPermissions(row);
  const order = (kind: keyof RowPermissions) => onOrder(kind, row);
  return (
    <tr data-fund="">
      <Td lead>
        <Box fontWeight="medium">{row.name}</Box>
        <Sub>
          <SchemeFactsLine row={row} limit={limit} />
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
        <ShareLine row={row} />
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
        {hasMenu ? (
          <RowMenu row={row} permissions={permissions} onOrder={order} />
        ) : (
          <JoinedActions>
            {rowActions.map(([kind, label, before]) => (
              <RowAction
                key={kind}
                kind={kind}
                label={label}
                object={before + row.name}
                permission={permissions[kind]}
                onOrder={order}
              />
            ))}
          </JoinedActions>
        )}
      </Td>
    </tr>
  );
});

/** Apart from the row: when the shares arrive, nothing else of the rows is rendered again. */
function ShareLine({ row }: { readonly row: HoldingRow }) {
  const share = use(HoldingSharesContext).get(row);
  return <Sub>{share === undefined ? '\u00A0' : `${share} of ${row.currency}`}</Sub>;
}

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

interface RowMenuProps {
  readonly row: HoldingRow;
  readonly permissions: RowPermissions;
  readonly onOrder: (kind: keyof RowPermissions) => void;
}

function RowMenu({ row, permissions, onOrder }: RowMenuProps) {
  const intent = useTransactionIntent('invest');
  const button = useRef<HTMLButtonElement>(null);
  const choose = (kind: keyof RowPermissions) => {
    // a drawer returns the focus to where it was, and the menu is gone by then
    button.current?.focus();
    onOrder(kind);
  };
  const label = `Actions for ${row.name}`;
  return (
    <Menu
      label={label}
      items={rowActions.map(([kind, text]) => {
        const permission = permissions[kind];
        const hint = permission.allowed ? undefined : permission.reason;
        return { id: kind, label: text, disabled: !permission.allowed, hint, onSelect: () => choose(kind) };
      })}
      trigger={
        <IconButton ref={button} size="sm" me="-2" my="-1" aria-label={label} {...intent}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    />
  );
}

interface SchemeFactsLineProps {
  readonly row: HoldingRow;
  /** Rank of the customer's category; 0 without one. */
  readonly limit: number;
}

function SchemeFactsLine({ row, limit }: SchemeFactsLineProps) {
  const { scheme, facts } = row;
  const isOver = facts !== undefined && isOverLimit(facts.risk, limit);
  return (
    <HStack as="span" gap="1.5" flexWrap="wrap">
      {scheme}
      {facts === undefined ? null : (
        <>
          {getSchemeTags(facts).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {isOver ? (
            <Span
              color="accent.fg"
              fontWeight="medium"
            >{`Risk ${facts.risk}, above the customer’s risk category`}</Span>
          ) : (
            <span>{`Risk ${facts.risk}`}</span>
          )}
        </>
      )}
    </HStack>
  );
}

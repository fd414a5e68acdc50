import type { SystemStyleObject } from '@portal/shared/ui';

const below768 = '@media (max-width: 767px)';
const from768to1199 = '@media (min-width: 768px) and (max-width: 1199px)';
const below1200 = '@media (max-width: 1199px)';
const from1200 = '@media (min-width: 1200px)';

/** Styles native cells from the table, because a class on every cell would make rows slow. */
export const tableBase: SystemStyleObject = {
  w: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& th': {
    py: '2.5',
    px: '3',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    color: 'fg.subtle',
    textStyle: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& td': { p: '3', borderBottomWidth: '1px', borderColor: 'border.subtle', verticalAlign: 'top' },
  '& :is(th, td):first-child': { ps: '5' },
  '& :is(th, td):last-child': { pe: '5' },
  '& tbody:last-child tr:last-child td': { borderBottomWidth: '0' },
  '& :is(th, td)[data-numeric]': { textAlign: 'end' },
  '& td[data-numeric]': { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  '& [data-sub]': {
    display: 'block',
    mt: '0.5',
    textStyle: 'help',
    fontWeight: 'normal',
  },
  '& tbody tr:hover td': { bg: 'bg.hover' },
  '& tr[data-open]': { cursor: 'pointer' },
  '& tr[data-active] td, & tr[data-active]:hover td': { bg: 'brand.subtle' },
  '& tr[data-active] td:first-child': { boxShadow: 'inset 3px 0 0 {colors.brand.solid}' },
  '& tr[data-group] td, & tr[data-group]:hover td': {
    pt: '3.5',
    pb: '1.5',
    ps: '5',
    bg: 'bg.surface',
    borderBottomWidth: '0',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'semibold',
  },
  '& tr[data-total] td, & tr[data-total]:hover td': {
    py: '2.5',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    fontWeight: 'semibold',
    verticalAlign: 'middle',
  },
  '& th svg': { width: '13px', height: '13px' },
  [from768to1199]: {
    '& :is(th, td):not(:first-child)': { ps: '7px' },
    '& :is(th, td):not(:last-child)': { pe: '7px' },
  },
  // Narrow screens leave these columns out; the row's page has them.
  [below1200]: { '& [data-from=wide]': { display: 'none' } },
  '@media (max-width: 1023px)': { '& [data-from=lg]': { display: 'none' } },
  [below768]: {
    '& [data-from=md]': { display: 'none' },
    '& :is(th, td)': { px: '2' },
    '& :is(th, td):first-child': { ps: '4' },
    '& :is(th, td):last-child': { pe: '4' },
  },
  // Only where the table does not scroll sideways, because a sticky header follows its nearest scroller.
  [from1200]: {
    '& thead th': {
      position: 'var(--page-sticky)',
      top: 'var(--table-top, calc({sizes.topbar} + {sizes.crumbs} + var(--page-banner, 0px)))',
      zIndex: 'sticky',
    },
  },
};

/** Shows each row as a card and each cell as a line: name on the left, value on the right. */
export const tableCards: SystemStyleObject = {
  [below768]: {
    '&, & tbody': { display: 'block' },
    '& thead': {
      position: 'absolute',
      w: '1px',
      h: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& tbody tr': {
      display: 'grid',
      gap: '1.5',
      py: '3.5',
      px: '4',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    '& tbody:last-child tr:last-child': { borderBottomWidth: '0' },
    '& td, & td:first-child, & td:last-child': {
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      gap: '1.5',
      p: '0',
      borderBottomWidth: '0',
      textAlign: 'end',
    },
    '& tbody tr:hover td': { bg: 'transparent' },
    '& tr[data-active]': { bg: 'brand.subtle' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      flexShrink: 0,
      me: 'auto',
      color: 'fg.subtle',
      textStyle: 'xs',
      textAlign: 'start',
      fontWeight: 'normal',
    },
    '& td[data-lead]': { display: 'block', mb: '1', textAlign: 'start' },
    '& td[data-lead]::before': { display: 'none' },
    '& td[data-lead] [data-sub]': { display: 'block', ms: '0', mt: '0.5' },
    '& td [data-sub]': { display: 'inline', mt: '0' },
    '& td[data-actions]': { pt: '2', justifyContent: 'flex-end' },
    '& td[data-actions]::before': { display: 'none' },
    '& td:empty': { display: 'none' },
    '& tbody tr[data-group]': { py: '3', pb: '0', borderBottomWidth: '0' },
    '& tr[data-group] td, & tr[data-group]:hover td': {
      p: '0',
      bg: 'transparent',
      justifyContent: 'flex-start',
    },
    '& tr[data-total]': { py: '3', bg: 'bg.subtle' },
    '& :is(td, tr)[data-from=md]': { display: 'none' },
  },
};

import { chakra } from '@portal/shared/ui';

const line = { borderColor: 'border.subtle' } as const;

/** The choice of the currency, and what to do with the headline. */
export const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: { base: '1', md: '3' },
    minH: { base: '12', md: '14' },
    py: { base: '2', md: '3' },
    px: { base: '2', md: '5' },
    borderBottomWidth: '1px',
    ...line,
  },
});

/** Value, allocation and risk beside each other; below 1280 px risk has a line, and on a phone each. */
export const FirstRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) minmax(0, 1.35fr)',
      xl: '276px minmax(0, 1fr) 356px',
    },
    '& > :not(:first-child)': {
      borderTopWidth: { base: '1px', md: '0' },
      borderInlineStartWidth: { md: '1px' },
      ...line,
    },
    '& > :nth-of-type(3)': {
      gridColumn: { md: '1 / -1', xl: 'auto' },
      borderTopWidth: { md: '1px', xl: '0' },
      borderInlineStartWidth: { md: '0', xl: '1px' },
    },
  },
});

/** Gain and money in beside each other from 1280 px on. */
export const SecondRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1.16fr)' },
    borderTopWidth: '1px',
    ...line,
    '& > :not(:first-child)': {
      borderTopWidth: { base: '1px', xl: '0' },
      borderInlineStartWidth: { xl: '1px' },
      ...line,
    },
  },
});

/** A part of the headline. */
export const Cell = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    pt: { base: '1.5', md: '4.5' },
    pb: { base: '1.5', md: '5' },
    px: { base: '4', md: '5' },
  },
});
/** Title and note of a part. */
export const CellHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minH: { base: '5', md: '7' },
    mb: { base: '0.5', md: '3' },
  },
});
export const CellTitle = chakra('h2', { base: { textStyle: 'sm', fontWeight: 'semibold' } });

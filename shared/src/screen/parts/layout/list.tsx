import { chakra, type HTMLChakraProps } from '@portal/shared/ui';

/** Rows of a card without columns. Each child is one row; links have a hover style. */
export const List = chakra('ul', {
  base: {
    '& > li': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
    '& > li:last-child': { borderBottomWidth: '0' },
  },
});

/**
 * One row with its content in a line, 14px apart. A row that is a link has a `TextLink` as its only child.
 */
export const ListRow = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '3.5' },
    py: '3.5',
    px: { base: '4', md: '5' },
    '&:has(> a:only-child)': { p: '0' },
    '& > a:only-child': {
      display: 'flex',
      alignItems: 'center',
      gap: 'inherit',
      flex: '1',
      minW: '0',
      py: '3.5',
      px: { base: '4', md: '5' },
      color: 'inherit',
      outlineOffset: '-2px',
      _hover: { bg: 'bg.hover', textDecoration: 'none' },
    },
  },
});

/** Props of `List`. */
export type ListProps = HTMLChakraProps<'ul'>;
/** Props of `ListRow`. */
export type ListRowProps = HTMLChakraProps<'li'>;

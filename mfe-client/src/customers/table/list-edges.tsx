import { formatCount } from '@portal/shared/counts';
import { Card, CardFooter, Kbd } from '@portal/shared/parts';
import { chakra, HStack } from '@portal/shared/ui';
import { mostPrinted } from '@portal/shared/use-is-printing';
import { memo } from 'react';

/** Stays over the rows, with a title where it is a bar. */
export const Head = chakra('div', {
  base: {
    position: 'var(--page-sticky)',
    top: 'calc({sizes.topbar} + {sizes.crumbs} + var(--page-banner, 0px))',
    zIndex: 'sticky',
  },
  variants: {
    bar: {
      true: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '6',
        minH: '11',
        px: { base: '4', md: '5' },
        bg: 'bg.surface',
        borderBottomWidth: '1px',
        borderColor: 'border.default',
      },
    },
  },
});
/** Says what the list is. */
export const Title = chakra('h2', { base: { textStyle: 'h3', minW: '0', py: '1' } });

/** On a phone from edge to edge. */
export const ListCard = chakra(Card, {
  base: {
    mx: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
    borderInlineWidth: { base: '0', md: '1px' },
    borderRadius: { base: '0', md: 'lg' },
  },
});

/** The share that is loaded, as a line on the head's edge, where it moves nothing. */
export const ProgressLine = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    h: '3px',
    bg: 'brand.solid',
    transition: 'width 200ms',
  },
});

/** Always on the screen, so that it says what part of the list is shown. */
export const Foot = chakra(CardFooter, {
  base: {
    position: { base: 'static', md: 'var(--page-sticky)' },
    bottom: '0',
    zIndex: '1',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    minH: '10',
    py: '2',
    color: 'fg.muted',
    fontSize: '13px',
  },
});

/** Find-in-page and print reach only the rows that are in the page. */
const PrintLine = chakra('p', { base: { display: 'none', p: '4', _print: { display: 'block' } } });

/** Says on paper that a list of `count` rows is not printed whole. */
export const PrintNote = ({ count }: { readonly count: number }) =>
  count > mostPrinted ? (
    <PrintLine>
      The first {formatCount(mostPrinted)} rows are printed. The CSV file has all customers.
    </PrintLine>
  ) : null;

/** The keys of the rows, on the foot. */
export const KeyHints = memo(function KeyHints() {
  return (
    <HStack display={{ base: 'none', lg: 'flex' }} gap="1.5" textStyle="help" flexShrink={0}>
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd>
      to move,
      <Kbd>Enter</Kbd>
      to open,
      <Kbd>/</Kbd>
      to search
    </HStack>
  );
});

import { chakra, type HTMLChakraProps } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** A surface for related content, flat with one border. It clips its content without scrolling. */
export const Card = chakra('section', {
  base: {
    position: 'relative',
    minW: '0',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
    overflow: 'clip',
  },
});

/** Props of `Card`. */
export type CardProps = HTMLChakraProps<'section'>;

const Header = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    columnGap: '3',
    rowGap: '1',
    minH: '14',
    py: { base: '3', md: '3.5' },
    px: { base: '4', md: '5' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

const Title = chakra('h2', { base: { textStyle: 'h2', minW: '0' } });
const Aside = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: 0,
    maxW: 'full',
    ms: 'auto',
    // a link that is high enough for a finger does not make the head higher
    '& > a': { my: { base: '-1.5', md: '0' } },
  },
  variants: { words: { true: { textStyle: 'help' } } },
});

/** Props of `CardHeader`. */
export interface CardHeaderProps {
  /** Text is rendered as the card's heading. */
  readonly title: ReactNode;
  /** Shown at the end: a count or note in small text, or a figure, a switch, a link. */
  readonly aside?: ReactNode;
  /** Heading level; 2 by default, 3 inside a section with a heading. */
  readonly level?: 2 | 3;
}

/**
 * The head of a `Card`: its title, as a heading of this `level` (2 by default), and `aside`, content about the whole
 * card, at the end of the line.
 */
export function CardHeader({ title, aside, level = 2 }: CardHeaderProps) {
  const isWords = typeof aside === 'string' || typeof aside === 'number';
  return (
    <Header>
      <Title as={level === 2 ? 'h2' : 'h3'}>{title}</Title>
      {aside === undefined || aside === null ? null : <Aside words={isWords}>{aside}</Aside>}
    </Header>
  );
}

/**
 * A card's content with padding. Put a table or list directly into the card, because it has its own padding.
 */
export const CardBody = chakra('div', { base: { p: { base: '4', md: '5' } } });

/** Props of `CardBody`. */
export type CardBodyProps = HTMLChakraProps<'div'>;

/** The end of a card: paging, a total, an action. */
export const CardFooter = chakra('div', {
  base: {
    py: '3',
    px: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    bg: 'bg.subtle',
  },
});

/** Props of `CardFooter`. */
export type CardFooterProps = HTMLChakraProps<'div'>;

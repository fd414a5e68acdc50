import { chakra, type HTMLChakraProps } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** A surface for what belongs together; flat, with one border. Clips without becoming a scroller of its own. */
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
  base: { display: 'flex', alignItems: 'center', gap: '2', flexShrink: 0, maxW: 'full', ms: 'auto' },
  variants: { words: { true: { textStyle: 'help' } } },
});

export interface CardHeaderProps {
  /** Text becomes the card's heading. */
  readonly title: ReactNode;
  /** At the end: a count or a note in words, which are set small; or a figure, a switch, a link. */
  readonly aside?: ReactNode;
  /** Level of the heading; 2 unless the card lies inside a section that has one. */
  readonly level?: 2 | 3;
}

/** A card's name, and what is said or done about the whole of it. */
export function CardHeader({ title, aside, level = 2 }: CardHeaderProps) {
  const isWords = typeof aside === 'string' || typeof aside === 'number';
  return (
    <Header>
      <Title as={level === 2 ? 'h2' : 'h3'}>{title}</Title>
      {aside === undefined || aside === null ? null : <Aside words={isWords}>{aside}</Aside>}
    </Header>
  );
}

/** A card's content. A table or a list goes into the card directly: it brings its own padding. */
export const CardBody = chakra('div', { base: { p: { base: '4', md: '5' } } });

export type CardBodyProps = HTMLChakraProps<'div'>;

/** What closes a card: paging, a total, an action. */
export const CardFooter = chakra('div', {
  base: {
    py: '3',
    px: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    bg: 'bg.subtle',
  },
});

export type CardFooterProps = HTMLChakraProps<'div'>;

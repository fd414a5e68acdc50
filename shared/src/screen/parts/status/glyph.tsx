import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { type PartTone, toneTints } from './tone.ts';

const Square = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '9',
    borderRadius: 'choice',
    '& svg': { width: '18px', height: '18px' },
  },
  variants: { tone: toneTints },
  defaultVariants: { tone: 'neutral' },
});

/** Props of `Glyph`. */
export interface GlyphProps {
  readonly icon: ReactNode;
  readonly tone?: PartTone;
}

/** An icon in a coloured square, such as at the start of a row; `tone` is its colour. Hidden from screen readers. */
export function Glyph({ icon, tone = 'neutral' }: GlyphProps) {
  return (
    <Square tone={tone} aria-hidden>
      {icon}
    </Square>
  );
}

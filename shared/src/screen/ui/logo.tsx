import { chakra } from '@chakra-ui/react';

const outer = 'M16 16C10.6 11.8 11.2 5.6 16 1.2Z';
const inner = 'M16 16C21.4 11.8 20.8 5.6 16 1.2Z';
const turns = [0, 60, 120, 180, 240, 300];

const Petals = chakra('g');
const Dot = chakra('circle');

/** Props of `FlowerMark`. */
export interface FlowerMarkProps {
  /** Width and height in px. */
  readonly size?: number;
}

/**
 * The company's sign as SVG: a blue cempaka flower, in the colours of the colour mode. `size` is its width in px, 32 by
 * default. Hidden from screen readers.
 */
export function FlowerMark({ size = 32 }: FlowerMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <Petals fill="logo.petal">
        {turns.map((turn) => (
          <path key={turn} d={outer} transform={`rotate(${turn} 16 16)`} />
        ))}
      </Petals>
      <Petals fill="logo.petal-2">
        {turns.map((turn) => (
          <path key={turn} d={inner} transform={`rotate(${turn} 16 16)`} />
        ))}
      </Petals>
      <Dot cx="16" cy="16" r="3.6" fill="bg.surface" />
      <Dot cx="16" cy="16" r="2.4" fill="logo.heart" />
    </svg>
  );
}

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    color: 'fg.default',
    whiteSpace: 'nowrap',
  },
});
const Company = chakra('span', {
  base: {
    fontSize: { base: '14px', md: '15px' },
    lineHeight: 'sm',
    fontWeight: 'bold',
    letterSpacing: 'tight',
  },
});
const Product = chakra('span', {
  base: {
    ms: '0.5',
    ps: '2.5',
    borderInlineStartWidth: '1px',
    borderColor: 'border.default',
    lineHeight: '18px',
    color: 'fg.subtle',
  },
});

/** Props of `Logo`. */
export interface LogoProps {
  /** Hides the words, but not from screen readers. */
  readonly markOnly?: boolean;
  readonly size?: number;
}

/**
 * The company's sign with the names of company and product, as in the top bar. `markOnly` hides the names, but not from
 * screen readers. `size`: the sign's, in px.
 */
export function Logo({ markOnly = false, size = 32 }: LogoProps) {
  if (markOnly) {
    return (
      <Frame role="img" aria-label="Cempaka Biru Agent Portal">
        <FlowerMark size={size} />
      </Frame>
    );
  }
  return (
    <Frame>
      <FlowerMark size={size} />
      <Company>Cempaka Biru</Company>
      <Product display={{ base: 'none', md: 'inline' }}>Agent Portal</Product>
    </Frame>
  );
}

const value = <Value>(of: Value) => ({ value: of });

function values<Key extends string | number>(scale: Readonly<Record<Key, string>>) {
  return Object.fromEntries(Object.entries<string>(scale).map(([key, of]) => [key, value(of)]));
}

/** In steps of 4px: `4` is 16px, as in Chakra. */
const spacing = {
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  3.5: '14px',
  4: '16px',
  4.5: '18px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  9: '36px',
  10: '40px',
  11: '44px',
  12: '48px',
  14: '56px',
  16: '64px',
  20: '80px',
  24: '96px',
};

/** Scales of the theme. */
export const scale = {
  spacing: values({
    ...spacing,
    /** Space beside a page: 32px, 24px below 1024 px, 16px below 768 px. */
    gutter: 'var(--page-gutter)',
  }),
  sizes: values({
    ...spacing,
    full: '100%',
    min: 'min-content',
    max: 'max-content',
    fit: 'fit-content',
    touch: '44px',
    content: '1280px',
    drawer: '560px',
    rail: '344px',
    topbar: 'var(--page-topbar)',
    crumbs: '44px',
    side: '224px',
    'side-rail': '64px',
  }),
  radii: values({
    none: '0',
    xs: '4px',
    sm: '6px',
    md: '8px',
    choice: '10px',
    lg: '12px',
    popover: '14px',
    xl: '16px',
    full: '999px',
  }),
  fonts: values({
    body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    heading: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  }),
  /** Six sizes, and 11px for figures in tabs, tags and keys. */
  fontSizes: values({
    '2xs': '11px',
    xs: '12px',
    sm: '14px',
    md: '16px',
    lg: '20px',
    xl: '24px',
    '2xl': '32px',
  }),
  lineHeights: values({ xs: '16px', sm: '20px', md: '24px', lg: '28px', xl: '32px', '2xl': '40px' }),
  fontWeights: values({ normal: '400', medium: '500', button: '550', semibold: '600', bold: '650' }),
  letterSpacings: values({ hero: '-0.028em', tight: '-0.02em', snug: '-0.011em' }),
  shadows: values({
    xs: '0 1px 1px rgba(14,29,39,.04)',
    menu: '0 0 0 1px {colors.border.default}, 0 8px 24px -6px rgba(14,29,39,.16), 0 2px 6px -2px rgba(14,29,39,.08)',
    dialog:
      '0 0 0 1px {colors.border.default}, 0 24px 64px -12px rgba(14,29,39,.30), 0 8px 20px -8px rgba(14,29,39,.14)',
  }),
  easings: values({ out: 'cubic-bezier(.2,.8,.2,1)' }),
  /** Stacking order. */
  zIndex: values({
    sticky: '100',
    crumbs: '101',
    topbar: '900',
    menu: '1000',
    dialog: '1100',
    toast: '1200',
  }),
};

/** Text styles by role: size with line height, weight and letter spacing. */
export const textStyles = {
  xs: value({ fontSize: 'xs', lineHeight: 'xs' }),
  sm: value({ fontSize: 'sm', lineHeight: 'sm' }),
  md: value({ fontSize: 'md', lineHeight: 'md', letterSpacing: 'snug' }),
  lg: value({ fontSize: 'lg', lineHeight: 'lg', letterSpacing: 'tight' }),
  xl: value({ fontSize: 'xl', lineHeight: 'xl', letterSpacing: 'tight' }),
  '2xl': value({ fontSize: '2xl', lineHeight: '2xl', letterSpacing: 'hero' }),
  h1: value({ fontSize: 'xl', lineHeight: 'xl', fontWeight: 'semibold', letterSpacing: 'tight' }),
  name: value({ fontSize: 'lg', lineHeight: 'lg', fontWeight: 'semibold', letterSpacing: '-0.016em' }),
  h2: value({ fontSize: 'md', lineHeight: 'md', fontWeight: 'semibold', letterSpacing: 'snug' }),
  h3: value({ fontSize: 'sm', lineHeight: 'sm', fontWeight: 'semibold' }),
  help: value({ fontSize: 'xs', lineHeight: 'xs', color: 'fg.subtle' }),
};

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

import { chakra, type SystemStyleObject } from '@portal/shared/ui';

const focusStyles: SystemStyleObject = {
  outline: '2px solid',
  outlineColor: 'focus.ring',
  outlineOffset: '-1px',
  borderColor: 'focus.ring',
};

/** The box of a control. The native control inside has no style. */
export const ControlBox = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: { base: 'touch', md: '10' },
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    color: 'fg.default',
    '& > svg': { color: 'fg.muted', width: '18px', height: '18px' },
    '&:focus-within': focusStyles,
    '&:has([aria-invalid=true])': { borderColor: 'danger.solid' },
    '&:has([aria-invalid=true]):focus-within': { outlineColor: 'danger.solid' },
    '&:has(> [readonly]), &:has(> :disabled)': { bg: 'bg.muted', borderColor: 'border.default' },
  },
  variants: {
    size: {
      // 16px below 768 px, because phones zoom in on smaller inputs.
      md: { fontSize: { base: 'md', md: 'sm' } },
      /** For the main figure of a form. */
      lg: { minH: '52px', textStyle: 'lg', fontWeight: 'semibold' },
    },
    /** For values that a machine read and that the agent compares with the paper. */
    check: { true: { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' } },
  },
  defaultVariants: { size: 'md' },
});

/** The native input inside its box. */
export const BareInput = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    alignSelf: 'stretch',
    // covers the box's border, so that the whole height of the box can be pressed
    my: '-1px',
    bg: 'transparent',
    border: '0',
    outline: 'none',
    font: 'inherit',
    letterSpacing: 'inherit',
  },
});

/** Content before or after the input: a currency, a per cent sign, an icon. */
export const Affix = chakra('span', {
  base: { color: 'fg.subtle', fontSize: 'sm', fontWeight: 'medium', letterSpacing: '0', flexShrink: 0 },
});

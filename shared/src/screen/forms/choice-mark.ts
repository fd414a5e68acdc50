import { chakra } from '@portal/shared/ui';

/** A native radio button or check box with the portal's style. */
export const Mark = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '18px',
    // in the middle of the first line of the words beside it
    mt: 'calc((1lh - 18px) / 2)',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    bg: 'bg.surface',
    cursor: 'inherit',
    _focusVisible: { outline: 'none' },
    '&:disabled': { borderColor: 'border.default' },
    '&:checked': { borderColor: 'brand.solid', bg: 'brand.solid' },
  },
  variants: {
    kind: {
      radio: {
        borderRadius: '50%',
        _focusVisible: { borderRadius: '50%' },
        '&:checked': {
          boxShadow: 'inset 0 0 0 4px {colors.brand.solid}, inset 0 0 0 9px {colors.brand.on}',
        },
      },
      check: { borderRadius: '5px', _focusVisible: { borderRadius: '5px' } },
    },
  },
});

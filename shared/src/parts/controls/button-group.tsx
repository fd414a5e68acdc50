import { chakra } from '@portal/shared/ui';

/** @deprecated Not used any more. Kept until the next major version, because removing an export needs one. */
export const ButtonGroup = chakra('div', {
  base: {
    display: { base: 'flex', md: 'inline-flex' },
    w: { base: 'full', md: 'auto' },
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: '7px',
    bg: 'bg.surface',
    overflow: 'hidden',
    '& > button, & > a': {
      flex: { base: '1', md: '0 0 auto' },
      h: { base: 'touch', md: '30px' },
      px: '2.5',
      borderRadius: '0',
      borderWidth: '0',
      color: 'fg.default',
      outlineOffset: '-2px',
      fontSize: { base: 'sm', md: 'xs' },
    },
    // Wins over a button's own states, so that a disabled action keeps its border.
    '&&& > * + *': { borderInlineStart: '1px solid', borderInlineStartColor: 'border.default' },
    '&&& > :is(:disabled, [aria-disabled=true])': { bg: 'bg.subtle' },
  },
});

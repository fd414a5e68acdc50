import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react';

const base: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: '2',
  border: '1px solid transparent',
  color: 'fg.default',
  textStyle: 'sm',
  fontWeight: 'button',
  letterSpacing: '-0.006em',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
  _focusVisible: { borderRadius: 'md' },
  _disabled: {
    color: 'fg.disabled',
    bg: 'bg.muted',
    borderColor: 'transparent',
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
  // A busy button keeps its colours and its place in the tab order.
  '&[aria-busy=true]': { cursor: 'progress' },
};

const variant = {
  primary: { bg: 'brand.solid', color: 'brand.on', _hover: { bg: 'brand.solid-hover' } },
  outline: {
    bg: 'bg.surface',
    borderColor: 'border.default',
    boxShadow: 'xs',
    _hover: { bg: 'bg.hover', borderColor: 'border.control' },
  },
  ghost: { color: 'brand.fg', _hover: { bg: 'brand.subtle' }, _disabled: { bg: 'transparent' } },
  quiet: {
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg.default' },
    _disabled: { bg: 'transparent' },
  },
  accent: { bg: 'accent.solid', color: 'accent.on', _hover: { filter: 'brightness(0.96)' } },
  danger: { bg: 'danger.solid', color: 'danger.on', _hover: { filter: 'brightness(0.94)' } },
  dangerGhost: { color: 'danger.fg', _hover: { bg: 'danger.subtle' }, _disabled: { bg: 'transparent' } },
} satisfies Record<string, SystemStyleObject>;

/** Buttons are 44px high below 768 px, for touch. */
export const buttonRecipe = defineRecipe({
  base: {
    ...base,
    // on a very narrow screen a long label has two lines
    '@media (max-width: 374px)': { flexShrink: 1, maxW: 'full', whiteSpace: 'normal' },
  },
  variants: {
    variant,
    size: {
      xs: {
        minH: { base: 'touch', md: '7' },
        px: '9px',
        gap: '1.5',
        borderRadius: 'sm',
        fontSize: { base: 'sm', md: 'xs' },
        '& svg': { width: '14px', height: '14px' },
      },
      sm: {
        minH: { base: 'touch', md: '8' },
        px: '3',
        gap: '1.5',
        borderRadius: '7px',
        '& svg': { width: '16px', height: '16px' },
      },
      md: {
        minH: { base: 'touch', md: '10' },
        px: '4',
        borderRadius: 'md',
        '& svg': { width: '18px', height: '18px' },
      },
      lg: {
        minH: '12',
        px: '5',
        borderRadius: 'choice',
        textStyle: 'md',
        letterSpacing: '-0.006em',
        '& svg': { width: '18px', height: '18px' },
      },
    },
    block: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

/** A square button with an icon. */
export const iconButtonRecipe = defineRecipe({
  base: {
    ...base,
    position: 'relative',
    px: '0',
    '& svg': { width: '20px', height: '20px' },
  },
  variants: {
    variant,
    size: {
      xs: { boxSize: { base: 'touch', md: '7' }, borderRadius: 'sm', '& svg': { boxSize: '16px' } },
      sm: { boxSize: { base: 'touch', md: '8' }, borderRadius: '7px', '& svg': { boxSize: '18px' } },
      md: { boxSize: { base: 'touch', md: '10' }, borderRadius: 'md' },
      lg: { boxSize: '12', borderRadius: 'choice' },
    },
  },
  defaultVariants: { variant: 'quiet', size: 'md' },
});

/** Look of a button. */
export type ButtonVariant = keyof typeof variant;
/** Size of a button. */
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

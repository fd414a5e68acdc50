import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A heading. `size` sets its size, `as` its level. For a page's `h1` use `PageTitle`. */
export const Heading = chakra('h2', {
  base: { color: 'fg.default', fontWeight: 'semibold', textWrap: 'balance' },
  variants: {
    size: {
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'name' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Props of `Heading`. */
export type HeadingProps = HTMLChakraProps<'h2'> & { readonly size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' };

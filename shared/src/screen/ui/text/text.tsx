import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A paragraph with size 14/20, unless `textStyle` is set. */
export const Text = chakra('p');

/** Props of `Text`. */
export type TextProps = HTMLChakraProps<'p'>;

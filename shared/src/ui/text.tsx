import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A paragraph; 14/20 unless `textStyle` says otherwise. */
export const Text = chakra('p');

export type TextProps = HTMLChakraProps<'p'>;

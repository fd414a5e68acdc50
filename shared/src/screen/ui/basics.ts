/** Chakra's layout components, and its factory for styled elements. */

export type { SystemStyleObject } from '@chakra-ui/react';
export {
  Box,
  type BoxProps,
  chakra,
  Flex,
  type FlexProps,
  Grid,
  GridItem,
  type GridProps,
  HStack,
  type HTMLChakraProps,
  Icon,
  Span,
  Stack,
  type StackProps,
  VisuallyHidden,
} from '@chakra-ui/react';
export { Heading, type HeadingProps } from './text/heading.tsx';
export { Text, type TextProps } from './text/text.tsx';

/** Chakra's layout parts as they are, and its factory for a part of one's own. */

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
export { Heading, type HeadingProps } from './heading.tsx';
export { Text, type TextProps } from './text.tsx';

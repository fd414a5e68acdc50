/** Chakra's layout parts as they are, and its factory for a part of one's own. */

export type { SystemStyleObject } from '@chakra-ui/react';
export {
  AbsoluteCenter,
  Box,
  type BoxProps,
  Center,
  chakra,
  Flex,
  type FlexProps,
  Grid,
  GridItem,
  type GridProps,
  HStack,
  type HTMLChakraProps,
  Icon,
  Portal,
  Spacer,
  Span,
  Stack,
  type StackProps,
  VisuallyHidden,
  VStack,
  Wrap,
} from '@chakra-ui/react';
export { Heading, type HeadingProps } from './heading.tsx';
export { Text, type TextProps } from './text.tsx';

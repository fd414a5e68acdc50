import { CardFooter } from '@portal/shared/parts';
import { Flex, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface ListFootProps {
  /** What the list has. */
  readonly text: string;
  /** What can be done with the whole list. */
  readonly children: ReactNode;
}

/** The end of a list: what it has, and its actions. */
export function ListFoot({ text, children }: ListFootProps) {
  return (
    <CardFooter>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Text textStyle="help" role="status" flex="1 1 20rem">
          {text}
        </Text>
        <Flex wrap="wrap" gap="2" data-screen-only="">
          {children}
        </Flex>
      </Flex>
    </CardFooter>
  );
}

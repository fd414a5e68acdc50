import { Tag } from '@portal/shared/parts';
import { Box, chakra, Flex } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: { p: '3.5', borderWidth: '1px', borderColor: 'border.default', borderRadius: 'lg' },
});
/** In large or spaced text they have more than one line. */
const Facts = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3', '& > *': { flex: '1 1 auto' } },
});

interface ChosenCardProps {
  readonly name: string;
  readonly code: string;
  readonly tags: readonly string[];
  /** The facts: each a `KeyValue`. */
  readonly children: ReactNode;
}

/** Card of a chosen fund or holding: name, code, tags and facts. */
export const ChosenCard = ({ name, code, tags, children }: ChosenCardProps) => (
  <Frame>
    <Box fontWeight="semibold">{name}</Box>
    <Flex wrap="wrap" align="center" gap="1.5" mt="3px" textStyle="help">
      {code}
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Flex>
    <Facts>{children}</Facts>
  </Frame>
);

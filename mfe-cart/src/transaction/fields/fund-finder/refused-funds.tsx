import { Box, Span, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { pluralize } from '../../../core/format-text.ts';
import type { RefusedOffer } from '../../../transaction-rules/index.ts';
import { Fold } from './fold.tsx';

/**
 * Folded list of funds that match the search and cannot be chosen, each with its reason. Nothing when there is none.
 */
export function RefusedFunds({ refused }: { readonly refused: readonly RefusedOffer[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return refused.length === 0 ? null : (
    <Box mt="3">
      <Fold
        label={`${pluralize(refused.length, 'fund')} that cannot be chosen`}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        <Stack as="ul" listStyle="none" gap="3" px="3.5">
          {refused.map(({ offer: { scheme }, reason }) => (
            <li key={scheme.scheme}>
              <Text fontWeight="medium">
                {scheme.schemeName} <Span textStyle="help">{scheme.scheme}</Span>
              </Text>
              <Text color="fg.muted">{reason}</Text>
            </li>
          ))}
        </Stack>
      </Fold>
    </Box>
  );
}

import { Span, Stack, Text } from '@portal/shared/ui';
import { Disclosure } from '../../../core/disclosure.tsx';
import { pluralize } from '../../../core/format-text.ts';
import type { RefusedOffer } from '../../../transaction-rules/index.ts';

/**
 * Folded list of funds that match the search and cannot be chosen, each with its reason. Nothing when there is none.
 */
export const RefusedFunds = ({ refused }: { readonly refused: readonly RefusedOffer[] }) =>
  refused.length === 0 ? null : (
    <Disclosure label={`${pluralize(refused.length, 'fund')} that cannot be chosen`}>
      <Stack as="ul" listStyle="none" gap="3" mt="2">
        {refused.map(({ offer: { scheme }, reason }) => (
          <li key={scheme.scheme}>
            <Text fontWeight="medium">
              {scheme.schemeName} <Span textStyle="help">{scheme.scheme}</Span>
            </Text>
            <Text color="fg.muted">{reason}</Text>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );

import { KeyValue, KeyValues } from '@portal/shared/parts';
import { Disclosure } from '../../../core/disclosure.tsx';
import { pluralize } from '../../../core/format-text.ts';
import type { RefusedOffer } from '../../../transaction-rules/index.ts';

/**
 * Folded list of funds that match the search and cannot be chosen, each with its reason. Nothing when there is none.
 */
export const RefusedFunds = ({ refused }: { readonly refused: readonly RefusedOffer[] }) =>
  refused.length === 0 ? null : (
    <Disclosure label={`${pluralize(refused.length, 'fund')} that cannot be chosen`}>
      <KeyValues mt="2">
        {refused.map(({ offer: { scheme }, reason }) => (
          <KeyValue key={scheme.scheme} label={`${scheme.schemeName} (${scheme.scheme})`}>
            {reason}
          </KeyValue>
        ))}
      </KeyValues>
    </Disclosure>
  );

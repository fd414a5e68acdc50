import { Sub } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import type { FieldChange } from '../../domain/person/index.ts';

/** Shows what an update of the record changes, a line each: `Race: Chinese → Malay`. The privacy view blurs them. */
export const ItemChanges = ({ changes }: { readonly changes: readonly FieldChange[] }) =>
  changes.map(({ name, label, before, after }) => (
    <Sub key={name}>
      {/* a long e-mail would widen a phone’s card */}
      <chakra.span overflowWrap="anywhere" data-private>
        {`${label}: ${before} → ${after}`}
      </chakra.span>
    </Sub>
  ));

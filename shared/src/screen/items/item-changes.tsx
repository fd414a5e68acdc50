import { Sub } from '@portal/shared/parts';
import type { FieldChange } from '../../domain/person/index.ts';

/** Shows what an update of the record changes, a line each: `Race: Chinese → Malay`. The privacy view blurs them. */
export const ItemChanges = ({ changes }: { readonly changes: readonly FieldChange[] }) =>
  changes.map(({ name, label, before, after }) => (
    <Sub key={name}>
      <span data-private>{`${label}: ${before} → ${after}`}</span>
    </Sub>
  ));

import { Chip } from './chip.tsx';
import type { PartTone } from './tone.ts';

const tones: ReadonlyMap<string, PartTone> = new Map<string, PartTone>(
  Object.entries({
    // application and checkout (docs/domain.md, section 6)
    Draft: 'neutral',
    'Pending Customer Confirmation': 'warn',
    'Pending Payment': 'warn',
    'Pending Documents': 'warn',
    Submitted: 'info',
    'In Process': 'info',
    Confirmed: 'info',
    Completed: 'success',
    Rejected: 'danger',
    Cancelled: 'neutral',
    Expired: 'neutral',
    // payment
    paid: 'success',
    pending: 'warn',
    failed: 'danger',
    // required documents
    Pending: 'warn',
    Uploaded: 'info',
    Accepted: 'success',
  } satisfies Record<string, PartTone>),
);

/**
 * Returns the tone of an application, checkout, payment or document status: `warn` something is missing, `info` in
 * progress, `success` done, `danger` failed, `neutral` over or unknown.
 */
export function statusTone(status: string): PartTone {
  return tones.get(status) ?? 'neutral';
}

/** Props of `StatusChip`. */
export interface StatusChipProps {
  /** Status of an application, checkout, payment or document, as in the API. */
  readonly status: string;
}

/**
 * A chip with the status of an application, checkout, payment or document as the API names it, with a capital and in
 * the colour of `statusTone`. An unknown one is grey.
 */
export function StatusChip({ status }: StatusChipProps) {
  return (
    <Chip tone={statusTone(status)} dot>
      {status.charAt(0).toUpperCase() + status.slice(1)}
    </Chip>
  );
}

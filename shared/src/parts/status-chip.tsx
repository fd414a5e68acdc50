import { Chip } from './chip.tsx';
import type { PartTone } from './tone.ts';

const tones: ReadonlyMap<string, PartTone> = new Map<string, PartTone>(
  Object.entries({
    // application and checkout (domain, section 6)
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

/** Who has the next move, as a tone; a status that the portal does not know stays grey. */
export function statusTone(status: string): PartTone {
  return tones.get(status) ?? 'neutral';
}

export interface StatusChipProps {
  /** An application's, checkout's, payment's or document's status, as the API says it. */
  readonly status: string;
}

/** A status with its tone. */
export function StatusChip({ status }: StatusChipProps) {
  return (
    <Chip tone={statusTone(status)} dot>
      {status.charAt(0).toUpperCase() + status.slice(1)}
    </Chip>
  );
}

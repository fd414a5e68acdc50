import { Chip } from '@portal/shared/parts';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';

/** States of an item before it is sent: whether it can be checked out. */
export type ItemState = 'ready' | 'acknowledged' | 'warning' | 'blocked' | 'unchecked';

/** How each state is shown: its name, the tone of its chip and of its notes, and their icon. */
export const itemStates = {
  ready: { label: 'Ready', chip: 'success', note: 'info', icon: <Info aria-hidden /> },
  acknowledged: { label: 'Acknowledged', chip: 'success', note: 'info', icon: <Info aria-hidden /> },
  warning: { label: 'Warning', chip: 'warn', note: 'warn', icon: <TriangleAlert aria-hidden /> },
  blocked: { label: 'Blocked', chip: 'danger', note: 'danger', icon: <CircleAlert aria-hidden /> },
  unchecked: { label: 'Not checked', chip: 'neutral', note: 'info', icon: <Info aria-hidden /> },
} as const satisfies Record<ItemState, unknown>;

/** The mark of an item's state: its name in its colour. */
export const StateChip = ({ state }: { readonly state: ItemState }) => (
  <Chip tone={itemStates[state].chip} dot>
    {itemStates[state].label}
  </Chip>
);

import type { PartTone } from '@portal/shared/parts';
import { Circle, CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { RemoteState } from './remote-facts.ts';

/** The tone of each state, of its chip and its mark. */
export const stateTones = {
  running: 'success',
  ready: 'neutral',
  earlier: 'warn',
  overridden: 'warn',
  failed: 'danger',
} as const satisfies Readonly<Record<RemoteState, PartTone>>;

/** The mark before the state's words. */
export const stateIcons: Readonly<Record<RemoteState, LucideIcon>> = {
  running: CircleCheck,
  ready: Circle,
  earlier: TriangleAlert,
  overridden: TriangleAlert,
  failed: CircleAlert,
};

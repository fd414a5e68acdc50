import type { ServiceFault } from '../../mfe-cart/proofs/service.ts';

/** What may happen to a call that changes something. Without connection no call of the page reaches the service. */
export const faults = [
  'reply lost after the effect',
  '503 after the effect',
  '503 before the effect',
  'HTML reply',
  'no connection',
] as const;
export type Fault = (typeof faults)[number];

/** The service's faults. */
export const serviceFaults: Readonly<Record<Fault, ServiceFault['kind'] | undefined>> = {
  'reply lost after the effect': 'commit-then-lose',
  '503 after the effect': 'commit-then-503',
  '503 before the effect': 'unavailable',
  'HTML reply': 'html-200',
  'no connection': undefined,
};

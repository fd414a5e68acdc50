import type { Endpoint } from '@portal/shared/api/endpoint';
import {
  endHandOffs,
  findHandOff,
  followHandOff,
  phoneHandOff,
  startHandOff,
} from '@portal/shared/api/hand-off';

/** The hand-off's calls of form and phone: in the model each meets each of its network's faults. */
export const formCalls: readonly Endpoint[] = [startHandOff, findHandOff, followHandOff, endHandOffs];
export const phoneCalls: readonly Endpoint[] = [phoneHandOff];

/**
 * What the model's network does to a request. `lostRequest`: it does not reach the service. `lostReply`: it does, and its
 * reply is lost. `unavailable`: 503, and nothing is done. `commitThen503`: it is done, and the reply is 503. `html`: a proxy
 * answers 200 with a page, and nothing is done. `late`: it fails in the page, and reaches the service 4 s later. `slow`: its
 * reply takes 4 s. `repeated`: it reaches the service twice, as a browser repeats one whose connection broke.
 */
export const networkFaults = [
  'lostRequest',
  'lostReply',
  'unavailable',
  'commitThen503',
  'html',
  'late',
  'slow',
  'repeated',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** Returns the part of a request, address and body, by which the network knows the call. */
export const requestOf = ({ path }: Pick<Endpoint, 'path'>): string => `${path} `;

/** How often each fault has happened to each call, by `path fault`. */
export const happened = new Map<string, number>();

/** Notes that a fault has happened to the call of an address. */
export function noteFault(url: string, fault: NetworkFault): void {
  const key = `${new URL(url).pathname} ${fault}`;
  happened.set(key, (happened.get(key) ?? 0) + 1);
}

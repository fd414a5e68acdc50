import { hostAddresses, hostLabels } from './host-labels.ts';

/** A short English text. Letters of other alphabets look like these, and some signs look like others or like none. */
const plainLabel = /^(?=.*[a-z0-9])[\w !"#$%&'()*+,./:;=?@{}‘’“”–—…·-]{1,40}$/i;

/** Whether a text can be a label of a remote. */
export const isPlainLabel = (label: string): boolean => plainLabel.test(label);

/** Returns what is seen of a plain label at a glance: the same for labels that differ in case, spaces or alike letters. */
const shapeOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/**
 * Returns the host's own label that a label looks like; `undefined` for one that looks like none, or that opens what the host's
 * opens. `address`: what it opens.
 */
export function findHostLabel(label: string, address?: string): string | undefined {
  const shape = shapeOf(label);
  const isAlike = (own: string) => shapeOf(own) === shape;
  const path = address?.split(/[?#]/)[0];
  return hostAddresses.some(([own, opened]) => opened === path && isAlike(own))
    ? undefined
    : Object.values(hostLabels).find(isAlike);
}

/** Whether a remote may show a label for an address. */
export const isLabelAllowed = (label: string, address?: string): boolean =>
  isPlainLabel(label) && findHostLabel(label, address) === undefined;

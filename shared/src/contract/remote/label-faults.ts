import { findHostLabel, isPlainLabel } from './labels.ts';

const quoted = (label: string): string => JSON.stringify(label.slice(0, 60));

/** Returns why a text is no label, as a part of a sentence; `undefined` when it is one. */
export const findTextFault = (label: string): string | undefined =>
  isPlainLabel(label)
    ? undefined
    : `the label ${quoted(label)}: one has at most 40 letters from a to z, digits, spaces and punctuation marks`;

/**
 * Returns why a remote may not have a label in the menu, the finder or the breadcrumbs, as a part of a sentence; `undefined` when
 * it may. `address`: what it opens.
 */
export function findLabelFault(label: string, address: string): string | undefined {
  const own = findHostLabel(label, address);
  return (
    findTextFault(label) ?? (own && `the label ${quoted(label)}, which looks like the portal’s “${own}”`)
  );
}

/** What a filling says that is shown only while a flag of the flag service is on (`true`). */
export interface Conditional {
  /** Default: always shown. */
  readonly when?: { readonly flag: string };
}

/**
 * Returns the fillings that are shown while these flags are on, in order. Those with a condition come last: one that appears
 * late moves none that has no condition.
 */
export function shownWhile<Each extends { readonly meta: Conditional }>(
  fillings: readonly Each[],
  flagsOn: ReadonlySet<string>,
): readonly Each[] {
  return [
    ...fillings.filter(({ meta }) => !meta.when),
    ...fillings.filter(({ meta }) => meta.when && flagsOn.has(meta.when.flag)),
  ];
}

/** When a filling is shown: while this flag of the flag service is on (`true`). */
export interface Condition {
  readonly flag: string;
}

/** What a filling says that may have a condition. */
export interface Conditional {
  /** Default: always shown. */
  readonly when?: Condition;
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

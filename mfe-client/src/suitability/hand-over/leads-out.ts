/** The parts of a window that say what Back and Forward lead to. */
interface TabHistory {
  readonly history: Pick<History, 'length'>;
  /** Absent in Safari before 26 and Firefox before 147. */
  readonly navigation?: { entries(): readonly unknown[] };
}

/**
 * Whether Back or Forward may lead out of the portal: the history of this tab has more entries than those of the
 * portal's own origin. A browser that does not list them counts as one entry.
 */
export const leadsOut = ({ history, navigation }: TabHistory): boolean =>
  history.length > (navigation?.entries().length ?? 1);

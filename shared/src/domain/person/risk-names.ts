/** Names of the risk categories by rank (docs/domain.md, section 4). Rank 0: no information. */
export const riskNames = [
  'Not assessed',
  'Conservative',
  'Moderately Conservative',
  'Moderate',
  'Moderately Aggressive',
  'Aggressive',
] as const;

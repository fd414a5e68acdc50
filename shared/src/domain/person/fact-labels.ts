/**
 * Labels of the facts that stand at the head of a customer's profile, by the field's name at the wire. They are apart from
 * the table of all fields, which that page does not need.
 */
export const factLabels = {
  riskCategory: 'Risk category',
  satEffectiveDateTo: 'Suitability valid to',
  sI: 'Sophisticated investor',
  vI: 'Vulnerable investor',
  usResidentStatus: 'US status',
} as const;

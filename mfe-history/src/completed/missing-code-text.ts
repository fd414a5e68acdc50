/**
 * Returns the sentence that tells an agent without an agent code for the plan why the account's transactions are not
 * shown. A plan other than `PRS` is of unit trusts.
 */
export function getMissingCodeText(plan: string): string {
  const products = plan === 'PRS' ? 'private retirement schemes' : 'unit trusts';
  return `You are not registered for ${products}, so this account’s transactions are not available to you.`;
}

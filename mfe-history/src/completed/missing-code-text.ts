/** Returns why an agent without an agent code for the plan does not see the account's transactions. */
export function getMissingCodeText(plan: string): string {
  const products = plan === 'PRS' ? 'private retirement schemes' : 'unit trusts';
  return `You are not registered for ${products}, so this account’s transactions are not available to you.`;
}

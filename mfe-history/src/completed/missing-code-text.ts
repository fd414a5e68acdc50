/** Explains to an agent without a code for the plan why the account's transactions do not show. */
export function getMissingCodeText(plan: string): string {
  const products = plan === 'PRS' ? 'private retirement schemes' : 'unit trusts';
  return `You are not registered for ${products}, so this account’s transactions are not available to you.`;
}

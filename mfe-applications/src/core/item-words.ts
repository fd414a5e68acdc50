import type { ItemType } from '@portal/shared/api/transaction-payloads';

const words: Readonly<Record<ItemType, string>> = {
  investment: 'Investment',
  redemption: 'Redemption',
  switching: 'Switch',
  bankar: 'Bank account',
  sat: 'Suitability',
  clientInfoUpdate: 'Information update',
  onboarding: 'Account opening',
};

/** What an agent calls the type. */
export function typeWord(type: ItemType): string {
  return words[type];
}

/** Types of an application in one phrase: `Investment, switch`, or with `and` in running text. */
export function typePhrase(types: readonly ItemType[], joint: ', ' | ' and ' = ', '): string {
  const [first, ...rest] = types.map(typeWord);
  const all = [first ?? 'Application', ...rest.map((word) => word.toLowerCase())];
  const last = all.at(-1);
  return joint === ' and ' && all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : all.join(', ');
}

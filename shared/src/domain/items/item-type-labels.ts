import type { ItemType } from '@portal/shared/api/transaction-payloads';

const labels: Readonly<Record<ItemType, string>> = {
  investment: 'Investment',
  redemption: 'Redemption',
  switching: 'Switch',
  bankar: 'Bank account',
  sat: 'Suitability',
  clientInfoUpdate: 'Information update',
  onboarding: 'Onboarding',
};

/** Returns the name on screen of an item type: `switching` is `Switch`. */
export function getItemTypeLabel(type: ItemType): string {
  return labels[type];
}

/**
 * Joins the labels of an application's item types: `Investment, switch`, or `Investment and switch` for sentences. An
 * onboarding comes first; `Application` when there is none.
 */
export function formatItemTypes(types: readonly ItemType[], separator: ', ' | ' and ' = ', '): string {
  // an onboarding comes first, because the other items depend on it
  const ordered = types.toSorted((a, b) => Number(b === 'onboarding') - Number(a === 'onboarding'));
  const [first, ...rest] = ordered.map(getItemTypeLabel);
  const allLabels = [first ?? 'Application', ...rest.map((label) => label.toLowerCase())];
  const last = allLabels.at(-1);
  return separator === ' and ' && allLabels.length > 1
    ? `${allLabels.slice(0, -1).join(', ')} and ${last}`
    : allLabels.join(', ');
}

import { type CartItem, sizeText } from './cart-item.ts';
import { dayAndMonth } from './format-text.ts';

/** How an item is told: what it is, and its details in a line. */
export interface ItemText {
  readonly title: string;
  readonly detail: string;
  /** The item's kind, for the names of its controls. */
  readonly noun: string;
}

const nouns = {
  investment: 'investment',
  redemption: 'redemption',
  switching: 'switch',
  bankar: 'bank account',
  sat: 'assessment',
  clientInfoUpdate: 'update',
  onboarding: 'onboarding',
} as const satisfies Record<CartItem['kind'], string>;

const house = 'Cempaka Biru ';
/** The scheme's name without the house's, where two stand in one line. */
const short = (name: string) => (name.startsWith(house) ? name.slice(house.length) : name);

const distributions: Readonly<Record<string, string>> = { REINVEST: 'reinvest', PAYOUT: 'pay out' };

const joined = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(' · ');

/** Words for one item. `priceDate` (YYYY-MM-DD) is said where it is known. */
export function itemText(item: CartItem, priceDate?: string): ItemText {
  const noun = nouns[item.kind];
  const priced = priceDate === undefined ? undefined : `priced ${dayAndMonth(priceDate)}`;
  switch (item.kind) {
    case 'investment':
      return {
        noun,
        title: `Invest in ${item.schemeName}`,
        detail: joined(
          item.scheme,
          `charge ${item.salesCharge.format()}`,
          distributions[item.distribution] ?? item.distribution,
          priced,
        ),
      };
    case 'redemption':
      return {
        noun,
        title: `Redeem ${item.schemeName}`,
        detail: joined(item.scheme, priced),
      };
    case 'switching':
      return {
        noun,
        title: `Switch ${short(item.from.schemeName)} to ${short(item.to.schemeName)}`,
        detail: joined(`${item.from.scheme} to ${item.to.scheme}`, `charge ${item.salesCharge.format()}`),
      };
    default:
      return { noun, title: item.title, detail: item.detail };
  }
}

/** A word for what was removed: `CBSUK, MYR 25,000.00`. */
export function removedItemText(item: CartItem): string {
  switch (item.kind) {
    case 'investment':
      return `${item.scheme}, ${item.currency} ${item.amount.format()}`;
    case 'redemption':
      return `${item.scheme}, ${sizeText(item.size)}`;
    case 'switching':
      return `${item.from.scheme} to ${item.to.scheme}, ${sizeText(item.size)}`;
    default:
      return item.title;
  }
}

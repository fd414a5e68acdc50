import { type CartItem, sizeText } from './cart-item.ts';
import { dayAndMonth } from './format-text.ts';

/** Text of an item: its title, and its details in one line. */
interface ItemText {
  readonly title: string;
  readonly detail: string;
  /** Noun for the item's kind, for the labels of its controls. */
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

const companyPrefix = 'Cempaka Biru ';
/** Returns a scheme's name without the company's, for lines that name two schemes. */
const shortName = (name: string) =>
  name.startsWith(companyPrefix) ? name.slice(companyPrefix.length) : name;

const distributions: Readonly<Record<string, string>> = { REINVEST: 'reinvest', PAYOUT: 'pay out' };

const joined = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(' · ');

/** Returns the text of an item. `priceDate` is YYYY-MM-DD; without it the detail leaves it out. */
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
        title: `Switch ${shortName(item.from.schemeName)} to ${shortName(item.to.schemeName)}`,
        detail: joined(`${item.from.scheme} to ${item.to.scheme}`, `charge ${item.salesCharge.format()}`),
      };
    default:
      return { noun, title: item.title, detail: item.detail };
  }
}

/** Returns a short text for a removed item: `CBSUK, MYR 25,000.00`. */
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

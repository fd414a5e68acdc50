import { hostLabels } from '@portal/shared/remote/host-labels';

/** What the finder does for a customer when the search begins with its word: it opens a form or a page, and sends nothing. */
export interface CustomerCommand {
  readonly id: string;
  /** The words that begin it, in small letters. The first is shown. */
  readonly words: readonly [string, ...string[]];
  /** The command's name, which the customer's follows. */
  readonly phrase: string;
  readonly pathOf: (customerId: string) => string;
  /** Whether it needs a valid assessment. */
  readonly needsAssessment: boolean;
}

const withCustomer =
  (path: string, more: Readonly<Record<string, string>> = {}) =>
  (customerId: string) =>
    `${path}?${new URLSearchParams({ customerId, ...more })}`;

/** All commands for a customer, in the order in which they are offered. */
export const customerCommands: readonly CustomerCommand[] = [
  {
    id: 'invest',
    words: ['invest', 'buy'],
    phrase: hostLabels.invest,
    pathOf: withCustomer('/client-profile', { transaction: 'invest' }),
    needsAssessment: true,
  },
  {
    id: 'redeem',
    words: ['redeem', 'sell'],
    phrase: hostLabels.redeem,
    pathOf: withCustomer('/client-profile', { transaction: 'redeem' }),
    needsAssessment: false,
  },
  {
    id: 'switch',
    words: ['switch'],
    phrase: hostLabels.switch,
    pathOf: withCustomer('/client-profile', { transaction: 'switch' }),
    needsAssessment: true,
  },
  {
    id: 'cart',
    words: ['cart'],
    phrase: hostLabels.openCart,
    pathOf: withCustomer('/cart'),
    needsAssessment: false,
  },
  {
    id: 'assess',
    words: ['assess', 'suitability'],
    phrase: hostLabels.assess,
    pathOf: withCustomer('/sat'),
    needsAssessment: false,
  },
];

/** A search that begins with a command's word: the command, and the words of the customer. */
export interface ReadSearch {
  readonly command: CustomerCommand | undefined;
  readonly words: string;
}

/** Reads what was typed, cleaned as by `searchKeyword`. */
export function readCommand(keyword: string): ReadSearch {
  const [first = '', ...others] = keyword.split(' ');
  const command = customerCommands.find(({ words }) => words.includes(first.toLowerCase()));
  return command ? { command, words: others.join(' ') } : { command, words: keyword };
}

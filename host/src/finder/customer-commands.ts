/** What the finder does for a customer when the search begins with its word: it opens a form or a page, and sends nothing. */
export interface CustomerCommand {
  readonly id: string;
  /** The words that begin it, in small letters. The first is shown. */
  readonly words: readonly [string, ...string[]];
  /** Returns the command's name with the customer's. */
  readonly describe: (name: string) => string;
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
    describe: (name) => `Invest for ${name}`,
    pathOf: withCustomer('/client-profile', { transaction: 'invest' }),
    needsAssessment: true,
  },
  {
    id: 'redeem',
    words: ['redeem', 'sell'],
    describe: (name) => `Redeem for ${name}`,
    pathOf: withCustomer('/client-profile', { transaction: 'redeem' }),
    needsAssessment: false,
  },
  {
    id: 'switch',
    words: ['switch'],
    describe: (name) => `Switch for ${name}`,
    pathOf: withCustomer('/client-profile', { transaction: 'switch' }),
    needsAssessment: true,
  },
  {
    id: 'cart',
    words: ['cart'],
    describe: (name) => `Open the cart of ${name}`,
    pathOf: withCustomer('/cart'),
    needsAssessment: false,
  },
  {
    id: 'assess',
    words: ['assess', 'suitability'],
    describe: (name) => `Assess suitability of ${name}`,
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

import { pageAddress } from '@portal/shared/page-address';
import { assessmentPath, cartPath, customerPath } from '@portal/shared/pages';
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

const drawerOf = (transaction: string) => (customerId: string) =>
  pageAddress(customerPath, { customerId, transaction });

/** All commands for a customer, in the order in which they are offered. */
export const customerCommands: readonly CustomerCommand[] = [
  {
    id: 'invest',
    words: ['invest', 'buy'],
    phrase: hostLabels.invest,
    pathOf: drawerOf('invest'),
    needsAssessment: true,
  },
  {
    id: 'redeem',
    words: ['redeem', 'sell'],
    phrase: hostLabels.redeem,
    pathOf: drawerOf('redeem'),
    needsAssessment: false,
  },
  {
    id: 'switch',
    words: ['switch'],
    phrase: hostLabels.switch,
    pathOf: drawerOf('switch'),
    needsAssessment: true,
  },
  {
    id: 'cart',
    words: ['cart'],
    phrase: hostLabels.openCart,
    pathOf: (customerId) => pageAddress(cartPath, { customerId }),
    needsAssessment: false,
  },
  {
    id: 'assess',
    words: ['assess', 'suitability'],
    phrase: hostLabels.assess,
    pathOf: (customerId) => pageAddress(assessmentPath, { customerId }),
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

/** Words of a kind of transaction on screen. */
export interface TransactionWords {
  /** Title of the drawer: `Invest`. */
  readonly title: string;
  /** Title of the drawer that edits an item: `Edit investment`. */
  readonly editTitle: string;
  /** What an item is called within a sentence: `investment`. */
  readonly noun: string;
}

/**
 * Words of each kind of transaction, by its name in the address (`?transaction=invest`). They are apart from the kind,
 * because they show before its code is loaded.
 */
export const transactionWords = {
  invest: { title: 'Invest', editTitle: 'Edit investment', noun: 'investment' },
  redeem: { title: 'Redeem', editTitle: 'Edit redemption', noun: 'redemption' },
  switch: { title: 'Switch', editTitle: 'Edit switch', noun: 'switch' },
  'bank-account': { title: 'Add bank account', editTitle: 'Edit bank account', noun: 'bank account' },
  'update-information': { title: 'Update information', editTitle: 'Edit update', noun: 'update' },
} as const satisfies Readonly<Record<string, TransactionWords>>;

/** Name of a kind of transaction in the address and in the names of drafts. */
export type TransactionName = keyof typeof transactionWords;

/**
 * Whether this release has a transaction of that name, such as `invest`, which the address names as
 * `?transaction=invest`.
 */
export const isTransactionName = (name: string): name is TransactionName =>
  Object.hasOwn(transactionWords, name);

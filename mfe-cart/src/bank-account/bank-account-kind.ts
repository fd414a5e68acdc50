import { addBankar, type BankarItem } from '@portal/shared/api/cart';
import { type BankarSent, bankarSent } from '@portal/shared/api/transaction-payloads';
import { bankFields, type Field, mapNames } from '@portal/shared/fields';
import { fieldLabel } from '../core/field-labels.ts';
import { transactionWords } from '../core/transaction-words.ts';
import type { TransactionKind } from '../transaction/index.ts';

type Identity = TransactionKind<BankarSent, BankarItem>['identity'];
const { shape } = bankarSent;
const rows: ReadonlyMap<string, Field> = new Map(Object.entries(bankFields));

/**
 * A bank account addition as a kind of transaction: what it is called, and how it is sent and recognised in the cart. Its
 * call only logs a failure (ITM-17), which the frame takes for not saved.
 */
export const bankAccountKind: TransactionKind<BankarSent, BankarItem> = {
  name: 'bank-account',
  list: 'bankar',
  channel: 'Digital Form',
  words: transactionWords['bank-account'],
  labelOf: (field) => rows.get(field)?.label ?? fieldLabel(field),
  identity: {
    ...mapNames<typeof shape, Identity>(
      shape,
      (name) =>
        ({ payload }) =>
          payload[name],
    ),
    // follows from the account
    onboardingId: undefined,
  },
  itemsOf: ({ bankar }) => bankar,
  send: (api, { userId, customerId, customerName }, payload, idempotencyKey) =>
    api.attempt(
      addBankar,
      { channel: 'Digital Form', userId, customerId, payload, customerName },
      { idempotencyKey },
    ),
};

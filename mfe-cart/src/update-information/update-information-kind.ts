import type { CartLists } from '@portal/shared/api/cart';
import { addClientInformation, type ClientInformationSent } from '@portal/shared/api/client-information';
import { mapNames, updateFields } from '@portal/shared/fields';
import { fieldOf } from '@portal/shared/person';
import { transactionWords } from '../core/transaction-words.ts';
import type { TransactionKind } from '../transaction/index.ts';

type Listed = CartLists['clientInfoUpdate'][number];
type Identity = Omit<TransactionKind<ClientInformationSent, Listed>['identity'], 'before'>;

/** An update of the customer's record as a kind of transaction: how it is called, sent and recognised in the cart (CLI-07). */
export const updateInformationKind: TransactionKind<ClientInformationSent, Listed> = {
  name: 'update-information',
  list: 'clientInfoUpdate',
  channel: 'Digital Form',
  words: transactionWords['update-information'],
  labelOf: (field) => fieldOf(field).label,
  identity: {
    ...mapNames<typeof updateFields, Identity>(
      updateFields,
      (name) =>
        ({ payload }) =>
          payload[name],
    ),
    // follows from the record
    before: undefined,
  },
  itemsOf: ({ clientInfoUpdate }) => clientInfoUpdate,
  send: (api, { userId, customerId, customerName }, payload, idempotencyKey) =>
    api.attempt(
      addClientInformation,
      // the item's id is the command's: a repeat has the same one
      { channel: 'Digital Form', userId, customerId, payload, id: idempotencyKey, customerName },
      { idempotencyKey },
    ),
};

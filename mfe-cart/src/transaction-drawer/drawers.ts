import { createLazyCode, type LazyCode } from '@portal/shared/lazy-code';
import type { ComponentType } from 'react';
import type { TransactionName } from '../core/transaction-words.ts';
import type { TransactionDrawerProps } from '../transaction/index.ts';

/**
 * The drawer of every kind of transaction, each a separate chunk with its rules and fields. The host preloads it by
 * the chunk's name, which is the name in the address with `transaction-` in front.
 */
export const transactionDrawers: {
  readonly [Name in TransactionName]: LazyCode<ComponentType<TransactionDrawerProps>>;
} = {
  invest: createLazyCode(() =>
    import(/* webpackChunkName: "transaction-invest" */ '../invest/index.ts').then(
      ({ InvestDrawer }) => InvestDrawer,
    ),
  ),
  redeem: createLazyCode(() =>
    import(/* webpackChunkName: "transaction-redeem" */ '../redeem/index.ts').then(
      ({ RedeemDrawer }) => RedeemDrawer,
    ),
  ),
  switch: createLazyCode(() =>
    import(/* webpackChunkName: "transaction-switch" */ '../switch/index.ts').then(
      ({ SwitchDrawer }) => SwitchDrawer,
    ),
  ),
  'bank-account': createLazyCode(() =>
    import(/* webpackChunkName: "transaction-bank-account" */ '../bank-account/index.ts').then(
      ({ BankAccountDrawer }) => BankAccountDrawer,
    ),
  ),
  'update-information': createLazyCode(() =>
    import(/* webpackChunkName: "transaction-update-information" */ '../update-information/index.ts').then(
      ({ UpdateInformationDrawer }) => UpdateInformationDrawer,
    ),
  ),
};

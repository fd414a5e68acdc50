import { addBankar, addInvestment, addRedemption, addSwitching } from '@portal/shared/api/cart';
import { addClientInformation } from '@portal/shared/api/client-information';
import { customerInfo } from '@portal/shared/api/customers';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { lookups } from '@portal/shared/api/lookups';
import { useState } from 'react';
import { newValues as newBankAccount } from '../../../mfe-cart/src/bank-account/bank-account-fields.ts';
import { remoteData } from '../../../mfe-cart/src/core/remote-data.ts';
import { newValues as newInvestment } from '../../../mfe-cart/src/invest/invest-fields.ts';
import { newValues as newRedemption } from '../../../mfe-cart/src/redeem/redeem-fields.ts';
import { newValues as newSwitch } from '../../../mfe-cart/src/switch/switch-fields.ts';
import { TransactionDrawer } from '../../../mfe-cart/src/transaction-drawer/index.ts';
import { valuesOfRecord } from '../../../mfe-cart/src/update-information/update-fields.ts';
import type { Row } from '../row.ts';
import { findButton, type Stage } from '../stage.tsx';

interface DrawerProps {
  readonly kind: string;
  readonly customerId: string;
}

const Drawer = remoteData.wrap((props: DrawerProps) => {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <TransactionDrawer {...props} onClose={() => setOpen(false)} /> : null;
});

async function recordOf({ api, agent, customer }: Stage) {
  const reply = await api.attempt(customerInfo, {
    agentUserId: agent.userId,
    customerId: customer.customerId,
  });
  if (reply.status === 'failed') throw reply.error;
  return reply.value;
}

/** A row for the drawer of a kind, whose answers were typed before. `type` is the item's. */
const drawerRow = (
  call: Endpoint,
  kind: string,
  type: string,
  noun: string,
  typed: (stage: Stage) => object | Promise<object>,
): Row => ({
  call,
  on: `drawer ${kind}`,
  isReadBack: true,
  words: {
    done: /Added to .*’s cart/,
    not: new RegExp(`The ${noun} was not added to the cart`),
    unknown: new RegExp(`No answer came, so the ${noun} may or may not be in the cart`),
  },
  async open(stage) {
    const { customerId } = stage.customer;
    const user = stage.open(<Drawer kind={kind} customerId={customerId} />, remoteData, {
      path: `/client-profile?customerId=${customerId}`,
      typed: { [`${kind}:${customerId}`]: await typed(stage) },
    });
    await findButton('Add to cart');
    return {
      press: async () => user.click(await findButton('Add to cart')),
      count: async () =>
        (await stage.effects()).items.filter((item) => item.type === type && item.state === 'cart').length,
    };
  },
});

export const transactionRows: readonly Row[] = [
  drawerRow(addInvestment, 'invest', 'investment', 'investment', (stage) => {
    const { acknowledged: _acknowledged, ...kept } = newInvestment({
      accountId: stage.account('CS'),
      scheme: 'CBSUK',
      amount: '2,000.00',
      salesCharge: '0.75',
      distribution: 'REINVEST',
    });
    return kept;
  }),
  drawerRow(addRedemption, 'redeem', 'redemption', 'redemption', (stage) => ({
    ...newRedemption(stage.account('EPF'), 'CBBAL'),
    way: 'units',
    units: '1000',
  })),
  drawerRow(addSwitching, 'switch', 'switching', 'switch', (stage) => {
    const { acknowledged: _acknowledged, ...kept } = newSwitch(stage.account('EPF'), 'CBBAL');
    return { ...kept, target: 'CBIBA', way: 'units', units: '3000', salesCharge: '1' };
  }),
  drawerRow(addBankar, 'bank-account', 'bankar', 'bank account', async (stage) => {
    const lists = await stage.api.call(lookups, {});
    return {
      ...newBankAccount(await recordOf(stage), stage.account('CS')),
      bank: lists?.banks[0]?.code ?? '',
      number: '514212347710',
      statementDate: '2026-11-18',
      statement: { name: 'statement.pdf', path: stage.agent.bankStatement },
    };
  }),
  drawerRow(addClientInformation, 'update-information', 'clientInfoUpdate', 'update', async (stage) => {
    return { ...valuesOfRecord(await recordOf(stage)), occupationDesignation: 'Manager of many' };
  }),
];

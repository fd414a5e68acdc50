import { expect, type Locator, type Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';
import { attachStatement, bankAccountAddress, bankAccountDrawer, enterMaybank } from './bank-account.ts';
import { amountField } from './invest.ts';
import {
  redeemAddress,
  redeemDrawer,
  switchAddress,
  switchDrawer,
  targetOf,
  updateAddress,
  updateDrawer,
} from './transaction-drawers.ts';

/** A form in a drawer that adds an item to the cart. */
export interface SentForm {
  /** What its item is called on screen. */
  readonly noun: string;
  /** Path of the call that adds the item. */
  readonly post: string;
  readonly address: (customer: Customer) => string;
  readonly drawer: (page: Page) => Locator;
  /** Title of the failure of what is read again after a post whose outcome is not known. */
  readonly rereadFailure?: string;
  /** Completes the form. */
  readonly fill: (drawer: Locator) => Promise<void>;
}

const text = (drawer: Locator, name: string) => drawer.getByRole('textbox', { name, exact: true });

/** The forms of all kinds but the investment, whose faults are in `invest-faults` and `call-faults`. */
export const sentForms: readonly SentForm[] = [
  {
    noun: 'redemption',
    post: '/application/cart/transaction/redemption',
    address: (customer) => redeemAddress(customer, 'CS', 'CBSUK'),
    drawer: redeemDrawer,
    rereadFailure: 'Holdings could not be loaded',
    async fill(drawer) {
      await drawer.getByRole('radio', { name: 'Units', exact: true }).check();
      await text(drawer, 'Units').fill('250.50');
      // the first bank account is chosen when they are loaded
      await drawer.getByRole('combobox', { name: 'Pay into' }).waitFor();
    },
  },
  {
    noun: 'switch',
    post: '/application/cart/transaction/switching',
    address: (customer) => switchAddress(customer, 'EPF', 'CBBAL'),
    drawer: switchDrawer,
    rereadFailure: 'Holdings could not be loaded',
    async fill(drawer) {
      await drawer.getByRole('searchbox', { name: 'Find a fund' }).fill('malaysia growth');
      await targetOf(drawer, 'Cempaka Biru Malaysia Growth').click();
      await amountField(drawer).fill('1,050.00');
      await expect(drawer.getByText('Suits this customer')).toBeVisible();
    },
  },
  {
    noun: 'bank account',
    post: '/application/cart/bankar',
    address: bankAccountAddress,
    drawer: bankAccountDrawer,
    async fill(drawer) {
      await enterMaybank(drawer, '514200001111');
      await drawer.getByRole('checkbox', { name: /by default/ }).check();
      await attachStatement(drawer);
    },
  },
  {
    noun: 'update',
    post: '/application/cart/clientinfoupdate',
    address: updateAddress,
    drawer: updateDrawer,
    async fill(drawer) {
      await text(drawer, 'Employer').fill('Typed and Partners');
      await text(drawer, 'EPF number').fill('7654321');
    },
  },
];

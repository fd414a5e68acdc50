import type { Page } from 'playwright';
import { mainLink } from '../../support/page/frame.ts';
import { namePattern } from '../../support/page/name-pattern.ts';
import { formNumbers } from '../../support/screens/applications.ts';
import { emailField } from '../../support/screens/checkout.ts';
import { addButton, amountField, investDrawer } from '../../support/screens/invest.ts';
import { giveDeclaration, mailOf, submitButton } from '../../support/screens/selling.ts';
import type { Customer } from '../../support/service/agent.ts';
import type { Step } from './step.ts';

const tab = (page: Page, name: string, text: RegExp): Step => ({
  name: `tab ${name}`,
  press: { click: page.getByRole('tab', { name }) },
  shows: { role: 'tabpanel', text },
});

const profileIsShown = { role: 'heading', text: /^Value today/ } as const;
const listIsShown = { role: 'group', text: /\d–\d+ of \d/ } as const;
const cartIsShown = { role: 'status', text: /Ready to check out|(is|are) missing/ } as const;
const findCustomer = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Find a customer' });
const cartIcon = (page: Page) => page.getByRole('button', { name: 'Cart, has items' });
const viewCart = (page: Page) => page.getByRole('link', { name: 'View Cart', exact: true });

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search customers' });
async function search(page: Page, name: string): Promise<void> {
  await searchField(page).fill(name);
  await page.getByText(`“${name}”`).first().waitFor();
}
const firstLetter = ({ name }: Customer) => name.slice(0, 1).toLowerCase();
const untilClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });
const close = (what: string): Step => ({ name: `close ${what}`, press: { key: 'Escape' } });

/** From the list of applications by home to a customer, and through the tabs of the profile. */
const browse = (page: Page, customer: Customer): readonly Step[] => [
  { name: 'home', press: { click: mainLink(page, 'Home') }, shows: { role: 'heading', text: /^Good/ } },
  {
    name: 'home to Customers',
    press: { click: findCustomer(page) },
    shows: { role: 'heading', text: /^All customers/ },
  },
  {
    name: 'search, first key',
    before: () => searchField(page).focus(),
    press: { key: firstLetter(customer) },
    shows: { role: 'heading', text: /match(es)? “/ },
  },
  {
    name: 'open a customer',
    before: () => search(page, customer.name),
    press: { click: page.getByRole('link', { name: namePattern(customer.name) }).first() },
    shows: profileIsShown,
  },
  tab(page, 'Activity', /90 days/),
  tab(page, 'Profile', /On record/),
  tab(page, 'Vulnerable investor', /What the customer answered/),
  tab(page, 'Bank accounts', /Add bank account/),
  tab(page, 'Holdings', /Show zero holdings/),
];

/** Puts an investment into the cart. */
const invest = (page: Page): readonly Step[] => [
  {
    name: 'open Invest',
    press: { click: page.getByRole('button', { name: 'Invest', exact: true }).first() },
    shows: { role: 'dialog', text: /Cempaka Biru Sukuk/ },
  },
  {
    name: 'choose a fund',
    press: { click: investDrawer(page).getByRole('button', { name: /^Cempaka Biru Sukuk/ }) },
    shows: { role: 'dialog', text: /Sales charge/ },
  },
  {
    name: 'amount, first key',
    before: () => amountField(investDrawer(page)).focus(),
    press: { key: '2' },
  },
  {
    name: 'add to cart',
    before: () => amountField(investDrawer(page)).fill('2000'),
    press: { click: addButton(investDrawer(page)) },
    shows: { role: 'button', text: /View cart/ },
  },
];

/** The other drawers of the profile, and the finder. */
function openDrawers(page: Page, customer: Customer): readonly Step[] {
  const moreActions = page.getByRole('button', { name: 'More actions' });
  const menuItem = (name: string) => page.getByRole('menuitem', { name });
  /** Opens a drawer by a button of the cash account's first row. */
  const drawer = (name: string, text: RegExp): readonly Step[] => [
    {
      name: `open ${name}`,
      before: () => untilClosed(page),
      press: { click: page.getByRole('button', { name: `${name} Cempaka Biru Sukuk` }).first() },
      shows: { role: 'dialog', text },
    },
    close(name),
  ];
  return [
    ...drawer('Redeem', /Units/),
    ...drawer('Switch', /Cempaka Biru Bond/),
    {
      name: 'open a menu',
      before: () => untilClosed(page),
      press: { click: moreActions },
      shows: { role: 'menuitem', text: /Add bank account/ },
    },
    close('a menu'),
    {
      name: 'open Bank account',
      before: () => moreActions.click(),
      press: { click: menuItem('Add bank account') },
      shows: { role: 'dialog', text: /statement/ },
    },
    close('Bank account'),
    {
      name: 'open Update information',
      before: () => untilClosed(page).then(() => moreActions.click()),
      press: { click: menuItem('Update information') },
      shows: { role: 'dialog', text: /Nationality/ },
    },
    close('Update information'),
    {
      name: 'open the finder',
      before: () => untilClosed(page),
      press: { key: 'Control+k' },
      shows: { role: 'option', text: /All customers/ },
    },
    {
      name: 'finder, first key',
      press: { key: firstLetter(customer) },
      shows: { role: 'status', text: /\d customers?/ },
    },
    close('the finder'),
  ];
}

/** From the cart to the sent checkout, its application, and back. */
const sell = (page: Page, customer: Customer): readonly Step[] => [
  {
    name: 'cart summary',
    before: () => untilClosed(page),
    press: { click: cartIcon(page) },
    shows: { role: 'dialog', text: /View Cart/ },
  },
  close('cart summary'),
  {
    name: 'cart',
    before: () => cartIcon(page).click(),
    press: { click: viewCart(page) },
    shows: cartIsShown,
  },
  { name: 'back to the profile', press: 'back', shows: profileIsShown },
  {
    name: 'cart, again',
    press: { click: page.getByRole('link', { name: /^View cart/ }) },
    shows: cartIsShown,
  },
  {
    name: 'checkout',
    press: { click: page.getByRole('link', { name: /^Check out \d/ }).first() },
    shows: { role: 'button', text: /^Submit \d/ },
  },
  {
    name: 'tick a statement',
    before: () => emailField(page).fill(mailOf(customer)),
    press: { click: page.getByRole('checkbox', { name: /received the prospectus/ }) },
  },
  {
    name: 'submit',
    before: () => giveDeclaration(page),
    press: { click: submitButton(page) },
    shows: { role: 'main', text: /Nothing is processed before the customer confirms/ },
  },
  {
    name: 'to Applications',
    press: { click: mainLink(page, 'Applications') },
    shows: listIsShown,
  },
  {
    name: 'open an application',
    press: { click: formNumbers(page).first() },
    shows: { role: 'heading', text: /^Items/ },
  },
  {
    name: 'back to Applications',
    press: 'back',
    shows: listIsShown,
  },
];

/** One sale, and the browsing of a day beside it. */
export const stepsOfDay = (page: Page, customer: Customer): readonly Step[] => [
  ...browse(page, customer),
  ...invest(page),
  ...openDrawers(page, customer),
  ...sell(page, customer),
];

/** A book, a profile and a cart as large as the largest agents have them. */
export const stepsOfLarge = (page: Page): readonly Step[] => [
  {
    name: 'home to Customers, 2,000',
    press: { click: findCustomer(page) },
    shows: { role: 'main', text: /to \d+ of 2,000/ },
  },
  {
    name: 'search of 2,000, first key',
    before: () => page.getByRole('searchbox', { name: 'Search customers' }).focus(),
    press: { key: 'a' },
    shows: { role: 'heading', text: /match(es)? “/ },
  },
  {
    name: 'open a customer, 500 holdings',
    press: { click: page.getByRole('link', { name: /^A00000 / }).first() },
    shows: profileIsShown,
  },
  { ...tab(page, 'Profile', /On record/), name: 'leave 500 holdings' },
  { ...tab(page, 'Holdings', /Show zero holdings/), name: 'back to 500 holdings' },
  {
    name: 'open Invest over them',
    press: { click: page.getByRole('button', { name: 'Invest', exact: true }).first() },
    shows: { role: 'dialog', text: /Account and plan/ },
  },
  close('Invest over them'),
  {
    name: 'open the finder over them',
    before: () => untilClosed(page),
    press: { key: 'Control+k' },
    shows: { role: 'option', text: /All customers/ },
  },
  close('the finder over them'),
  {
    name: 'cart summary, 300 items',
    before: () => untilClosed(page),
    press: { click: cartIcon(page) },
    shows: { role: 'dialog', text: /View Cart/ },
  },
  close('cart summary, 300 items'),
  {
    name: 'cart, 300 items',
    before: () => cartIcon(page).click(),
    press: { click: viewCart(page) },
    shows: cartIsShown,
  },
  { name: 'back to the profile, 500 holdings', press: 'back', shows: profileIsShown },
];

import type { SlotName } from '@portal/shared/contract';
import type { Mark, Stop } from './rounds.ts';

/** A stop at a slot, or at something of the host's own. */
export interface Place extends Stop {
  readonly slot?: SlotName;
}

const heading = (text: string): Mark => ({ selector: 'h1', text });

/** The content, because only then all of the page is there. */
const content = (text: string): Mark => ({ selector: 'main', text });

const page = (slot: SlotName, path: string, mark: Mark): Place => ({ slot, step: { path }, mark, mounts: 1 });

const home: Place = { step: { path: '/dashboard' }, mark: heading('Good '), mounts: 0 };

const cartIcon = { press: 'button[aria-label^="Cart"]' };

/** The round of an agent who is not signed in. */
export const openRound: readonly Place[] = [
  page('redirect', '/redirect', heading('This link leads nowhere')),
  page('account-linking', '/account-linking', heading('Link your agent account')),
  page('login', '/', { selector: 'button', text: 'Sign in' }),
];

/**
 * The rounds of a signed-in agent, with a customer: together with `openRound` every slot. Each round begins from its
 * last place, and the one of the cart's icon on the customer's page. One after the other they are a round as well.
 */
export function signedInRounds(customerId: string): readonly (readonly Place[])[] {
  const of = `?customerId=${customerId}`;
  const profile = `/client-profile${of}`;
  return [
    [
      page('client-list', '/client', heading('Customers')),
      // once its holdings have come
      page('client-profile', profile, { selector: 'h2', text: 'Value today' }),
    ],
    [
      {
        slot: 'cart-summary',
        step: cartIcon,
        mark: { selector: '[role=dialog]', text: 'Your cart is empty.' },
        mounts: 1,
      },
      { step: cartIcon, mark: { selector: 'body:not(:has([role=dialog]))', text: '' }, mounts: 0 },
    ],
    [
      page('account-history', `${profile}&tab=activity`, { selector: 'button', text: '90 days' }),
      page('transaction-drawer', `${profile}&transaction=invest`, {
        selector: '[role=dialog]',
        text: 'Invest',
      }),
    ],
    [
      page('onboarding', '/onboarding', heading('Onboarding')),
      page('payment', '/payment', heading('Payment')),
      home,
    ],
    [
      page('suitability', `/sat${of}`, heading('How old are you?')),
      page('payment-result', '/payment/successful', heading('Payment')),
    ],
    [
      page('checkout', `/checkout${of}`, content('Nothing to check out')),
      page('cart', `/cart${of}`, content('Your cart is empty.')),
    ],
    [
      page('application-detail', '/application/detail/none?formNo=X', heading('X')),
      page('application-list', '/application', heading('Applications')),
    ],
  ];
}

/** Slots of each remote that a signed-in agent uses, which are pages. */
const sevenSlots: ReadonlySet<SlotName | undefined> = new Set([
  'client-list',
  'client-profile',
  'account-history',
  'transaction-drawer',
  'checkout',
  'cart',
  'application-list',
]);

/** Seven pages, with all remotes of a signed-in agent, and home: fifty times round them are 400 pages. */
export function eightPages(customerId: string): readonly Place[] {
  const places = signedInRounds(customerId).flat();
  return [...places.filter(({ slot }) => sevenSlots.has(slot)), home];
}

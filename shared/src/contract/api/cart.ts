import { isoInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import {
  bankar,
  bankarSent,
  formPayload,
  investment,
  investmentSent,
  redemption,
  redemptionSent,
  switching,
  switchingSent,
} from './transaction-payloads.ts';
import { channel, defineItemBody, id, queryIds } from './wire.ts';

const itemHead = {
  id,
  customerId: id,
  customerName: z.string(),
  createdAt: isoInstant,
  /** When it was saved last, where that is known. */
  updatedAt: z.optional(isoInstant),
};

const investmentItem = z.object({ ...itemHead, payload: investment });
const redemptionItem = z.object({ ...itemHead, payload: redemption });
const switchingItem = z.object({ ...itemHead, payload: switching });
const bankarItem = z.object({ ...itemHead, payload: bankar });
const formItem = z.object({ ...itemHead, payload: formPayload });

/** A cart's investment. */
export type InvestmentItem = z.output<typeof investmentItem>;
/** A cart's redemption. */
export type RedemptionItem = z.output<typeof redemptionItem>;
/** A cart's switch or contra. */
export type SwitchingItem = z.output<typeof switchingItem>;
/** A cart's bank account addition. */
export type BankarItem = z.output<typeof bankarItem>;
/** A cart's form: suitability, onboarding or client information. */
type FormItem = z.output<typeof formItem>;

/** The seven lists of a cart. */
export interface CartLists {
  readonly investment: readonly InvestmentItem[];
  readonly redemption: readonly RedemptionItem[];
  readonly switching: readonly SwitchingItem[];
  readonly bankar: readonly BankarItem[];
  readonly sat: readonly FormItem[];
  readonly clientInfoUpdate: readonly FormItem[];
  readonly onboarding: readonly FormItem[];
}

/** The lists in the response. Client-information updates come under either of two spellings (CRT-01). */
const cartListsOnWire = z
  .object({
    investment: z.array(investmentItem),
    redemption: z.array(redemptionItem),
    switching: z.array(switchingItem),
    bankar: z.array(bankarItem),
    sat: z.array(formItem),
    clientInfoUpdate: z.optional(z.array(formItem)),
    clientinfoupdate: z.optional(z.array(formItem)),
    onboarding: z.array(formItem),
  })
  .check(
    z.refine(
      (lists) => lists.clientInfoUpdate !== undefined || lists.clientinfoupdate !== undefined,
      'no list of client-information updates',
    ),
  );

const cartLists = z.pipe(
  cartListsOnWire,
  z.transform(
    ({
      clientInfoUpdate = [],
      clientinfoupdate = [],
      ...lists
    }: z.output<typeof cartListsOnWire>): CartLists => ({
      ...lists,
      clientInfoUpdate: [...clientInfoUpdate, ...clientinfoupdate],
    }),
  ),
);

/**
 * A customer's cart in one channel. A whole cart is one call for each channel, merged. The portal sends no `cartIds`:
 * every page shows the whole cart, and an order whose reply was lost is found in it without an id.
 */
export const cartList = defineEndpoint({
  method: 'GET',
  path: '/application/cart/list',
  query: z.strictObject({ userId: id, channel, customerId: id, cartIds: z.optional(queryIds) }),
  response: cartLists,
});

/** Defines a call that adds an order to the cart. The reply has the item's id. */
const defineOrderCall = <Payload extends z.Schema>(path: `/${string}`, payload: Payload) =>
  defineEndpoint({
    method: 'POST',
    changes: true,
    path,
    body: defineItemBody('Digital Transaction', payload),
    response: z.object({ id }),
  });

/** Adds an investment to the cart (ITM-01). */
export const addInvestment = defineOrderCall('/application/cart/transaction/investment', investmentSent);

/** Adds a redemption to the cart (ITM-04). */
export const addRedemption = defineOrderCall('/application/cart/transaction/redemption', redemptionSent);

/** Adds a switch or contra to the cart (ITM-05). */
export const addSwitching = defineOrderCall('/application/cart/transaction/switching', switchingSent);

/** Adds a bank account addition to the cart (ITM-06). A failure is only logged (ITM-17). */
export const addBankar = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/cart/bankar',
  body: defineItemBody('Digital Form', bankarSent),
  response: z.object({ id }),
  onFailure: 'log',
});

/** Removes items of one channel from the cart. A failure is only logged (CRT-03). */
export const deleteFromCart = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/cart/delete',
  body: z.strictObject({ channel, userId: id, customerId: id, cartIds: z.array(id).check(z.minLength(1)) }),
  response: z.object({ cartIds: z.array(id) }),
  onFailure: 'log',
});

/** The calls of a cart, by name. */
export const cartEndpoints = {
  cartList,
  addInvestment,
  addRedemption,
  addSwitching,
  addBankar,
  deleteFromCart,
} as const;

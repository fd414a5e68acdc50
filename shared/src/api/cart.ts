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
import { type Channel, channel, id, line, queryIds } from './wire.ts';

const itemHead = { id, customerId: id, customerName: z.string(), createdAt: isoInstant };

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
  onFailure: 'throw',
});

/** Schema of a request that adds an item to the cart. */
const itemBody = <ItemChannel extends Channel, Payload extends z.Schema>(
  itemChannel: ItemChannel,
  payload: Payload,
) =>
  z.strictObject({
    channel: z.literal(itemChannel),
    userId: id,
    customerId: id,
    payload,
    customerName: line,
  });

/** Adds an investment to the cart (ITM-01). */
export const addInvestment = defineEndpoint({
  method: 'POST',
  path: '/application/cart/transaction/investment',
  body: itemBody('Digital Transaction', investmentSent),
  response: z.object({ id }),
  onFailure: 'throw',
});

/** Adds a redemption to the cart (ITM-04). */
export const addRedemption = defineEndpoint({
  method: 'POST',
  path: '/application/cart/transaction/redemption',
  body: itemBody('Digital Transaction', redemptionSent),
  response: z.object({ id }),
  onFailure: 'throw',
});

/** Adds a switch or contra to the cart (ITM-05). */
export const addSwitching = defineEndpoint({
  method: 'POST',
  path: '/application/cart/transaction/switching',
  body: itemBody('Digital Transaction', switchingSent),
  response: z.object({ id }),
  onFailure: 'throw',
});

/** Adds a bank account addition to the cart (ITM-06). A failure is only logged (ITM-17). */
export const addBankar = defineEndpoint({
  method: 'POST',
  path: '/application/cart/bankar',
  body: itemBody('Digital Form', bankarSent),
  response: z.object({ id }),
  onFailure: 'log',
});

/** Removes items of one channel from the cart. A failure is only logged (specification, section 8). */
export const deleteFromCart = defineEndpoint({
  method: 'POST',
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

import { defineEndpoint } from '@portal/shared/api/endpoint';
import { defineItemBody, emailAddress, id } from '@portal/shared/api/wire';
import * as z from '@portal/shared/schema';
import { changeShape } from '../fields/convert.ts';
import { updateFields } from '../fields/person-fields.ts';

/** The fields of a customer that an update may change, with the names of the record. What is empty is null. */
const clientInformation = changeShape(updateFields);

/**
 * An update of a customer's record in a request (ITM-09): the changed fields only, and `before`, the same fields as they are
 * on record.
 */
export const clientInformationSent = z.strictObject({
  ...clientInformation,
  email: z.optional(z.nullable(emailAddress)),
  before: z.strictObject(clientInformation),
});
/** An update of a customer's record in a request. */
export type ClientInformationSent = z.input<typeof clientInformationSent>;
/** The fields of a customer that an update may change. */
export type ClientInformation = Omit<ClientInformationSent, 'before'>;

/**
 * The changed fields of an update that the cart lists. A reply may have other fields, which are ignored.
 */
export const clientInformationListed = z.object({
  ...clientInformation,
  before: z.optional(z.object(clientInformation)),
});

/** Adds an update of the customer's record to the cart (CLI-07). `id` is the item's, which the portal chooses. */
export const addClientInformation = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/cart/clientinfoupdate',
  body: z.extend(defineItemBody('Digital Form', clientInformationSent), { id }),
  response: z.object({ id }),
});

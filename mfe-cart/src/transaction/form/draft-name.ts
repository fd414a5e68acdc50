/**
 * Returns the name under which the draft of a transaction's form is kept, by kind (`invest`) and customer. An edited
 * item (`editedId`) has a separate draft from a new order.
 */
export const draftNameOf = (kind: string, customerId: string, editedId?: string): string =>
  [kind, customerId, ...(editedId === undefined ? [] : [editedId])].join(':');

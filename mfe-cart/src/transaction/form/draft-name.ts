/** Returns the name of the draft of a kind's form. An edited item has a separate draft from a new order. */
export const draftNameOf = (kind: string, customerId: string, editedId?: string): string =>
  [kind, customerId, ...(editedId === undefined ? [] : [editedId])].join(':');

/** A cart item's title, for the scheme CBSUK. */
export const sukukItem = 'Invest in Cempaka Biru Sukuk';

/** Path of a customer's cart. */
export const cartPath = (customerId: string) => `/cart?customerId=${customerId}`;

/** Returns the path of a customer's profile: `/client-profile` with the customer's id as parameter. */
export function getProfilePath(customerId: string): string {
  return addCustomerId('/client-profile', customerId);
}

/** Returns the path of a customer's cart: `/cart` with the customer's id as parameter. */
export function getCartPath(customerId: string): string {
  return addCustomerId('/cart', customerId);
}

/** Returns the path of a customer's suitability assessment: `/sat` with the customer's id as parameter. */
export function getSuitabilityPath(customerId: string): string {
  return addCustomerId('/sat', customerId);
}

function addCustomerId(path: string, customerId: string): string {
  return `${path}?${new URLSearchParams({ customerId })}`;
}

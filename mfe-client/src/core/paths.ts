/** The address of a customer's profile. */
export function profilePath(customerId: string): string {
  return withCustomer('/client-profile', customerId);
}

/** The address of a customer's cart. */
export function cartPath(customerId: string): string {
  return withCustomer('/cart', customerId);
}

/** The address of a customer's suitability assessment. */
export function suitabilityPath(customerId: string): string {
  return withCustomer('/sat', customerId);
}

function withCustomer(path: string, customerId: string): string {
  return `${path}?${new URLSearchParams({ customerId })}`;
}

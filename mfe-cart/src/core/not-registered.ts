/** Shown where the agent's registration does not cover a plan. */
export const notRegistered = 'You are not registered to sell this product.';

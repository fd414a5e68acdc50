/** Version of the product (CST-01). */
export const appVersion = '4.3.0';

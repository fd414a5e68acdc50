/** Version of the product (specification, section 9; CST-01). */
export const appVersion = '4.3.0';

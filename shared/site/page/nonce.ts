/** Text in the composed pages and the policy that the server replaces with each response's nonce. */
export const noncePlaceholder = '__CSP_NONCE__';

/** Stands in the composed pages and in the policy wherever the response's nonce goes; a server puts a fresh one in. */
export const noncePlaceholder = '__CSP_NONCE__';

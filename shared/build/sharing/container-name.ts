/** Returns a remote's container name, which must be an identifier: `mfe-cart` → `mfe_cart`. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

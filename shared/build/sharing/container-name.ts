/** `mfe-cart` → `mfe_cart`: federation names are identifiers. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

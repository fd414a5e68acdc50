/** Returns a remote's container name, which must be an identifier: `mfe-notes` → `mfe_notes`. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

declare global {
  interface Window {
    /** Called by webpack's chunk loaders, the host's and every remote's (shared/build/assets/integrity-plugin.ts). */
    __portalScripts?: ChunkScripts;
  }
}

/** What a chunk loader needs to set on a script element. */
export interface ChunkScripts {
  /** The script's hash. Empty: it may run without a hash. `undefined`: it must not run. */
  integrityOf(address: string): string | undefined;
  /** The trusted address to set; a new one when the file is retried. Throws a TypeError for a file without a hash. */
  addressOf(address: string): string;
}

import * as z from '@portal/shared/schema';

/**
 * Schema of a release's needs. Its build writes them into manifest and registry, and the gate checks them
 * before it fetches code.
 */
export const needs = z.object({
  /** Range of contract versions, such as `^1.0.0`. */
  contract: z.string(),
  /** Version of the federation runtime of the build, such as `2.9.2`. */
  federation: z.string(),
  /** Shared singleton (library or facade) → version range. */
  shared: z.record(z.string(), z.string()),
  /** Facade → names of the exports that it uses. */
  exports: z.record(z.string(), z.array(z.string())),
});

/** What a release of a remote needs of its host. */
export type Needs = Readonly<z.output<typeof needs>>;

/** Schema of what a host provides; its build writes it. */
export const provides = z.object({
  /** Version of the contract. */
  contract: z.string(),
  /** Versions of earlier majors of the contract that it still fulfils. Absent: none. */
  earlierContracts: z.exactOptional(z.array(z.string())),
  /**
   * Versions of the federation runtime that remotes may be built with; all versions with the first one's
   * major are accepted.
   */
  federation: z.array(z.string()),
  /** Shared singleton → version. */
  shared: z.record(z.string(), z.string()),
  /** Facade → names of all its exports. */
  exports: z.record(z.string(), z.array(z.string())),
});

/** What a host provides. */
export type Provides = Readonly<z.output<typeof provides>>;
